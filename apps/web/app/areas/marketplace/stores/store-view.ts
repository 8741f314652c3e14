import type { OwnStore, PublicStore, StorePicture } from "@boab/contracts/marketplace/stores";
import { positionOf } from "#lib/format/focal-point.ts";
import { formatMoney } from "#lib/format/format.ts";

/** A store as its page shows it; `own` only for its owner. */
export interface StoreView {
  store: PublicStore;
  own: OwnStore | null;
}

/** Buyers see it and its seller can be paid. */
export const isSelling = ({ checks, isHidden, holiday, itemsCount }: OwnStore): boolean =>
  checks.canBePaid && !isHidden && !holiday && itemsCount > 0;

export const editModes = ["header", "logo", "details", "holiday"] as const;
export type EditMode = (typeof editModes)[number];

/** What the owner is editing, by the address of the page (STORE-04); nobody else edits anything. */
export const editModeOf = (search: URLSearchParams, isOwner: boolean): EditMode | null =>
  isOwner ? (editModes.find((mode) => mode === search.get("edit")) ?? null) : null;

/** Phones up to 768 and tablets up to 1280 pixels have their own file and focal point. */
export function bannerOf({ mobile, tablet, desktop }: StorePicture) {
  const files = [
    { media: "(max-width: 767px)", file: mobile },
    { media: "(max-width: 1279px)", file: tablet },
    { media: undefined, file: desktop },
  ];
  return {
    sources: files.flatMap(({ media, file }) => [
      { media, type: "image/webp", src: file.webp },
      { media, type: undefined, src: file.url },
    ]),
    fallback: desktop.url,
    points: {
      "--mobile": positionOf(mobile.pos),
      "--tablet": positionOf(tablet.pos),
      "--desktop": positionOf(desktop.pos),
    },
  };
}

/** `Free shipping on orders over $80` */
export const freeShippingWords = (fromCents: number): string =>
  `Free shipping on orders over ${formatMoney(fromCents).replace(/\.00$/, "")}`;

const years = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Sydney" });
const days = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

export const joinedYear = (joinedAt: string): string => years.format(new Date(joinedAt));

/** "Monday 11 January": a day is the same day everywhere. */
export const dayInWords = (date: string): string =>
  days.format(new Date(`${date}T00:00:00Z`)).replace(",", "");

const months = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "Australia/Sydney",
});

/** Only what we have really checked ourselves, or Stripe for us. */
export function checkedFacts({
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
      title: `On Boab since ${months.format(new Date(joinedAt))}`,
      detail: "The day this store opened",
    },
  ];
}
