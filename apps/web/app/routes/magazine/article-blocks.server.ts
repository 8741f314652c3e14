import type { Article, ArticleBusiness, ArticleItem } from "@boab/contracts/magazine/articles";
import { formatMoney } from "@boab/format/money";
import { listingPath } from "#areas/directory/listing-card.ts";
import { listingPictureUrl } from "#areas/directory/listing-picture.ts";
import type { BlockCard, BlockViews } from "#areas/magazine/article/block-views.ts";
import { itemPath } from "#areas/marketplace/paths.ts";

/** While the marketplace is for members only, visitors can't open an item, so its block is left out. */
export function viewBlocks(
  { businesses, items }: Pick<Article, "businesses" | "items">,
  isMarketOpen: boolean,
): BlockViews {
  return {
    businesses: Object.fromEntries(businesses.map((one) => [one.id, toBusinessCard(one)])),
    items: isMarketOpen ? Object.fromEntries(items.map((one) => [one.sku, toItemCard(one)])) : {},
  };
}

const toBusinessCard = (business: ArticleBusiness): BlockCard => ({
  to: listingPath(business.slug),
  name: business.name,
  line: [business.category, formatPlace(business)].filter(Boolean).join(", "),
  image: business.cover?.mobile.webp ?? listingPictureUrl(business, "card"),
  label: "View business",
});

const formatPlace = ({ city, state }: ArticleBusiness) => [city, state].filter(Boolean).join(" ");

function toItemCard(item: ArticleItem): BlockViews["items"][string] {
  const price = formatMoney(item.priceCents ?? 0);
  if (item.state === "gone" || !item.picture)
    return { gone: `${item.name} by ${item.storeName} is no longer for sale.` };
  return {
    to: itemPath(item.sku),
    name: item.name,
    line: `${item.storeName}, ${item.state === "sold out" ? `sold out (was ${price})` : price}`,
    image: item.picture.mobile.webp,
    label: item.state === "sold out" ? "See item" : "Shop this item",
  };
}
