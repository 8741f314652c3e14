import { sitemapPartMost, sitemapPartSize } from "@boab/contracts/directory/sitemap";
import type { StoreSitemapPart } from "@boab/contracts/marketplace/sitemap";
import type { MarketplaceDeps } from "../deps.ts";
import { listPartStarts, listPublicStores } from "./sitemap.repository.ts";

type Deps = Pick<MarketplaceDeps, "db">;

/** Every public store is in exactly one part. */
export async function listSitemapParts({ db }: Deps, size = sitemapPartSize) {
  const starts = await listPartStarts(db, size);
  const data: StoreSitemapPart[] = starts.map((from, index) => ({
    from,
    before: starts[index + 1] ?? null,
  }));
  return { data };
}

export async function listSitemapPart(
  { db }: Deps,
  { from, before }: { from: string; before?: string | undefined },
) {
  return { data: await listPublicStores(db, { from, before, limit: sitemapPartMost }) };
}
