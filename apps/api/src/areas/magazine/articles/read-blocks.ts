import type { Category } from "@boab/contracts/directory/listing-fields";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import type { ArticleBusiness, ArticleItem } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { Db } from "#platform/db/db.ts";
import { mentionsIn } from "./article.rules.ts";
import { listKnownItems, listShownBusinesses } from "./blocks.repository.ts";

/** What an article shows, as it is now: nobody reads of a price or a place that no longer holds. */
export async function readBlocks(db: Db, body: ArticleBody) {
  const mentions = mentionsIn(body);
  const idsOf = (kind: string) =>
    mentions.filter((one) => one.kind === kind).map(({ targetId }) => targetId);
  const [businesses, items] = await Promise.all([
    listShownBusinesses(db, idsOf("business")),
    listKnownItems(db, idsOf("item")),
  ]);
  return { businesses: businesses.map(toBusiness), items: items.map(toItem) };
}

type BusinessRow = Awaited<ReturnType<typeof listShownBusinesses>>[number];

const toBusiness = ({ category, cover, ...business }: BusinessRow): ArticleBusiness => ({
  ...business,
  category: category as Category,
  cover: cover as PictureSet | null,
});

type ItemRow = Awaited<ReturnType<typeof listKnownItems>>[number];

const toItem = ({ sku, name, storeName, ...item }: ItemRow): ArticleItem => ({
  sku,
  name,
  storeName,
  priceCents: item.isListed ? item.priceCents : null,
  picture: item.isListed ? (item.mainPicture as ItemPicture | null) : null,
  state: !item.isListed ? "gone" : item.stock > 0 ? "for sale" : "sold out",
});
