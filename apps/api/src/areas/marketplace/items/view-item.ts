import { toDollars } from "@boab/contracts/common/dollars";
import { categoryPath } from "@boab/contracts/marketplace/item-categories";
import { maxShownStock } from "@boab/contracts/marketplace/item-limits";
import { computeGstCents, computePromotion } from "@boab/contracts/marketplace/item-rules";
import type {
  EditableItem,
  ItemCard,
  ManagedItem,
  PublicItem,
} from "@boab/contracts/marketplace/items";
import { computeMeanRating } from "./item.rules.ts";
import type { StoredPhoto } from "./item-photos.repository.ts";
import type { CardRow, StoredItem } from "./items.repository.ts";
import type { HeldQuantity, StoredVariant } from "./variants.repository.ts";

const toDollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

function toCardFields(item: CardRow) {
  const { priceCents, previousCents } = item;
  const promotion = computePromotion(priceCents ?? 0, priceCents === null ? null : previousCents);
  return {
    item_id: item.id,
    sku: item.sku,
    store_id: item.storeId,
    name: item.name,
    description: item.description,
    previous_price: toDollarsOrNull(previousCents),
    currency: "AUD" as const,
    promotion_active: promotion.isActive,
    promotion_discount_percent: promotion.percent,
    category: item.category,
    createdAt: item.createdAt.toISOString(),
  };
}

export const toItemCard = (item: CardRow): ItemCard => ({
  ...toCardFields(item),
  price: toDollars(item.priceCents ?? 0),
  categoryPath: categoryPath(item),
  main: item.mainPicture,
  inStock: item.stock > 0,
  freeShipping: item.hasFreeShipping,
});

export const toManagedItem = (
  item: CardRow,
  heldQuantity: HeldQuantity | undefined,
): ManagedItem => ({
  ...toItemCard(item),
  price: toDollarsOrNull(item.priceCents),
  status: item.status,
  quantityAvailable: item.stock,
  inCheckout: heldQuantity
    ? { quantity: heldQuantity.quantity, until: heldQuantity.until.toISOString() }
    : null,
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

const capShownStock = (stock: number) => Math.min(stock, maxShownStock);

interface ItemParts {
  photos: readonly StoredPhoto[];
  variants: readonly StoredVariant[];
  storeSlug: string;
}

function getMainOptions(
  photos: readonly StoredPhoto[],
  variants: readonly StoredVariant[],
): Pick<PublicItem, "size" | "color" | "type"> {
  const shown = photos.find(({ isMain }) => isMain) ?? variants.find((one) => !one.isRetired);
  return { size: shown?.size ?? "", color: shown?.color ?? "", type: shown?.type ?? "" };
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
    rating: computeMeanRating(item),
    reviewCount: item.reviewCount,
    GST: toDollars(computeGstCents(item.priceCents ?? 0)),
    quantityAvailable: capShownStock(item.stock),
    quantity: capShownStock(item.stock),
    ...getMainOptions(photos, variants),
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
        quantityAvailable: capShownStock(stock),
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
    ...toCardFields(item),
    ...details(item),
    price: toDollarsOrNull(priceCents),
    GST: priceCents === null ? null : toDollars(computeGstCents(priceCents)),
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
      quantity: photo.variantId === null ? photo.draftQuantity : getPhotoStock(index),
    })),
    variants: offered.map(({ id, size, color, type, stock }) => ({
      id,
      size,
      color,
      type,
      quantity: stock,
    })),
  };

  /** Only the first photo of a variant has its stock, so that the photos add up to the item's stock. */
  function getPhotoStock(index: number): number {
    const { variantId } = photos[index] ?? {};
    const isFirst = photos.findIndex((photo) => photo.variantId === variantId) === index;
    return isFirst ? (offered.find(({ id }) => id === variantId)?.stock ?? 0) : 0;
  }
}
