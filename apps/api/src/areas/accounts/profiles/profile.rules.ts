import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { reservedHandles } from "@boab/contracts/accounts/reserved-handles";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

const minHandleLength = 3;
const maxHandleLength = 20;

/** Turns a name or the first part of an email into something that fits in `/@{handle}`. */
export function makeHandle(words: string): string {
  const plainHandle = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\./, "")
    .slice(0, maxHandleLength)
    .replace(/\.$/, "");
  return plainHandle.length >= minHandleLength
    ? plainHandle
    : `member.${plainHandle}`.replace(/\.$/, "");
}

const maxNameLength = 120;

/** A name from the provider or a form, cleaned up to be stored and shown on one line. */
export function tidyName(name: string | undefined): string {
  const plainName = (name ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return [...plainName].slice(0, maxNameLength).join("").trim();
}

/** The handles to try, in order: plain, numbered, then a random one nobody else will have. */
export function* generateHandles(words: string, randomSuffix: () => string): Generator<string> {
  const plainHandle = makeHandle(words);
  yield plainHandle;
  for (let number = 2; number <= 5; number++) yield addSuffix(plainHandle, String(number));
  while (true) yield addSuffix(plainHandle, randomSuffix());
}

const addSuffix = (handle: string, suffix: string) =>
  `${handle.slice(0, maxHandleLength - suffix.length)}${suffix}`;

/** Reserved for our own paths; the web server also reads a path ending in `.data` as page data. */
export const isReservedHandle = (handle: string): boolean =>
  reservedHandles.has(handle) || handle.endsWith(".data");

/** Photos come from the provider's own picture host, or not at all. */
export function getAcceptedPhotoUrl(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const isProviderHost =
    hostname === "googleusercontent.com" || hostname.endsWith(".googleusercontent.com");
  return protocol === "https:" && isProviderHost ? url : null;
}

/** The provider's own host makes any size; its links ask for 96 pixels. */
export const toLargerPhotoUrl = (url: string): string => url.replace(/=s\d{1,4}(-c)?$/, "=s256-c");

/** Returns true when we store the photo ourselves, and false while it is still at the provider. */
export const hasStoredPhoto = ({ photoUrl }: Pick<FullProfile, "photoUrl">): boolean =>
  photoUrl !== null && getAcceptedPhotoUrl(photoUrl) === null;

/** A Moderator sees everything about a person except their payout account. */
export function toProfileForViewer(
  profile: FullProfile,
  viewer: Statuses,
  isSelf: boolean,
): FullProfile {
  const maySeePayout = isSelf || isFullAdmin(viewer);
  return maySeePayout ? profile : { ...profile, stripeAccountId: null };
}

type ClosingRefusalReason = "not_yours" | "last_admin";

/** Members close their own account. Only an Admin closes other people's; a Moderator can't. */
export function checkClosing(
  actor: { userId: string } & Statuses,
  target: { id: string } & Pick<Statuses, "adminStatus">,
  adminCount: number,
): { ok: true } | { ok: false; reason: ClosingRefusalReason } {
  if (actor.userId !== target.id && !isFullAdmin(actor)) return { ok: false, reason: "not_yours" };
  if (isFullAdmin(target) && adminCount <= 1) return { ok: false, reason: "last_admin" };
  return { ok: true };
}

/**
 * Banned, suspended and closed accounts are locked out; people waiting for approval may sign in.
 */
export const isLockedOut = ({
  statuses,
  isClosed,
}: {
  statuses: Statuses;
  isClosed: boolean;
}): boolean => isClosed || !["Active", "Pending"].includes(statuses.userStatus);

/** The middle size for clients that want one URL, and all sizes for browsers that choose. */
export function toPhotoUrls(
  renditions: readonly ImageRendition[],
): { url: string; srcSet: string } | undefined {
  const mediumRendition = renditions.find(({ label }) => label === "md");
  if (!mediumRendition?.webp) return undefined;
  const sizes = renditions.filter(({ webp }) => webp !== "");
  return {
    url: mediumRendition.webp,
    srcSet: sizes.map(({ webp, width }) => `${webp} ${width}w`).join(", "),
  };
}
