import { slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import { conditionNames, genderNames, styleNames } from "@boab/contracts/marketplace/item-limits";
import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatCount, formatMoney } from "#lib/format/format.ts";
import { percentOff } from "../catalog/item-card-view.ts";
import { itemPath, productsPath } from "../paths.ts";
import { freeShippingWords, joinedYear } from "../stores/store-view.ts";
import type { CourierView, ItemPageView, ItemPhotoView } from "./item-page-view.ts";
import { placeOf, splitDescription } from "./seller-words.ts";

const money = (dollars: number) => formatMoney(Math.round(dollars * 100));

export function viewItemPage(item: PublicItem, store: PublicStore, origin: string): ItemPageView {
  const { name, sku, price, previous_price } = item;
  const percent = percentOff(item);
  return {
    ...{ itemId: item.item_id, sku, name, description: item.description },
    details: item.Long_desc.split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    facts: factsOf(item),
    crumbs: crumbsOf(item),
    price: money(price),
    reduced:
      percent === null || previous_price === null ? null : { from: money(previous_price), percent },
    gst: store.isGstRegistered ? money(price / 11) : null,
    variants: item.variants.map(({ type, color, size, inStock, quantityAvailable }) => ({
      ...{ type, color, size, inStock, available: quantityAvailable },
    })),
    photos: photosOf(item),
    available: item.quantityAvailable,
    couriers: item.courier_info.map(viewCourier),
    pickup: item.pickup?.note ?? null,
    freeShipping:
      store.freeShippingFromCents === null || item.courier_info.length === 0
        ? null
        : freeShippingWords(store.freeShippingFromCents),
    hasFreeReturns: item.freeReturns,
    rating:
      item.rating === null
        ? null
        : {
            mean: item.rating.toFixed(1),
            count: item.reviewCount,
            countText:
              item.reviewCount === 1 ? "1 review" : `${formatCount(item.reviewCount)} reviews`,
          },
    link: `${origin}${itemPath(sku)}`,
    seller: {
      store,
      ...splitDescription(store.description),
      place: placeOf(store.location),
      joined: joinedYear(store.joinedAt),
    },
  };
}

/** The first is the main one. */
function photosOf({ name, images }: PublicItem): ItemPhotoView[] {
  const pics = images.pics.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
  return pics.map(({ id, url, isMain, attrs }, index) => {
    const { mobile, tablet, desktop, original } = url;
    const shown = [attrs.type, attrs.color].filter(Boolean).join(", ");
    return {
      ...{ id, isMain, attrs, small: mobile, medium: desktop, large: original },
      alt: `${name}${shown && `, ${shown}`}${index === 0 ? "" : `, photo ${index + 1}`}`,
      srcSet: [mobile, tablet, desktop].map(({ webp, width }) => `${webp} ${width}w`).join(", "),
    };
  });
}

function viewCourier({
  id,
  courier_name,
  shippingType,
  shippingTime,
  shippingCost,
}: PublicItem["courier_info"][number]): CourierView {
  const cost = shippingCost === 0 ? "free" : money(shippingCost);
  return {
    id,
    title: `${[courier_name, shippingType].filter(Boolean).join(" ")}, ${cost}`,
    time: shippingTime,
  };
}

const factsOf = (item: PublicItem): ItemPageView["facts"] =>
  [
    { label: "Brand", value: item.brand },
    { label: "Condition", value: item.condition ? conditionNames[item.condition] : "" },
    { label: "For", value: item.genders.map((one) => genderNames[one]).join(", ") },
    { label: "Style", value: item.styles.map((one) => styleNames[one]).join(", ") },
    { label: "Category", value: item.categoryPath.join(" / ") },
    { label: "SKU", value: item.sku },
  ].filter(({ value }) => value !== "");

/** The category, and the one below it as a filter of the same page. */
function crumbsOf({ category, subCategory }: PublicItem): ItemPageView["crumbs"] {
  const top = productsPath(slugOfCategory(category));
  return [
    { label: category, to: top },
    ...(subCategory
      ? [{ label: subCategory, to: `${top}?cat=${encodeURIComponent(subCategory)}` }]
      : []),
  ];
}
