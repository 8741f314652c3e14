import { maxSitemapPartSize, sitemapPartSize } from "@boab/contracts/directory/sitemap";
import type { MarketplaceDeps } from "../deps.ts";
import {
  listItemPartStarts,
  listListedItems,
  listPublicStores,
  listStorePartStarts,
} from "./sitemap.repository.ts";

type Deps = Pick<MarketplaceDeps, "db">;

interface Range {
  from: string;
  before?: string | undefined;
}

/** Every public store and every item for sale is in exactly one part. */
export async function listSitemapParts({ db }: Deps, size = sitemapPartSize) {
  const [stores, items] = await Promise.all([
    listStorePartStarts(db, size),
    listItemPartStarts(db, size),
  ]);
  return { stores: toParts(stores), items: toParts(items) };
}

const toParts = (starts: readonly string[]) =>
  starts.map((from, index) => ({ from, before: starts[index + 1] ?? null }));

export const listStorePart = async ({ db }: Deps, { from, before }: Range) => ({
  data: await listPublicStores(db, { from, before, limit: maxSitemapPartSize }),
});

export const listItemPart = async ({ db }: Deps, { from, before }: Range) => ({
  data: await listListedItems(db, { from, before, limit: maxSitemapPartSize }),
});
