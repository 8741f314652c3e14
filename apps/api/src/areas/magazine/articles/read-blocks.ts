import type { ArticleBusiness, ArticleItem } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { Db } from "#platform/db/db.ts";
import { listMentions } from "./article.rules.ts";
import { listItemsExceptDrafts, listPublicBusinesses } from "./blocks.repository.ts";

/** Reads what the blocks of an article show as it is now, so that nobody sees an outdated price or place. */
export async function readBlocks(db: Db, body: ArticleBody) {
  const mentions = listMentions(body);
  const listIds = (kind: string) =>
    mentions.filter((one) => one.kind === kind).map(({ targetId }) => targetId);
  const [businesses, items] = await Promise.all([
    listPublicBusinesses(db, listIds("business")),
    listItemsExceptDrafts(db, listIds("item")),
  ]);
  return { businesses: businesses satisfies ArticleBusiness[], items: items.map(toItem) };
}

type ItemRow = Awaited<ReturnType<typeof listItemsExceptDrafts>>[number];

const toItem = ({ sku, name, storeName, ...item }: ItemRow): ArticleItem => ({
  sku,
  name,
  storeName,
  priceCents: item.isListed ? item.priceCents : null,
  picture: item.isListed ? item.mainPicture : null,
  state: !item.isListed ? "gone" : item.stock > 0 ? "for sale" : "sold out",
});
