import type { PublicStore } from "@boab/contracts/marketplace/stores";
import type { LightboxPhoto } from "#ui/media/lightbox/lightbox-photo.ts";
import type { OptionPhoto, VariantView } from "./choice.ts";

export interface ItemPhotoView extends LightboxPhoto, OptionPhoto {
  /** The value of `<img srcset>`. */
  srcSet: string;
}

export interface CourierView {
  id: string;
  /** `Sendle Standard, $8.95` */
  title: string;
  time: string;
}

/** An item as its page shows it, with all text already formatted. */
export interface ItemPageView {
  itemId: string;
  sku: string;
  name: string;
  description: string;
  /** The description, split into paragraphs. */
  details: string[];
  attributes: { label: string; value: string }[];
  crumbs: { label: string; to: string }[];
  price: string;
  /** The previous price and the discount in percent. */
  discount: { from: string; percent: number } | null;
  /** `$13.55`; null when the seller isn't registered for GST. */
  gst: string | null;
  variants: VariantView[];
  photos: ItemPhotoView[];
  /** The stock of all variants, at most 20. */
  available: number;
  couriers: CourierView[];
  pickup: string | null;
  /** `Free shipping on orders over $80` */
  freeShipping: string | null;
  hasFreeReturns: boolean;
  rating: { mean: string; count: number; countText: string } | null;
  link: string;
  seller: SellerView;
}

export interface SellerView {
  store: PublicStore;
  tagline: string;
  /** `Sunshine VIC, Australia` */
  place: string;
  bio: string;
  joined: string;
}
