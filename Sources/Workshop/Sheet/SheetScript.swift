/// What makes a sheet's filters work. Without scripts the page shows everything.
enum SheetScript {
  static let text = """
    "use strict";
    (() => {
      const cards = [...document.querySelectorAll(".card")].map(element => ({
        element,
        answer: element.dataset.answer,
        findings: new Set(element.dataset.findings.split(" ")),
        name: element.querySelector(".name").textContent.toLowerCase(),
      }));
      const buttons = kind => [...document.querySelectorAll(`button[data-${kind}]`)];
      const kinds = { answer: buttons("answer"), finding: buttons("finding") };
      const search = document.getElementById("search");
      const shown = document.getElementById("shown");
      const clear = document.getElementById("clear");
      const nothing = document.getElementById("nothing");
      const pressed = kind => kinds[kind].filter(b => b.getAttribute("aria-pressed") === "true").map(b => b.dataset[kind]);

      // Answers and findings widen among themselves and narrow each other.
      const apply = () => {
        const answers = pressed("answer"), findings = pressed("finding");
        const words = search.value.trim().toLowerCase();
        let count = 0;
        for (const card of cards) {
          const fits = (!answers.length || answers.includes(card.answer))
            && (!findings.length || findings.some(code => card.findings.has(code)))
            && card.name.includes(words);
          card.element.hidden = !fits;
          if (fits) count += 1;
        }
        const isFiltered = answers.length + findings.length > 0 || words !== "";
        const pictures = cards.length === 1 ? "picture" : "pictures";
        shown.textContent = isFiltered ? `${count} of ${cards.length} ${pictures}` : `${cards.length} ${pictures}`;
        clear.hidden = !isFiltered;
        nothing.hidden = count > 0;
      };

      const write = () => {
        const parts = new URLSearchParams();
        for (const kind of ["answer", "finding"]) {
          const values = pressed(kind);
          if (values.length) parts.set(kind, values.join(","));
        }
        if (search.value.trim()) parts.set("file", search.value.trim());
        const hash = parts.toString();
        history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
      };

      const read = () => {
        const parts = new URLSearchParams(location.hash.slice(1));
        for (const kind of ["answer", "finding"]) {
          const values = (parts.get(kind) || "").split(",");
          for (const button of kinds[kind]) button.setAttribute("aria-pressed", values.includes(button.dataset[kind]));
        }
        search.value = parts.get("file") || "";
        apply();
      };

      for (const button of [...kinds.answer, ...kinds.finding]) {
        button.addEventListener("click", () => {
          button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
          write();
          apply();
        });
      }
      search.addEventListener("input", () => { write(); apply(); });
      clear.addEventListener("click", () => {
        for (const button of [...kinds.answer, ...kinds.finding]) button.setAttribute("aria-pressed", "false");
        search.value = "";
        write();
        apply();
        search.focus();
      });
      addEventListener("hashchange", read);
      // On a telephone the filters fold away.
      if (matchMedia("(max-width: 40rem)").matches) document.querySelector(".controls").open = false;
      // On paper nothing can be unfolded.
      const general = document.querySelector(".general");
      let wasOpen = false;
      addEventListener("beforeprint", () => { if (general) { wasOpen = general.open; general.open = true; } });
      addEventListener("afterprint", () => { if (general) general.open = wasOpen; });
      read();
    })();
    """
}
