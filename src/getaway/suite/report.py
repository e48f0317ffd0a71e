"""What the suite tried and found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

MOST_SHOWN = 20


@dataclass
class Report:
    """Counts of what was tried, and every finding: which check, where, what."""

    game: str
    tried: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)
    hidden: dict[str, set[bytes]] = field(default_factory=dict)
    varied: set[str] = field(default_factory=set)
    plants: dict[str, bool] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    """The messages that options needed."""
    cited: set[str] = field(default_factory=set)
    """The clauses that consequences cite."""

    def found(self, check: str, what: str) -> None:
        """Keep a finding."""
        self.findings.append(f"{check}: {what}")

    @property
    def ok(self) -> bool:
        """Whether nothing was found and every plant was."""
        return not self.findings and all(self.plants.values())

    def text(self) -> str:
        """The report as lines of text."""
        lines = [f"{self.game}: {'all well' if self.ok else 'FAULTS FOUND'}"]
        lines += [f"  {what:<34}{count:>9,}" for what, count in sorted(self.tried.items())]
        if self.hidden:
            lines.append("  hidden fields, with the values each took in compared worlds:")
            lines += [f"    {name:<32}{len(values):>9,}" for name, values in sorted(self.hidden.items())]
        else:
            lines.append("  nothing is hidden from any seat")
        if self.plants:
            caught = sum(self.plants.values())
            lines.append(f"  planted leaks and faults caught    {caught} of {len(self.plants)}")
            lines += [f"    NOT caught: {name}" for name, was in sorted(self.plants.items()) if not was]
        lines += [f"  FOUND {finding}" for finding in self.findings[:MOST_SHOWN]]
        if len(self.findings) > MOST_SHOWN:
            lines.append(f"  and {len(self.findings) - MOST_SHOWN} more findings")
        return "\n".join(lines)
