import { categoryPath } from "@boab/contracts/marketplace/item-categories";
import { mostShownStock } from "@boab/contracts/marketplace/item-limits";
import { gstCents, promotionOf } from "@boab/contracts/marketplace/item-rules";
import type {
  EditableItem,
  ItemCard,
  ManagedItem,
  PublicItem,
} from "@boab/contracts/marketplace/items";
import { meanRating } from "./item.rules.ts";
import type { CardRow, StoredItem, StoredPhoto, StoredVariant } from "./item-columns.repository.ts";

const dollars = (cents: number) => cents / 100;
const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollars(cents));

function cardFields(item: CardRow) {
  const { priceCents, previousCents } = item;
  const promotion = promotionOf(priceCents ?? 0, priceCents === null ? null : previousCents);
  return {
    item_id: item.id,
    sku: item.sku,
    store_id: item.storeId,
    name: item.name,
    description: item.description,
    previous_price: dollarsOrNull(previousCents),
    currency: "AUD" as const,
    promotion_active: promotion.isActive,
    promotion_discount_percent: promotion.percent,
    category: item.category,
    createdAt: item.createdAt.toISOString(),
  };
}

export const toItemCard = (item: CardRow): ItemCard => ({
  ...cardFields(item),
  price: dollars(item.priceCents ?? 0),
  categoryPath: categoryPath(item),
  main: item.mainPicture,
  inStock: item.stock > 0,
  freeShipping: item.hasFreeShipping,
});

export const toManagedItem = (item: CardRow): ManagedItem => ({
  ...toItemCard(item),
  price: dollarsOrNull(item.priceCents),
  status: item.status,
  quantityAvailable: item.stock,
  soldCount: item.soldCount,
});

const details = (item: StoredItem) => ({
  Long_desc: item.longDescription,
  subCategory: item.subCategory,
  subSubCategory: item.subSubCategory,
  courier_info: item.couriers,
  pickup: item.pickupNote === null ? null : { note: item.pickupNote },
  brand: item.brand,
  condition: item.condition,
  genders: item.genders,
  styles: item.styles,
  freeReturns: item.hasFreeReturns,
});

const shownStock = (stock: number) => Math.min(stock, mostShownStock);

interface ItemParts {
  photos: readonly StoredPhoto[];
  variants: readonly StoredVariant[];
  storeSlug: string;
}

export function toPublicItem(
  item: StoredItem,
  { photos, variants, storeSlug }: ItemParts,
): PublicItem {
  const { main, ...card } = toItemCard(item);
  return {
    ...card,
    ...details(item),
    storeSlug,
    rating: meanRating(item),
    reviewCount: item.reviewCount,
    GST: dollars(gstCents(item.priceCents ?? 0)),
    quantityAvailable: shownStock(item.stock),
    sizes: item.sizes,
    colours: item.colours,
    images: {
      main,
      pics: photos.map(({ id, picture, isMain, size, color, type }) => ({
        id,
        url: picture,
        isMain,
        attrs: { size, color, type },
      })),
    },
    variants: variants
      .filter(({ isRetired }) => !isRetired)
      .map(({ id, size, color, type, stock }) => ({
        id,
        size,
        color,
        type,
        quantityAvailable: shownStock(stock),
        inStock: stock > 0,
      })),
  };
}

export function toEditableItem(
  item: StoredItem,
  photos: readonly StoredPhoto[],
  variants: readonly StoredVariant[],
): EditableItem {
  const { priceCents } = item;
  const offered = variants.filter(({ isRetired }) => !isRetired);
  return {
    ...cardFields(item),
    ...details(item),
    price: dollarsOrNull(priceCents),
    GST: priceCents === null ? null : dollars(gstCents(priceCents)),
    status: item.status,
    quantityAvailable: item.stock,
    soldCount: item.soldCount,
    version: item.version,
    photos: photos.map((photo, index) => ({
      id: photo.id,
      url: photo.picture,
      isMain: photo.isMain,
      size: photo.size,
      color: photo.color,
      type: photo.type,
      quantity: photo.variantId === null ? photo.draftQuantity : stockShown(index),
    })),
    variants: offered.map(({ id, size, color, type, stock }) => ({
      id,
      size,
      color,
      type,
      quantity: stock,
    })),
  };

  /** The first view of a variant carries its stock, so that the photos add up to what there is. */
  function stockShown(index: number): number {
    const { variantId } = photos[index] ?? {};
    const isFirst = photos.findIndex((photo) => photo.variantId === variantId) === index;
    return isFirst ? (offered.find(({ id }) => id === variantId)?.stock ?? 0) : 0;
  }
}
