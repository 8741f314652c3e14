import { AppError } from "#platform/errors/app-error.ts";
import type { DirectoryParts } from "../parts.ts";
import { findNearestSuburb, findSuburbsByBeginning } from "./find-suburbs.repository.ts";
import { readSuburbWish } from "./suburb-wish.rules.ts";

const mostSuggestions = 8;

type Parts = Pick<DirectoryParts, "db">;

/** Suburbs while somebody types; nothing to go by gives none. */
export async function suggestSuburbs({ db }: Parts, typed: string) {
  const wish = readSuburbWish(typed);
  if (!wish.name && !wish.postcode) return { data: [] };
  return { data: await findSuburbsByBeginning(db, wish, mostSuggestions) };
}

export async function nearestSuburb({ db }: Parts, { lat, lon }: { lat: number; lon: number }) {
  const suburb = await findNearestSuburb(db, lat, lon);
  if (!suburb) throw new AppError("not_found");
  return suburb;
}
