import { AppError } from "#platform/errors/app-error.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findNearestSuburb, findSuburbsByBeginning } from "./find-suburbs.repository.ts";
import { parseSuburbQuery } from "./suburb-query.rules.ts";

const maxSuggestions = 8;

type Deps = Pick<DirectoryDeps, "db">;

/** Suggests suburbs for the typed text; none if it has neither a name nor a postcode. */
export async function suggestSuburbs({ db }: Deps, typedText: string) {
  const query = parseSuburbQuery(typedText);
  if (!query.name && !query.postcode) return { data: [] };
  return { data: await findSuburbsByBeginning(db, query, maxSuggestions) };
}

export async function readNearestSuburb({ db }: Deps, { lat, lon }: { lat: number; lon: number }) {
  const suburb = await findNearestSuburb(db, lat, lon);
  if (!suburb) throw new AppError("not_found");
  return suburb;
}
