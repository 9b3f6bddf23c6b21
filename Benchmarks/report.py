"""What was measured, as a table and as bench.json."""

import json
import os
import platform


class Report:
    def __init__(self):
        self.rows = []

    def compare(self, name, ours, peer, theirs, unit="ms", most=None):
        """A row with the ratio of the medians, and of the least; `most` is the goal for the first.

        On a machine that others use too, the least runs are nearer to the truth.
        """
        ratio = ours.median / theirs.median if theirs.median else (1.0 if not ours.median else float("inf"))
        self.rows.append({
            "name": name, "unit": unit, "ours": ours.summary(), "peer": peer, "theirs": theirs.summary(),
            "ratio": ratio, "ratioOfLeast": min(ours) / min(theirs) if min(theirs) else None, "goal": most, "met": None if most is None else ratio <= most})

    def value(self, name, number, unit, most):
        """A row that has a goal but no peer."""
        self.rows.append({
            "name": name, "unit": unit, "ours": {"median": number}, "goal": most, "met": number <= most})

    def print(self):
        lines = [("", "closeup", "peer", "", "ratio", "least", "goal", "")]
        for row in self.rows:
            unit = f" {row['unit']}" if row["unit"] else ""
            is_ratio = "peer" in row
            lines.append((
                row["name"], f"{row['ours']['median']:.1f}{unit}", row.get("peer", ""),
                f"{row['theirs']['median']:.1f}{unit}" if is_ratio else "",
                f"{row['ratio']:.2f}" if is_ratio else "",
                f"{row['ratioOfLeast']:.2f}" if row.get("ratioOfLeast") else "",
                "" if row["goal"] is None else f"≤ {row['goal']:.2f}" if is_ratio else f"≤ {row['goal']}{unit}",
                {True: "met", False: "MISSED", None: ""}[row["met"]]))
        widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
        for line in lines:
            print("  ".join(
                cell.rjust(width) if column in (1, 3, 4, 5) else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(line, widths))).rstrip())

    def write(self, path):
        machine = {
            "system": platform.platform(), "processors": os.cpu_count(),
            "loadBefore": os.getloadavg()[2], "loadNow": os.getloadavg()[0]}
        path.write_text(json.dumps({"machine": machine, "rows": self.rows}, indent=2, ensure_ascii=False) + "\n")
        print(f"\nWritten to {path}. Load of this machine now: {machine['loadNow']:.1f} on {os.cpu_count()} processors.")
