import { toSlug } from "@boab/contracts/common/slug";
import type { CoverPosition } from "@boab/contracts/directory/pictures";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

const slugMost = 60;
const cut = (slug: string, most: number) => slug.slice(0, most).replace(/-+$/, "");
const tries = 20;

/** Addresses to try for a name in plain letters, best first. Three letters at least, as people share them. */
export function slugProposals(asciiName: string): string[] {
  const base = cut(toSlug(asciiName), slugMost - 6);
  const words = base.length >= 3 ? base : cut(`store-${base}`, slugMost - 6);
  return [words, ...Array.from({ length: tries }, (_, index) => `${words}-${index + 2}`)];
}

/** After everything else was taken. */
export const slugOfLastResort = (asciiName: string, random: string): string =>
  `${slugProposals(asciiName)[0]?.slice(0, 40)}-${toSlug(random)}`;

const breakpoints = ["mobile", "tablet", "desktop"] as const;

interface StoredFile {
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
    (file): StoredFile | undefined =>
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

/** Whole percents, as the picker shows them. */
export const roundedPosition = (position: CoverPosition): CoverPosition => {
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

/** Buyers must get what they paid for, and a seller what they earned, before the store goes. */
export function mayClose(store: {
  waitingOrders: number;
  isBeingPaid: boolean;
  hasMoneyWaiting: boolean;
}): ClosingVerdict {
  if (store.waitingOrders > 0) return { ok: false, reason: "store_has_orders" };
  if (store.isBeingPaid) return { ok: false, reason: "store_being_paid" };
  return store.hasMoneyWaiting ? { ok: false, reason: "store_has_money" } : { ok: true };
}
