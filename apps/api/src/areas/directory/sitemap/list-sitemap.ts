import {
  type SitemapPart,
  sitemapPartMost,
  sitemapPartSize,
} from "@boab/contracts/directory/sitemap";
import type { DirectoryParts } from "../parts.ts";
import { listPartStarts, listPublicSlugs } from "./sitemap.repository.ts";

type Parts = Pick<DirectoryParts, "db">;

/** Every public listing stands in exactly one part. */
export async function listSitemapParts({ db }: Parts, size = sitemapPartSize) {
  const starts = await listPartStarts(db, size);
  const data: SitemapPart[] = starts.map((from, index) => ({
    from,
    before: starts[index + 1] ?? null,
  }));
  return { data };
}

export async function listSitemapPart(
  { db }: Parts,
  { from, before }: { from: string; before?: string | undefined },
  limit = sitemapPartMost,
) {
  return { data: await listPublicSlugs(db, { from, before, limit }) };
}
