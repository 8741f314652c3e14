import anyAscii from "any-ascii";
import { makeId } from "#platform/ids/ids.ts";
import type { DirectoryDeps } from "../deps.ts";
import { makeRandomSlug, proposeSlugs } from "./slug.rules.ts";
import { findTaken } from "./slugs.repository.ts";

/** Proposes a free slug for a name in any script. It is not reserved: somebody else may save it first. */
export async function proposeSlug(
  { db }: Pick<DirectoryDeps, "db">,
  request: { name: string; suburb?: string | undefined },
): Promise<{ slug: string }> {
  const [name, suburb] = [request.name, request.suburb ?? ""].map((text) => anyAscii(text));
  const candidates = proposeSlugs(name ?? "", suburb ?? "");
  const takenSlugs = await findTaken(db, candidates);
  const freeSlug = candidates.find((slug) => !takenSlugs.has(slug));
  return { slug: freeSlug ?? makeRandomSlug(name ?? "", makeId("n", 8).slice(2)) };
}
