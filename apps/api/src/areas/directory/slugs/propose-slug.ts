import anyAscii from "any-ascii";
import { makeId } from "#platform/ids/ids.ts";
import type { DirectoryParts } from "../parts.ts";
import { lastResort, proposals } from "./slug.rules.ts";
import { findTaken } from "./slugs.repository.ts";

/** A free address made of a name in any script. It is free now; saving decides. */
export async function proposeSlug(
  { db }: Pick<DirectoryParts, "db">,
  wish: { name: string; suburb?: string | undefined },
): Promise<{ slug: string }> {
  const [name, suburb] = [wish.name, wish.suburb ?? ""].map((text) => anyAscii(text));
  const candidates = proposals(name ?? "", suburb ?? "");
  const taken = await findTaken(db, candidates);
  const free = candidates.find((slug) => !taken.has(slug));
  return { slug: free ?? lastResort(name ?? "", makeId("n", 8).slice(2)) };
}
