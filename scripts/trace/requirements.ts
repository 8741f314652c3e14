/** The numbered criteria, in groups: `SHELL` → `SHELL-01`, `SHELL-02` … */
export type Requirements = Map<string, string[]>;

const ROW = /^\| (?<group>[A-Z]+(?:-[A-Z]+)*)-(?<number>\d{2}) \|/;

/** Reads the table rows of part 1; the settled contradictions (X-nn) of part 2 are not criteria. */
export function parseRequirements(markdown: string): Requirements {
  const requirements: Requirements = new Map();
  for (const line of markdown.split("\n")) {
    const { group, number } = ROW.exec(line)?.groups ?? {};
    if (group === undefined || group === "X") continue;
    requirements.set(group, [...(requirements.get(group) ?? []), `${group}-${number}`]);
  }
  return requirements;
}

/**
 * Turns a list of groups, ids and ranges into ids.
 *
 * @example expandSelection("ENQ,GUARD-01..GUARD-03", requirements)
 */
export function expandSelection(selection: string, requirements: Requirements): string[] {
  const known = [...requirements.values()].flat();
  return selection.split(",").flatMap((part) => {
    const [first = "", last = first] = part.trim().split("..");
    const ids =
      requirements.get(first) ?? known.slice(known.indexOf(first), known.indexOf(last) + 1);
    const isKnown = requirements.has(first) || (known.includes(first) && known.includes(last));
    if (!isKnown || ids.length === 0) throw new Error(`"${part}" names no criteria`);
    return ids;
  });
}
