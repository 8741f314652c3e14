import type { OwnStore, PublicStore, StorePicture } from "@boab/contracts/marketplace/stores";
import { formatMonth } from "@boab/format/dates";
import { formatShortMoney } from "@boab/format/money";
import { toObjectPosition } from "#lib/format/focal-point.ts";

/** A store as its page shows it; `own` only for its owner. */
export interface StoreView {
  store: PublicStore;
  own: OwnStore | null;
}

/** True when buyers can see the store and buy from it, and its seller can be paid. */
export const isSelling = ({ checks, isHidden, holiday, itemsCount }: OwnStore): boolean =>
  checks.canBePaid && !isHidden && !holiday && itemsCount > 0;

export const editModes = ["header", "logo", "details", "holiday"] as const;
export type EditMode = (typeof editModes)[number];

/** The part that the owner is editing, from the URL (STORE-04); null for everybody else. */
export const parseEditMode = (search: URLSearchParams, isOwner: boolean): EditMode | null =>
  isOwner ? (editModes.find((mode) => mode === search.get("edit")) ?? null) : null;

/** Phones up to 768 and tablets up to 1280 pixels have their own file and focal point (MKT-06). */
export function toHeaderView({ mobile, tablet, desktop }: StorePicture) {
  const files = [
    { media: "(max-width: 768px)", file: mobile },
    { media: "(max-width: 1280px)", file: tablet },
    { media: undefined, file: desktop },
  ];
  return {
    sources: files.flatMap(({ media, file }) => [
      { media, type: "image/webp", src: file.webp },
      { media, type: undefined, src: file.url },
    ]),
    fallback: desktop.url,
    points: {
      "--mobile": toObjectPosition(mobile.pos),
      "--tablet": toObjectPosition(tablet.pos),
      "--desktop": toObjectPosition(desktop.pos),
    },
  };
}

/** `Free shipping on orders over $80` */
export const describeFreeShipping = (fromCents: number): string =>
  `Free shipping on orders over ${formatShortMoney(fromCents)}`;

/** Lists only what we or Stripe have verified. */
export function listVerifiedDetails({
  checks,
  joinedAt,
}: PublicStore): { title: string; detail: string }[] {
  return [
    ...(checks.isEmailConfirmed
      ? [{ title: "Email confirmed", detail: "The seller opened a link we sent them" }]
      : []),
    ...(checks.canBePaid
      ? [
          {
            title: "Payment account confirmed",
            detail: "Identity and bank account checked by Stripe",
          },
        ]
      : []),
    ...(checks.sentOnTime
      ? [
          {
            title: `${checks.sentOnTime.percent}% sent on time`,
            detail: `Of ${checks.sentOnTime.orders} orders in the last 90 days`,
          },
        ]
      : []),
    {
      title: `On Boab since ${formatMonth(joinedAt)}`,
      detail: "The day this store opened",
    },
  ];
}
