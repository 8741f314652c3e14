import { z } from "zod";
import { PublicBookingSettings } from "../bookings/settings.ts";
import { defineCall } from "../common/call.ts";
import { Timestamp, text } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { JobCard } from "../jobs/postings.ts";
import { ReviewSummary } from "../reviews/reviews.ts";
import { AddressParts, BasicInfo, GalleryRow, sectionFields } from "./business-sections.ts";
import { businessFieldCopy } from "./copy.ts";
import { WeekHours } from "./hours.ts";
import { maxGalleryPictures } from "./limits.ts";
import { BusinessId, BusinessKey, Category } from "./listing-fields.ts";
import { MemberRight } from "./member-rights.ts";
import { CoverPosition, GalleryFiles, PictureSet, pictureUrl } from "./pictures.ts";
import { Socials } from "./socials.ts";
import { SpecialDays } from "./special-days.ts";
import { StateCode } from "./suburbs.ts";
import { ShownVideo } from "./videos.ts";

/** The listing's position; when not exact, the centre of its suburb. */
export const ListingPoint = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  isExact: z.boolean(),
});
export type ListingPoint = z.infer<typeof ListingPoint>;

/**
 * A price also has the specification's names: `type` is the title, `amount` and `price` are in dollars.
 * One with a length is a service, which is booked with a time and never sold without one.
 */
export const Price = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  type: z.string(),
  amountCents: z.int(),
  amount: z.number(),
  price: z.number(),
  durationMinutes: z.int().nullable(),
  /**
   * The shortest time of a service with sizes or lengths, whose amount is then the lowest and whose length the longest;
   * null for every other price.
   */
  shortestMinutes: z.int().nullable(),
});
export type Price = z.infer<typeof Price>;

export const GalleryPicture = z.strictObject({
  id: z.uuid(),
  /** The largest file, as a JPEG. */
  url: pictureUrl,
  picture: GalleryFiles,
  name: z.string(),
  description: z.string(),
  orientation: z.enum(["landscape", "portrait"]),
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

export const CatalogData = z.strictObject({ title: z.string(), urlLink: z.string() });

/** The listing as everyone sees it: without the owner, and without a hidden address. */
export const PublicBusiness = z.strictObject({
  id: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  description: z.string(),
  category: Category,
  email: z.string(),
  phone: z.string(),
  /** Street and postcode are null when hidden or not given yet. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: StateCode.nullable(),
  postcode: z.string().nullable(),
  country: z.string().nullable(),
  hideAddress: z.boolean(),
  bigCity: z.string().nullable(),
  point: ListingPoint.nullable(),
  /** The specification's names of the same point. */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  timeZone: z.string(),
  isLive: z.boolean(),
  /** The owner's plan places the listing before others. */
  isSpotlight: z.boolean(),
  logoUrl: PictureSet.nullable(),
  coverImageUrl: PictureSet.nullable(),
  coverImagePos: CoverPosition,
  gallery: z.array(GalleryPicture),
  pricings: z.array(Price),
  /** Whether its prices can be paid here, as far as we know; the server looks again when somebody pays. */
  takesPayments: z.boolean(),
  videoLink: ShownVideo.nullable(),
  videoCaption: z.string().nullable(),
  socials: Socials,
  catalogData: CatalogData.nullable(),
  /** Null until the owner has entered opening hours. */
  days: WeekHours.nullable(),
  /** From yesterday on, by date. */
  specialDays: SpecialDays,
  /** When its owner started to manage it; null for a listing that our team manages until somebody claims it. */
  managedSince: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type PublicBusiness = z.infer<typeof PublicBusiness>;

/**
 * What other areas store for a listing, under the specification's names (DIR-DET-10). Each is saved by its own call.
 * Bookings, the payout account, the owner's id and a delete request are not public.
 */
export const BusinessExtras = z.strictObject({
  acceptsBookings: z.boolean(),
  bookingSettings: PublicBookingSettings,
  jobPostings: z.array(JobCard),
  reviewSummary: ReviewSummary,
});
export type BusinessExtras = z.infer<typeof BusinessExtras>;

export const WholeBusiness = PublicBusiness.extend(BusinessExtras.shape);
export type WholeBusiness = z.infer<typeof WholeBusiness>;

/** `editor`: somebody whom the owner asked to help, with the rights they were given. */
export const ManagingRole = z.enum(["owner", "editor", "admin"]);
export type ManagingRole = z.infer<typeof ManagingRole>;

/** As what the caller manages a listing, and what they may do there. */
export const ListingRole = z.strictObject({
  role: ManagingRole.nullable(),
  rights: z.array(MemberRight),
});
export type ListingRole = z.infer<typeof ListingRole>;

/** The listing for the people who manage it: with the full address, and what they may do. */
export const EditableBusiness = PublicBusiness.extend({
  version: z.int(),
  role: ManagingRole,
  rights: z.array(MemberRight),
  /** What is missing before it can go live, as sentences. */
  missing: z.array(text(300)),
  mayDelete: z.boolean(),
  mayInvite: z.boolean(),
  /** Whether the plan has room to show it again after it was hidden. */
  canShowAgain: z.boolean(),
  /** Whether our team took it down, so that only those who manage it see it. */
  isRemoved: z.boolean(),
  planName: z.string(),
  listingPriority: z.int(),
});
export type EditableBusiness = z.infer<typeof EditableBusiness>;

const params = z.strictObject({ id: BusinessKey });

export const readBusiness = defineCall({
  method: "GET",
  path: "/dir/business/:id",
  summary:
    "Get a listing by its link or id; one that isn't live only for its owner, editors and staff",
  params,
  response: WholeBusiness,
});

export const readBusinessForEditing = defineCall({
  method: "GET",
  path: "/dir/business/:id/editing",
  summary: "Get a listing with everything needed to edit it (owner, editors, staff)",
  params,
  response: EditableBusiness,
});

/** The listing's page is the same for everyone, so the browser asks for the role before it loads the editing code. */
export const readListingRole = defineCall({
  method: "GET",
  path: "/dir/business/:id/role",
  summary:
    "Get the caller's role and rights at a listing, null and none for those who don't manage it (signed in)",
  params,
  response: ListingRole,
});

/** Resolves a slug that isn't, or is no longer, a listing's current one. */
export const resolveSlug = defineCall({
  method: "GET",
  path: "/dir/slug/:slug",
  summary:
    "Check whether a link or id belongs to a listing now, did so earlier, or belongs to one that is gone",
  params: z.strictObject({ slug: BusinessKey }),
  response: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("current"), slug: z.string() }),
    z.strictObject({ kind: z.literal("moved"), slug: z.string() }),
    z.strictObject({ kind: z.literal("gone") }),
  ]),
});

export const proposeSlug = defineCall({
  method: "GET",
  path: "/dir/slug-proposal",
  summary: "Suggest a free link for a business name (signed in)",
  query: z.strictObject({ name: text(80), suburb: text(80).optional() }),
  response: z.strictObject({ slug: z.string() }),
});

/** The check runs before somebody fills in the form; saving checks again. */
export const checkNewListing = defineCall({
  method: "GET",
  path: "/dir/new-listing",
  summary: "Check whether the caller may add another listing, and if not why (signed in)",
  response: z.strictObject({
    problem: z
      .strictObject({ code: z.enum(["forbidden", "plan_limit_reached"]), sentence: z.string() })
      .nullable(),
  }),
});

export const createBusiness = defineCall({
  method: "POST",
  path: "/dir/business",
  summary: "Create a listing; it stays hidden until its owner publishes it",
  body: BasicInfo,
  status: 201,
  response: EditableBusiness,
});

/** Server-owned fields. Sent back unchanged they are ignored; changed, they are refused. */
const ReadOnlyBusiness = EditableBusiness.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  point: true,
  lat: true,
  lon: true,
  isSpotlight: true,
  takesPayments: true,
  managedSince: true,
  logoUrl: true,
  coverImageUrl: true,
  role: true,
  rights: true,
  missing: true,
  mayDelete: true,
  mayInvite: true,
  canShowAgain: true,
  isRemoved: true,
}).extend({
  bigCity: text(80).nullable(),
  timeZone: text(60),
  planName: text(40),
});
export const readOnlyFields = getKeys(ReadOnlyBusiness.shape);

const ReadOnlyPicture = GalleryPicture.pick({
  url: true,
  picture: true,
  orientation: true,
}).partial();
export const readOnlyPictureFields = getKeys(ReadOnlyPicture.shape);

export const BusinessPatch = z
  .strictObject({
    ...ReadOnlyBusiness.shape,
    ...BasicInfo.shape,
    ...AddressParts.shape,
    ...sectionFields,
    gallery: z
      .array(GalleryRow.safeExtend(ReadOnlyPicture.shape))
      .max(maxGalleryPictures, businessFieldCopy.tooManyPictures),
    /** Only full admins may change the priority. */
    listingPriority: z.int().min(0).max(1000),
    /** These fields are ignored when sent back unchanged; each is changed by its own call. */
    acceptsBookings: z.boolean(),
    bookingSettings: z.record(z.string(), z.unknown()),
    jobPostings: z.array(z.unknown()),
    reviewSummary: z.record(z.string(), z.unknown()),
  })
  .partial()
  .extend({ version: z.int() });
export type BusinessPatch = z.output<typeof BusinessPatch>;

export const updateBusiness = defineCall({
  method: "PUT",
  path: "/dir/business/:id",
  summary: "Save one or more sections of a listing (owner, invited editors, staff)",
  params,
  body: BusinessPatch,
  response: EditableBusiness,
});

export const deleteBusiness = defineCall({
  method: "DELETE",
  path: "/dir/delete/:id",
  summary: "Delete a listing; it is erased after 30 days (owner, staff; confirm repeats the name)",
  params,
  query: z.strictObject({ confirm: text(120).optional() }),
  response: z.strictObject({ message: z.string() }),
});

export const removeGalleryPictures = defineCall({
  method: "DELETE",
  path: "/dir/gallery/remove/:id",
  summary: "Remove gallery pictures by their URLs: all of them, or none",
  params,
  body: z.strictObject({ urls: z.array(text(1000)).min(1).max(10) }),
  response: EditableBusiness,
});
