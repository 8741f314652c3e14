import { hasDirectoryStatus, hasStaffStatus } from "@boab/contracts/accounts/roles";
import type { DirectoryPlan, Statuses } from "@boab/contracts/accounts/statuses";
import { getKeys } from "@boab/contracts/common/keys";
import { hasOnlySpecifiedNameCharacters } from "@boab/contracts/directory/business-name";
import { Address, type AddressParts } from "@boab/contracts/directory/business-sections";
import type { EditableBusiness, PublicBusiness } from "@boab/contracts/directory/businesses";
import { businessFieldCopy, listingCopy } from "@boab/contracts/directory/copy";
import type { GalleryFiles, PictureSet } from "@boab/contracts/directory/pictures";
import { planTerms } from "@boab/contracts/payments/plans";
import { pickFiles } from "@boab/contracts/uploads/pick-files";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import { hasAccess, type Manager } from "./access.rules.ts";

/** A listing with a hidden address shows no street and no postcode, and only the location of its suburb. */
export const toPublicListing = (listing: PublicBusiness): PublicBusiness =>
  listing.hideAddress ? { ...listing, address: null, postcode: null } : listing;

export const listMissingParts = ({ city }: Pick<PublicBusiness, "city">): string[] =>
  city === null ? [listingCopy.notComplete] : [];

interface EditingDetails {
  version: number;
  listingPriority: number;
  planName: string;
  canShowAgain: boolean;
  isRemoved: boolean;
}

export const toEditableListing = (
  listing: PublicBusiness,
  manager: Manager,
  editing: EditingDetails,
): EditableBusiness => ({
  ...listing,
  ...editing,
  role: manager.role,
  rights: [...manager.rights],
  missing: listMissingParts(listing),
  mayDelete: hasAccess(manager, "owner or staff"),
  mayInvite: hasAccess(manager, "owner or staff"),
});

const addressParts = getKeys(Address.shape);

type AddressVerdict =
  | { ok: true; address: Address | undefined }
  | { ok: false; fields: Record<string, string> };

/** The five parts of an address are all present, or all absent. */
export function readAddress(
  patch: { [Part in keyof AddressParts]?: AddressParts[Part] | undefined },
): AddressVerdict {
  if (addressParts.every((part) => patch[part] === undefined))
    return { ok: true, address: undefined };
  const missingParts = addressParts.filter((part) => (patch[part] ?? null) === null);
  if (missingParts.length > 0)
    return {
      ok: false,
      fields: Object.fromEntries(
        missingParts.map((part) => [part, businessFieldCopy.addressIncomplete]),
      ),
    };
  const { address, city, state, postcode, country } = patch as Address;
  return { ok: true, address: { address, city, state, postcode, country } };
}

/** Whether the address has changed, so that an entrance measured at the old one is wrong. */
export const hasAddressChanged = (
  before: Pick<PublicBusiness, "address" | "city" | "state" | "postcode">,
  after: Address,
): boolean =>
  (["address", "city", "state", "postcode"] as const).some((part) => before[part] !== after[part]);

/** Search also covers what a business sells: the titles of its prices and of its catalog. */
export const toOfferWords = ({
  pricings,
  catalogData,
}: {
  pricings: readonly { title: string }[];
  catalogData: { title: string } | null;
}): string =>
  [...pricings.map(({ title }) => title), catalogData?.title ?? ""].filter(Boolean).join(" ");

/** The "from" price of a card. Free offers don't count. */
export function findLowestPriceCents(pricings: readonly { amountCents: number }[]): number | null {
  const amounts = pricings.map(({ amountCents }) => amountCents).filter((cents) => cents > 0);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

export function toPictureSet(renditions: readonly ImageRendition[]): PictureSet | undefined {
  const [mobile, tablet, desktop, big] = pickFiles(
    renditions,
    "mobile",
    "tablet",
    "desktop",
    "big",
  );
  if (!mobile || !tablet || !desktop) return undefined;
  return { mobile, tablet, desktop, ...(big && { big }) };
}

/** A picture processed before the smaller sizes existed uses its large file in their place. */
export function toGalleryFiles(renditions: readonly ImageRendition[]): GalleryFiles | undefined {
  const [small, medium, large] = pickFiles(renditions, "small", "medium", "gallery");
  return large && { small: small ?? large, medium: medium ?? large, large };
}

/** Why a person cannot create any listing; undefined when they can. */
export const findAccessProblem = (listingAccess: string, person: Statuses): string | undefined =>
  listingAccess === "members" || hasDirectoryStatus(person) || hasStaffStatus(person)
    ? undefined
    : listingCopy.directoryAccessNeeded;

/** Why a business cannot have this name; undefined when it can. */
export const findNameProblem = (businessNames: string, name: string): string | undefined =>
  businessNames === "wider" || hasOnlySpecifiedNameCharacters(name)
    ? undefined
    : businessFieldCopy.nameCharacters;

const maxListings = Math.max(...Object.values(planTerms).map((terms) => terms.listings));

function writeLimitProblem(
  plan: DirectoryPlan,
  count: number,
  sentence: string,
  largestPlanSentence: string,
) {
  const { listings } = planTerms[plan];
  if (count < listings) return undefined;
  const limit = listings === 1 ? "1 listing" : `${listings} listings`;
  return (listings < maxListings ? sentence : largestPlanSentence)
    .replace("{plan}", plan)
    .replace("{limit}", limit);
}

/** The message for somebody who has reached the max listings of their plan; undefined while they haven't. */
export function findLimitProblem(plan: DirectoryPlan, count: number): string | undefined {
  const problem = writeLimitProblem(
    plan,
    count,
    listingCopy.limitReached,
    listingCopy.largestLimitReached,
  );
  return problem && count > planTerms[plan].listings
    ? `${problem} ${listingCopy.hidingIsFinal}`
    : problem;
}

/** The same for the plan's limit of live listings. */
export const findLiveLimitProblem = (plan: DirectoryPlan, liveCount: number): string | undefined =>
  writeLimitProblem(
    plan,
    liveCount,
    listingCopy.liveLimitReached,
    listingCopy.largestLiveLimitReached,
  );

/** The index of the first row with an id that is unknown or repeated, or -1. */
export function findUnknownIdIndex(rows: readonly { id?: string | undefined }[], known: string[]) {
  const seen = new Set<string>();
  return rows.findIndex(({ id }) => {
    if (id === undefined) return false;
    const isInvalidId = seen.has(id) || !known.includes(id);
    seen.add(id);
    return isInvalidId;
  });
}
