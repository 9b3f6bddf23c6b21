/// A sheet's looks: on a telephone, on a large screen, in the dark, and on paper.
enum SheetStyle {
  static let text = """
    :root{--paper:#f6f1ea;--card:#fff;--ink:#231539;--soft:#6a5c7d;--line:#e2d8cc;--mat:#1a1128;--accent:#8a4b00;
    --error:#b3261e;--error-ground:#fdecea;--warning:#8a5200;--warning-ground:#fff3dc;--note:#3b5b8c;--note-ground:#e9f0fb;--good:#1b7a4c;--good-ground:#e4f6ec;
    --a1:#e8503f;--a2:#e09a12;--a3:#12a18e;--a4:#6a58f0}
    @media (prefers-color-scheme:dark){:root{--paper:#130b22;--card:#20152f;--ink:#fff4e3;--soft:#b9a9c9;--line:#3a2c4d;--mat:#0c0717;--accent:#ffb52e;
    --error:#ff9a90;--error-ground:#4a1a1c;--warning:#ffc766;--warning-ground:#42300f;--note:#a9c4f5;--note-ground:#1e2d49;--good:#7bf0b4;--good-ground:#12382a}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Lato,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
    h1,h2,.kind,legend,summary,button,.chip{font-family:Quicksand,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .top,.controls,.general,.cards,.nothing{width:min(100%,90rem);margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
    .top{padding-block:2rem .75rem}
    .kind{margin:0;font-size:.8rem;font-weight:700;letter-spacing:.14em;text-transform:uppercase;color:var(--accent)}
    h1{margin:.1rem 0 .35rem;font-size:clamp(1.9rem,5vw,3rem);line-height:1.1;letter-spacing:-.01em}
    .sum{margin:0;color:var(--soft)}
    .chip{display:inline-block;margin-left:.35rem;padding:.05rem .6rem;border-radius:1rem;font-size:.85rem;font-weight:700}
    .chip.error{color:var(--error);background:var(--error-ground)}.chip.warning{color:var(--warning);background:var(--warning-ground)}
    .chip.note{color:var(--note);background:var(--note-ground)}.chip.good{color:var(--good);background:var(--good-ground)}
    .controls{position:sticky;top:0;z-index:2;padding-block:.5rem;background:var(--paper);border-bottom:1px solid var(--line)}
    summary{cursor:pointer;font-weight:700;padding:.35rem 0}
    form{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:end;padding-bottom:.35rem}
    fieldset{border:0;margin:0;padding:0;min-width:0;display:flex;flex-wrap:wrap;gap:.35rem}
    legend{padding:0;margin-bottom:.2rem;font-size:.8rem;font-weight:700;color:var(--soft)}
    .find span{display:block;margin-bottom:.2rem;font:700 .8rem/1.5 Quicksand,"Segoe UI",sans-serif;color:var(--soft)}
    input{width:12rem;max-width:100%;padding:.36rem .7rem;border:1px solid var(--line);border-radius:.6rem;background:var(--card);color:var(--ink);font:inherit;font-size:.9rem;line-height:1.4}
    button{display:inline-flex;align-items:center;gap:.4rem;padding:.36rem .75rem;border:1px solid var(--line);border-radius:2rem;background:var(--card);color:var(--ink);font-size:.9rem;font-weight:600;line-height:1.4;cursor:pointer}
    button b{font-weight:600;color:var(--soft)}
    button:hover{border-color:var(--soft)}
    button[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--paper)}
    button[aria-pressed=true] b{color:inherit;opacity:.8}
    button i,.answer i{flex:none;width:.65rem;height:.65rem;border-radius:50%;background:currentColor}
    .answer-1 i{background:var(--a1)}.answer-2 i{background:var(--a2);border-radius:0;clip-path:polygon(50% 0,100% 100%,0 100%)}
    .answer-3 i{background:var(--a3);border-radius:.1rem}.answer-4 i{background:var(--a4);border-radius:0;clip-path:polygon(25% 3%,75% 3%,100% 50%,75% 97%,25% 97%,0 50%)}
    button.error i{background:var(--error);border-radius:.1rem;transform:rotate(45deg) scale(.85)}
    button.warning i{background:var(--warning);border-radius:0;clip-path:polygon(50% 0,100% 100%,0 100%)}
    button.note i{background:var(--note)}button.good i{background:var(--good)}
    button[aria-pressed=true].error i,button[aria-pressed=true].warning i,button[aria-pressed=true].note i,button[aria-pressed=true].good i{background:currentColor}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .shown{display:flex;align-items:center;gap:.75rem;margin:0 0 .3rem;color:var(--soft)}
    .general{padding-block:.75rem 0}
    .general summary b{color:var(--soft)}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1.25rem;padding-block:1.25rem 3rem}
    .card{overflow:hidden;border:1px solid var(--line);border-radius:1rem;background:var(--card);content-visibility:auto;contain-intrinsic-size:auto 26rem}
    .pictures{display:grid;grid-template-columns:1fr 6.5rem;gap:.75rem;align-items:center;padding:.75rem;background:var(--mat)}
    figure{margin:0;min-width:0}
    .whole{display:flex;justify-content:center}
    .frame{position:relative;display:inline-block;overflow:hidden;line-height:0}
    .frame img{display:block;max-width:100%;width:auto;height:auto;max-height:14.5rem}
    .outline{position:absolute;border-radius:2px;box-shadow:0 0 0 2px #fff4e3,0 0 0 200vmax rgba(12,7,23,.24)}
    .crop img{display:block;width:100%;height:auto;border:2px solid #fff4e3;border-radius:4px;box-shadow:0 0 18px rgba(255,233,201,.35)}
    .lost{grid-column:1/-1;margin:0;padding:2.5rem 1rem;text-align:center;color:#b9a9c9}
    .text{padding:.85rem 1rem 1rem}
    .answer{display:flex;align-items:center;gap:.45rem;margin:0;font-size:.85rem;font-weight:700;color:var(--soft)}
    .name{margin:.1rem 0 .2rem;font-size:1rem;line-height:1.35}
    .caption{margin:.1rem 0 .35rem}
    dl{margin:.3rem 0 0;font-size:.9rem;color:var(--soft)}
    dl div{display:flex;gap:.5rem}dt{flex:none;width:4.2rem}dd{margin:0;min-width:0}
    .findings{list-style:none;margin:.7rem 0 0;padding:0;display:grid;gap:.4rem}
    .findings li{padding:.4rem .65rem;border-left:4px solid;border-radius:.3rem;font-size:.9rem;line-height:1.4}
    .findings .error{border-color:var(--error);background:var(--error-ground)}.findings .error strong{color:var(--error)}
    .findings .warning{border-color:var(--warning);background:var(--warning-ground)}.findings .warning strong{color:var(--warning)}
    .findings .note{border-color:var(--note);background:var(--note-ground)}.findings .note strong{color:var(--note)}
    code{font:600 .82rem/1.4 ui-monospace,"DejaVu Sans Mono",Menlo,monospace}
    .place{font-weight:700;margin-right:.4rem}.what,.advice{display:block}.advice{color:var(--soft)}.findings .advice::before{content:"→ "}
    .nothing{padding-block:3rem;text-align:center;color:var(--soft)}
    @media (max-width:40rem){.top{padding-top:1.25rem}.cards{gap:1rem;padding-block:1rem 2rem}.controls form{max-height:60vh;overflow:auto}input{width:100%}.find{width:100%}
    .pictures{grid-template-columns:1fr 5.5rem}}
    @media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--mat:#fff;--accent:#000;--error:#900;--warning:#640;--note:#024;--good:#040;
    --error-ground:#fff;--warning-ground:#fff;--note-ground:#fff;--good-ground:#fff}
    @page{margin:12mm}
    body{font-size:9pt;line-height:1.35}
    .controls,.nothing{display:none}
    .top,.general,.cards{width:auto;padding-inline:0}.top{padding-block:0 4mm}h1{font-size:20pt}
    .general{padding-block:0 2mm}.general summary{list-style:none}
    .cards{grid-template-columns:repeat(3,minmax(0,1fr));gap:4mm;padding:3mm .4mm 0}
    .card{break-inside:avoid;content-visibility:visible;border-radius:2mm}
    .pictures{grid-template-columns:1fr 17mm;gap:2mm;padding:2mm}.frame img{max-height:36mm}
    .outline{box-shadow:0 0 0 .4mm #fff,0 0 0 .8mm #000}.crop img{border:.3mm solid #000;border-radius:0;box-shadow:none}.lost{color:#444}
    .text{padding:0 2mm 2mm}.name{font-size:9pt}.answer,.caption,dl,.findings li{font-size:8pt}dt{width:12mm}
    .findings{margin-top:1mm;gap:1mm}.findings li{padding:.5mm 1.5mm;border-left-width:1mm}code{font-size:7.5pt}.chip{border:.3mm solid;padding:0 2mm}}
    """
}
