import { toCents } from "@boab/contracts/common/dollars";
import type { ItemCondition } from "@boab/contracts/marketplace/item-limits";
import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatDecimal } from "@boab/format/amounts";
import { itemPath, storePath } from "../paths.ts";

const conditions: Record<ItemCondition, string> = {
  new: "NewCondition",
  refurbished: "RefurbishedCondition",
  used_like_new: "UsedCondition",
  used_good: "UsedCondition",
  used_fair: "UsedCondition",
};

const toSchemaUrl = (word: string) => `https://schema.org/${word}`;

/** The item's structured data for search engines. */
export function toItemStructuredData(
  item: PublicItem,
  store: PublicStore,
  origin: string,
): Record<string, unknown> {
  const url = `${origin}${itemPath(item.sku)}`;
  const isForSale = item.inStock && store.isOpen;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: item.name,
    description: item.description,
    sku: item.sku,
    category: item.categoryPath.join(" > "),
    image: item.images.pics.map(({ url: picture }) => new URL(picture.desktop.jpeg, origin).href),
    ...(item.brand && { brand: { "@type": "Brand", name: item.brand } }),
    offers: {
      "@type": "Offer",
      url,
      price: formatDecimal(toCents(item.price)),
      priceCurrency: item.currency,
      availability: toSchemaUrl(isForSale ? "InStock" : "OutOfStock"),
      ...(item.condition && { itemCondition: toSchemaUrl(conditions[item.condition]) }),
      seller: {
        "@type": "Organization",
        name: store.storeName,
        url: `${origin}${storePath(store.slug)}`,
      },
    },
    ...(item.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: item.rating,
        bestRating: 5,
        worstRating: 1,
        reviewCount: item.reviewCount,
      },
    }),
  };
}
