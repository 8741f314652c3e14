import { toSlug } from "@boab/contracts/common/slug";
import type { CoverPosition } from "@boab/contracts/directory/pictures";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

const maxSlugLength = 60;
const shortenSlug = (slug: string, maxLength: number) =>
  slug.slice(0, maxLength).replace(/-+$/, "");
const maxNumberedSlugs = 20;

/** The slugs to try for an ASCII name, best first. A slug has at least three letters. */
export function proposeSlugs(asciiName: string): string[] {
  const base = shortenSlug(toSlug(asciiName), maxSlugLength - 6);
  const baseSlug = base.length >= 3 ? base : shortenSlug(`store-${base}`, maxSlugLength - 6);
  return [
    baseSlug,
    ...Array.from({ length: maxNumberedSlugs }, (_, index) => `${baseSlug}-${index + 2}`),
  ];
}

/** The slug for when all proposals are taken. */
export const makeRandomSlug = (asciiName: string, random: string): string =>
  `${proposeSlugs(asciiName)[0]?.slice(0, 40)}-${toSlug(random)}`;

const breakpoints = ["mobile", "tablet", "desktop"] as const;

interface PictureFile {
  width: number;
  height: number;
  webp: string;
  jpeg: string;
  bytes: number;
}

/** A picture for each breakpoint; undefined when the upload didn't make all of them. */
export function toStorePictures(renditions: readonly ImageRendition[]) {
  const files = breakpoints.map((label) => renditions.find((one) => one.label === label));
  const [mobile, tablet, desktop] = files.map(
    (file): PictureFile | undefined =>
      file && {
        width: file.width,
        height: file.height,
        webp: file.webp,
        jpeg: file.jpeg,
        bytes: file.bytes ?? 0,
      },
  );
  return mobile && tablet && desktop ? { mobile, tablet, desktop } : undefined;
}

/** Positions are whole percentages, as the picker shows them. */
export const roundPosition = (position: CoverPosition): CoverPosition => {
  const round = ({ x, y }: CoverPosition["mobile"]) => ({ x: Math.round(x), y: Math.round(y) });
  return {
    mobile: round(position.mobile),
    tablet: round(position.tablet),
    desktop: round(position.desktop),
  };
};

type ClosingVerdict =
  | { ok: true }
  | { ok: false; reason: "store_has_orders" | "store_being_paid" | "store_has_money" };

/** A store can close only after buyers got what they paid for and the seller got their money. */
export function mayClose(store: {
  waitingOrders: number;
  isBeingPaid: boolean;
  hasMoneyWaiting: boolean;
}): ClosingVerdict {
  if (store.waitingOrders > 0) return { ok: false, reason: "store_has_orders" };
  if (store.isBeingPaid) return { ok: false, reason: "store_being_paid" };
  return store.hasMoneyWaiting ? { ok: false, reason: "store_has_money" } : { ok: true };
}
