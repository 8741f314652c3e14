import { isAdmin, isDirectoryMember } from "@boab/contracts/accounts/roles";
import type { DirectoryPlan, Statuses } from "@boab/contracts/accounts/statuses";
import { Address, type AddressParts } from "@boab/contracts/directory/business-sections";
import type {
  EditableBusiness,
  EditorRole,
  PublicBusiness,
} from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { GalleryFiles, PictureFile, PictureSet } from "@boab/contracts/directory/pictures";
import { planTerms } from "@boab/contracts/payments/plans";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

interface Person {
  isOwner: boolean;
  isEditor: boolean;
  isStaff: boolean;
}

/** In which role a person manages a listing; undefined when they do not. */
export function roleOf({ isOwner, isEditor, isStaff }: Person): EditorRole | undefined {
  if (isOwner) return "owner";
  if (isStaff) return "admin";
  return isEditor ? "editor" : undefined;
}

/** Editors manage the page; ownership and deletion stay with the owner and staff. */
export const mayDispose = (role: EditorRole): boolean => role !== "editor";

/** A hidden address shows no street, no postcode and no location, only the suburb's. */
export const forEveryone = (listing: PublicBusiness): PublicBusiness =>
  listing.hideAddress ? { ...listing, address: null, postcode: null } : listing;

export const missingOf = ({ city }: Pick<PublicBusiness, "city">): string[] =>
  city === null ? [listingTexts.notComplete] : [];

interface Editing {
  role: EditorRole;
  version: number;
  listingPriority: number;
  planName: string;
}

export const forEditors = (listing: PublicBusiness, editing: Editing): EditableBusiness => ({
  ...listing,
  ...editing,
  missing: missingOf(listing),
  mayDelete: mayDispose(editing.role),
  mayInvite: mayDispose(editing.role),
});

const addressParts = Object.keys(Address.shape) as (keyof Address)[];

type AddressVerdict =
  | { ok: true; address: Address | undefined }
  | { ok: false; fields: Record<string, string> };

/** The five parts of an address come together or not at all. */
export function addressIn(
  patch: { [Part in keyof AddressParts]?: AddressParts[Part] | undefined },
): AddressVerdict {
  if (addressParts.every((part) => patch[part] === undefined))
    return { ok: true, address: undefined };
  const absent = addressParts.filter((part) => (patch[part] ?? null) === null);
  if (absent.length > 0)
    return {
      ok: false,
      fields: Object.fromEntries(absent.map((part) => [part, listingTexts.addressIncomplete])),
    };
  const { address, city, state, postcode, country } = patch as Address;
  return { ok: true, address: { address, city, state, postcode, country } };
}

/** Whether an entrance measured at one address is wrong for the other. */
export const isElsewhere = (
  before: Pick<PublicBusiness, "address" | "city" | "state" | "postcode">,
  after: Address,
): boolean =>
  (["address", "city", "state", "postcode"] as const).some((part) => before[part] !== after[part]);

/** People search for what is sold. */
export const offerWordsOf = ({
  pricings,
  catalogData,
}: {
  pricings: readonly { title: string }[];
  catalogData: { title: string } | null;
}): string =>
  [...pricings.map(({ title }) => title), catalogData?.title ?? ""].filter(Boolean).join(" ");

/** What a card calls "from"; what costs nothing is no price to begin with. */
export function leastPrice(pricings: readonly { amountCents: number }[]): number | null {
  const amounts = pricings.map(({ amountCents }) => amountCents).filter((cents) => cents > 0);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

export function toPictureSet(renditions: readonly ImageRendition[]): PictureSet | undefined {
  const [mobile, tablet, desktop, big] = filesOf(renditions, "mobile", "tablet", "desktop", "big");
  if (!mobile || !tablet || !desktop) return undefined;
  return { mobile, tablet, desktop, ...(big && { big }) };
}

/** A file processed before the smaller sizes existed is used in their place. */
export function toGalleryFiles(renditions: readonly ImageRendition[]): GalleryFiles | undefined {
  const [small, medium, large] = filesOf(renditions, "small", "medium", "gallery");
  return large && { small: small ?? large, medium: medium ?? large, large };
}

const filesOf = (renditions: readonly ImageRendition[], ...labels: string[]) =>
  labels.map((label): PictureFile | undefined => {
    const found = renditions.find((one) => one.label === label);
    return (
      found && { width: found.width, height: found.height, webp: found.webp, jpeg: found.jpeg }
    );
  });

/** Why a person cannot create any listing; undefined when they can. */
export const accessProblem = (listingAccess: string, person: Statuses): string | undefined =>
  listingAccess === "members" || isDirectoryMember(person) || isAdmin(person)
    ? undefined
    : listingTexts.directoryAccessNeeded;

const most = Math.max(...Object.values(planTerms).map((terms) => terms.listings));

function problemAt(plan: DirectoryPlan, count: number, sentence: string, ofLargest: string) {
  const { listings } = planTerms[plan];
  if (count < listings) return undefined;
  const limit = listings === 1 ? "1 listing" : `${listings} listings`;
  return (listings < most ? sentence : ofLargest).replace("{plan}", plan).replace("{limit}", limit);
}

/**
 * The sentence for somebody who has reached their plan's limit of listings, if they have.
 */
export const limitProblem = (plan: DirectoryPlan, count: number): string | undefined =>
  problemAt(plan, count, listingTexts.limitReached, listingTexts.largestLimitReached);

/** The same for the plan's limit of live listings. */
export const liveProblem = (plan: DirectoryPlan, live: number): string | undefined =>
  problemAt(plan, live, listingTexts.liveLimitReached, listingTexts.largestLiveLimitReached);

/**
 * The index of a row that names something missing from its list, or the same thing twice; or -1.
 */
export function strangerAmong(rows: readonly { id?: string | undefined }[], known: string[]) {
  const seen = new Set<string>();
  return rows.findIndex(({ id }) => {
    if (id === undefined) return false;
    const isStrange = seen.has(id) || !known.includes(id);
    seen.add(id);
    return isStrange;
  });
}
