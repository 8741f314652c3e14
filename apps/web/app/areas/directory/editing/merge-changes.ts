import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import {
  type Choices,
  type Clash,
  type MergeResult,
  pickSide,
  type Versions,
} from "#lib/merge/merge-fields.ts";
import { isObject, readFields } from "#lib/read-fields.ts";
import type { ListingChanges } from "./editing-store.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The parts of these fields merge one by one, so two people can change different parts. */
const groups = new Set(["socials", "days", "catalogData"]);

/**
 * Merges my changes with what somebody else saved: each field takes the side that changed it. Where both changed it,
 * the choice decides, and the default is mine.
 */
export function mergeChanges(
  { base, theirs, mine }: Versions<EditableBusiness, ListingChanges>,
  choices: Choices = {},
): MergeResult<ListingChanges> {
  const clashes: Clash[] = [];

  function merge(path: string, was: Fields, now: Fields, typed: Fields): Fields {
    const merged: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(typed)) {
      const field = `${path}${name}`;
      if (path === "" && groups.has(name) && isObject(value)) {
        merged[name] = merge(`${name}.`, readFields(was[name]), readFields(now[name]), value);
        continue;
      }
      const versions = { base: was[name], theirs: now[name], mine: value };
      const { side, isClash } = pickSide(versions, choices[field]);
      if (isClash) clashes.push({ field, mine: value, theirs: now[name] });
      if (side === "mine") merged[name] = value;
      // A field that is left out stays as it is stored; a part of a group has to be sent.
      else if (path !== "" || typeof now[name] === "string") merged[name] = now[name];
    }
    return merged;
  }

  const merged = merge("", readFields(base), readFields(theirs), mine);
  return { merged, clashes };
}
