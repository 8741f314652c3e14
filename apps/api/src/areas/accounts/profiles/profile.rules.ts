import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { reservedHandles } from "@boab/contracts/accounts/reserved-handles";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";

const minLength = 3;
const maxLength = 20;

/** Turns a name or the first part of an email into something that fits in `/@{handle}`. */
export function handleFrom(words: string): string {
  const plain = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\./, "")
    .slice(0, maxLength)
    .replace(/\.$/, "");
  return plain.length >= minLength ? plain : `member.${plain}`.replace(/\.$/, "");
}

const maxNameLength = 120;

/** A name from the provider or a form, cleaned up to be stored and shown on one line. */
export function tidyName(name: string | undefined): string {
  const plain = (name ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return [...plain].slice(0, maxNameLength).join("").trim();
}

/** The handles to try, in order: plain, numbered, then a random one nobody else will have. */
export function* handleCandidates(words: string, randomSuffix: () => string): Generator<string> {
  const plain = handleFrom(words);
  yield plain;
  for (let number = 2; number <= 5; number++) yield withSuffix(plain, String(number));
  while (true) yield withSuffix(plain, randomSuffix());
}

const withSuffix = (handle: string, suffix: string) =>
  `${handle.slice(0, maxLength - suffix.length)}${suffix}`;

/** Reserved for our own paths; the web server also reads a path ending in `.data` as page data. */
export const isReserved = (handle: string): boolean =>
  reservedHandles.has(handle) || handle.endsWith(".data");

/** Photos come from the provider's own picture host, or not at all. */
export function acceptedPhoto(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const isProviders =
    hostname === "googleusercontent.com" || hostname.endsWith(".googleusercontent.com");
  return protocol === "https:" && isProviders ? url : null;
}

/** The provider's own host makes any size; its links ask for 96 pixels. */
export const largerPhoto = (url: string): string => url.replace(/=s\d{1,4}(-c)?$/, "=s256-c");

/** Whether the person uploaded their photo, as opposed to one that still lies at the provider. */
export const isChosenHere = ({ photoUrl }: Pick<FullProfile, "photoUrl">): boolean =>
  photoUrl !== null && acceptedPhoto(photoUrl) === null;

/** A Moderator sees everything about a person except their payout account. */
export function forViewer(profile: FullProfile, viewer: Statuses, isSelf: boolean): FullProfile {
  const maySeePayout = isSelf || isFullAdmin(viewer);
  return maySeePayout ? profile : { ...profile, stripeAccountId: null };
}

type ClosingReason = "not_yours" | "last_admin";

/** May this person close that account? Only admins close other people's; a Moderator is not one. */
export function mayClose(
  actor: { userId: string } & Statuses,
  target: { id: string } & Pick<Statuses, "adminStatus">,
  adminCount: number,
): { ok: true } | { ok: false; reason: ClosingReason } {
  if (actor.userId !== target.id && !isFullAdmin(actor)) return { ok: false, reason: "not_yours" };
  if (isFullAdmin(target) && adminCount <= 1) return { ok: false, reason: "last_admin" };
  return { ok: true };
}
