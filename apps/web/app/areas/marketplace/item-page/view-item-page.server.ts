import { toCents } from "@boab/contracts/common/dollars";
import { toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";
import { conditionNames, genderNames, styleNames } from "@boab/contracts/marketplace/item-limits";
import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatYear } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { computePercentOff } from "../catalog/item-card-view.ts";
import { itemPath, productsPath } from "../paths.ts";
import { describeFreeShipping } from "../stores/store-view.ts";
import type { CourierView, ItemPageView, ItemPhotoView } from "./item-page-view.ts";
import { formatPlace, splitDescription } from "./seller-description.ts";

const money = (dollars: number) => formatMoney(toCents(dollars));

export function viewItemPage(item: PublicItem, store: PublicStore, origin: string): ItemPageView {
  const { name, sku, price, previous_price } = item;
  const percent = computePercentOff(item);
  return {
    itemId: item.item_id,
    sku,
    name,
    description: item.description,
    details: item.Long_desc.split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    attributes: listAttributes(item),
    crumbs: makeCrumbs(item),
    price: money(price),
    discount:
      percent === null || previous_price === null ? null : { from: money(previous_price), percent },
    gst: store.isGstRegistered ? money(price / 11) : null,
    variants: item.variants.map(({ type, color, size, inStock, quantityAvailable }) => ({
      type,
      color,
      size,
      inStock,
      available: quantityAvailable,
    })),
    photos: toPhotoViews(item),
    available: item.quantityAvailable,
    couriers: item.courier_info.map(viewCourier),
    pickup: item.pickup?.note ?? null,
    freeShipping:
      store.freeShippingFromCents === null || item.courier_info.length === 0
        ? null
        : describeFreeShipping(store.freeShippingFromCents),
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
      place: formatPlace(store.location),
      joined: formatYear(store.joinedAt),
    },
  };
}

/** The main photo comes first. */
function toPhotoViews({ name, images }: PublicItem): ItemPhotoView[] {
  const pics = images.pics.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
  return pics.map(({ id, url, isMain, attrs }, index) => {
    const { mobile, tablet, desktop, original } = url;
    const shown = [attrs.type, attrs.color].filter(Boolean).join(", ");
    return {
      id,
      isMain,
      attrs,
      small: mobile,
      medium: desktop,
      large: original,
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

const listAttributes = (item: PublicItem): ItemPageView["attributes"] =>
  [
    { label: "Brand", value: item.brand },
    { label: "Condition", value: item.condition ? conditionNames[item.condition] : "" },
    { label: "For", value: item.genders.map((one) => genderNames[one]).join(", ") },
    { label: "Style", value: item.styles.map((one) => styleNames[one]).join(", ") },
    { label: "Category", value: item.categoryPath.join(" / ") },
    { label: "SKU", value: item.sku },
  ].filter(({ value }) => value !== "");

/** Links to the category, and to its subcategory as a filter on the category's page. */
function makeCrumbs({ category, subCategory }: PublicItem): ItemPageView["crumbs"] {
  const top = productsPath(toCategorySlug(category));
  return [
    { label: category, to: top },
    ...(subCategory
      ? [{ label: subCategory, to: `${top}?cat=${encodeURIComponent(subCategory)}` }]
      : []),
  ];
}
