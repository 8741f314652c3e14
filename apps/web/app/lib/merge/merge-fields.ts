import { getKeys } from "@boab/contracts/common/keys";

/** A field that two people changed in different ways. */
export interface Clash {
  /** The path of the field: `phone`, or `socials.instagram` inside a group. */
  field: string;
  mine: unknown;
  theirs: unknown;
}

export type Choice = "mine" | "theirs";
export type Choices = Readonly<Record<string, Choice>>;

/** The three versions of the same data in a three-way merge. */
export interface Versions<Stored, Mine = Stored> {
  /** The version that the editor started from. */
  base: Stored;
  /** The version that somebody else has saved since. */
  theirs: Stored;
  mine: Mine;
}

export interface MergeResult<Mine> {
  merged: Mine;
  clashes: Clash[];
}

/** An empty field is stored as null but sent as an empty string, so both are equal. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? "") === JSON.stringify(other ?? "");

/** Picks the side that changed the field. If both did, mine is used until the person chooses theirs. */
export function pickSide(
  { base, theirs, mine }: Versions<unknown>,
  choice: Choice | undefined,
): { side: Choice; isClash: boolean } {
  const hasTheirsChanged = !isSame(theirs, base);
  const isClash = hasTheirsChanged && !isSame(mine, base) && !isSame(mine, theirs);
  const takesTheirs = isClash ? choice === "theirs" : hasTheirsChanged;
  return { side: takesTheirs ? "theirs" : "mine", isClash };
}

/** Merges field by field after somebody else has saved. */
export function mergeFields<Fields extends object>(
  { base, theirs, mine }: Versions<Fields>,
  choices: Choices = {},
  path = "",
): MergeResult<Fields> {
  const clashes: Clash[] = [];
  const merged = { ...mine };
  for (const name of getKeys(mine)) {
    const field = `${path}${name}`;
    const versions = { base: base[name], theirs: theirs[name], mine: mine[name] };
    const { side, isClash } = pickSide(versions, choices[field]);
    if (isClash) clashes.push({ field, mine: mine[name], theirs: theirs[name] });
    merged[name] = versions[side];
  }
  return { merged, clashes };
}
