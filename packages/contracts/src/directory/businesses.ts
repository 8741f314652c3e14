import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp, text } from "../common/fields.ts";
import { AddressParts, BasicInfo, GalleryRow, sections } from "./business-sections.ts";
import { Days } from "./hours.ts";
import { mostGalleryPictures } from "./limits.ts";
import { BusinessId, BusinessKey, Category } from "./listing-fields.ts";
import { listingTexts } from "./listing-texts.ts";
import { CoverPosition, GalleryFiles, PictureSet, pictureAddress } from "./pictures.ts";
import { Socials } from "./socials.ts";
import { StateCode } from "./suburbs.ts";
import { Video } from "./videos.ts";

/** The listing's position; when not exact, the centre of its suburb. */
export const ListingPoint = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  isExact: z.boolean(),
});
export type ListingPoint = z.infer<typeof ListingPoint>;

/** Under the specification's names too: `type` is the title, `amount` and `price` are dollars. */
export const Price = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  type: z.string(),
  amountCents: z.int(),
  amount: z.number(),
  price: z.number(),
});
export type Price = z.infer<typeof Price>;

export const GalleryPicture = z.strictObject({
  id: z.uuid(),
  /** The largest file, as a JPEG. */
  url: pictureAddress,
  picture: GalleryFiles,
  name: z.string(),
  description: z.string(),
  orientation: z.enum(["landscape", "portrait"]),
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

export const CatalogData = z.strictObject({ title: z.string(), urlLink: z.string() });

/** What anyone may read: without the owner, and without a hidden address. */
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
  /** Placed before others by its plan. */
  isSpotlight: z.boolean(),
  logoUrl: PictureSet.nullable(),
  coverImageUrl: PictureSet.nullable(),
  coverImagePos: CoverPosition,
  gallery: z.array(GalleryPicture),
  pricings: z.array(Price),
  /** Whether its prices can be paid here, as far as we know; the server looks again when somebody pays. */
  takesPayments: z.boolean(),
  videoLink: Video.nullable(),
  videoCaption: z.string().nullable(),
  socials: Socials,
  catalogData: CatalogData.nullable(),
  /** Null until given. */
  days: Days.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type PublicBusiness = z.infer<typeof PublicBusiness>;

export const EditorRole = z.enum(["owner", "editor", "admin"]);
export type EditorRole = z.infer<typeof EditorRole>;

/** The same listing for those who manage it: the full address, and what they may do. */
export const EditableBusiness = PublicBusiness.extend({
  version: z.int(),
  role: EditorRole,
  /** What is missing before it can go live, as sentences. */
  missing: z.array(text(300)),
  mayDelete: z.boolean(),
  mayInvite: z.boolean(),
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
  response: PublicBusiness,
});

export const readBusinessForEditing = defineCall({
  method: "GET",
  path: "/dir/business/:id/editing",
  summary: "Get a listing with everything needed to edit it (owner, editors, staff)",
  params,
  response: EditableBusiness,
});

/** Resolves a slug that isn't, or is no longer, a listing's current one. */
export const followSlug = defineCall({
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

/** Checked before someone fills in the form; saving decides. */
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
const Echoed = EditableBusiness.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  point: true,
  lat: true,
  lon: true,
  isSpotlight: true,
  takesPayments: true,
  logoUrl: true,
  coverImageUrl: true,
  role: true,
  missing: true,
  mayDelete: true,
  mayInvite: true,
}).extend({
  bigCity: text(80).nullable(),
  timeZone: text(60),
  planName: text(40),
});
export const echoedFields = Object.keys(Echoed.shape) as (keyof typeof Echoed.shape)[];

const EchoedOfPicture = GalleryPicture.pick({
  url: true,
  picture: true,
  orientation: true,
}).partial();
export const echoedOfPictures = Object.keys(
  EchoedOfPicture.shape,
) as (keyof typeof EchoedOfPicture.shape)[];

export const BusinessPatch = z
  .strictObject({
    ...Echoed.shape,
    ...BasicInfo.shape,
    ...AddressParts.shape,
    ...sections,
    gallery: z
      .array(GalleryRow.safeExtend(EchoedOfPicture.shape))
      .max(mostGalleryPictures, listingTexts.tooManyPictures),
    /** Full admins only. */
    listingPriority: z.int().min(0).max(1000),
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
