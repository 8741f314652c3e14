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

/** The criteria of the specifications (part 1) and our own (part 6), which are counted apart. */
export function splitParts(markdown: string): { specified: string; added: string } {
  const [specified = "", added = ""] = markdown.split(/^# Part 6\b.*$/m);
  return { specified, added };
}

/** The readings that a criterion points to: `MEDIA-01` → `X-83`. */
export function parseReadingsByCriterion(markdown: string): Map<string, string[]> {
  const readingsByCriterion = new Map<string, string[]>();
  for (const line of markdown.split("\n")) {
    const { group, number } = ROW.exec(line)?.groups ?? {};
    if (group === undefined || group === "X") continue;
    const [, after = ""] = line.split("→");
    readingsByCriterion.set(`${group}-${number}`, after.match(/X-\d+/g) ?? []);
  }
  return readingsByCriterion;
}

interface Readings {
  all: string[];
  notBuilt: string[];
}

/** The readings of part 2 (X-nn), and those that only say what the product will do. */
export function parseReadings(markdown: string): Readings {
  const rows = [...markdown.matchAll(/^\| (?<id>X-\d+) \|(?<text>.*)$/gm)];
  const ids = (chosen: typeof rows) => chosen.map((row) => row.groups?.id ?? "");
  return {
    all: ids(rows),
    notBuilt: ids(rows.filter((row) => row.groups?.text?.includes("**Not built yet.**"))),
  };
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
