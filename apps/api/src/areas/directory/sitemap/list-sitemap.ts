import {
  maxSitemapPartSize,
  type SitemapPart,
  sitemapPartSize,
} from "@boab/contracts/directory/sitemap";
import type { DirectoryDeps } from "../deps.ts";
import { listPartStarts, listPublicSlugs } from "./sitemap.repository.ts";

type Deps = Pick<DirectoryDeps, "db">;

/** Every public listing is in exactly one part. */
export async function listSitemapParts({ db }: Deps, size = sitemapPartSize) {
  const starts = await listPartStarts(db, size);
  const data: SitemapPart[] = starts.map((from, index) => ({
    from,
    before: starts[index + 1] ?? null,
  }));
  return { data };
}

export async function listSitemapPart(
  { db }: Deps,
  { from, before }: { from: string; before?: string | undefined },
  limit = maxSitemapPartSize,
) {
  return { data: await listPublicSlugs(db, { from, before, limit }) };
}
