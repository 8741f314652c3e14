import { z } from "zod";
import { defineCall, nothing } from "../common/call.ts";
import { Timestamp, text, UserId } from "../common/fields.ts";
import { CoverPosition, FocalPoint, pictureAddress } from "../directory/pictures.ts";
import { HolidayInput, MerchantId, StoreDetails, StoreId, StoreSlug } from "./store-fields.ts";

const StorePictureFile = z.strictObject({
  /** The JPEG, which every browser shows. */
  url: pictureAddress,
  webp: pictureAddress,
  path: pictureAddress,
  size: z.strictObject({
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    mime: z.literal("image/jpeg"),
  }),
  /** What of it stays visible when it is cut to fit. */
  pos: FocalPoint,
});

/** A header or a logo, for each breakpoint (STORE-13). */
export const StorePicture = z.strictObject({
  mobile: StorePictureFile,
  tablet: StorePictureFile,
  desktop: StorePictureFile,
});
export type StorePicture = z.infer<typeof StorePicture>;

const Holiday = z.strictObject({
  message: z.string(),
  /** A day, without a time. */
  backOn: z.iso.date().nullable(),
});

/** What everyone may know of a store: nothing that leads to the person. */
export const PublicStore = z.strictObject({
  id: StoreId,
  slug: z.string(),
  storeName: z.string(),
  location: z.string(),
  description: z.string(),
  headerImg: StorePicture.nullable(),
  profileImg: StorePicture.nullable(),
  joinedAt: Timestamp,
  /** Whether its items can be bought now: it can be paid and isn't on holiday. */
  isOpen: z.boolean(),
  holiday: Holiday.nullable(),
  /** Only what we have really checked. */
  checks: z.strictObject({
    isEmailConfirmed: z.boolean(),
    canBePaid: z.boolean(),
    /** Of the orders of the last 90 days; null while there are too few to say. */
    sentOnTime: z.strictObject({ percent: z.int(), orders: z.int() }).nullable(),
  }),
  /** Whether its prices include GST. */
  isGstRegistered: z.boolean(),
  /** From here on its cheapest delivery is free; null where it never is (F-MKT-10). */
  freeShippingFromCents: z.int().nullable(),
  /** For sale now. */
  itemsCount: z.int(),
  /** The mean of what buyers gave its items, to one decimal; null before the first review. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
export type PublicStore = z.infer<typeof PublicStore>;

/** The same with what only its owner and admins may know. */
export const OwnStore = z.strictObject({
  ...PublicStore.shape,
  userId: UserId,
  email: z.string(),
  phoneNumber: z.string().nullable(),
  merchantId: z.string().nullable(),
  abn: z.string().nullable(),
  /** Whoever saves has seen this version. */
  version: z.int(),
  /** Only its owner and staff see it. */
  isHidden: z.boolean(),
  /** Of our team, if they have hidden it. */
  hiddenReason: z.string().nullable(),
  payment: z.strictObject({
    /** Masked. */
    accountId: z.string().nullable(),
    onboarded: z.boolean(),
    chargesEnabled: z.boolean(),
    payoutsEnabled: z.boolean(),
    currentlyDue: z.array(z.string()),
  }),
});
export type OwnStore = z.infer<typeof OwnStore>;

const Done = z.strictObject({ message: z.string() });
const params = z.strictObject({ storeId: StoreId });

/** The owner is whoever is signed in. The specification's client also sends `userId`, which may only repeat it. */
export const createStore = defineCall({
  method: "POST",
  path: "/Store-info/create-store",
  summary: "Open a store, once (sellers, admins)",
  body: StoreDetails.extend({ userId: UserId.optional() }),
  status: 201,
  response: z.strictObject({ stat: z.literal(true), ...Done.shape, store: OwnStore }),
});

/** Pictures are ids of uploads, or null to remove one; positions are saved with or without them. */
export const StorePatch = StoreDetails.partial().extend({
  headerUploadId: z.uuid().nullable().optional(),
  headerPos: CoverPosition.optional(),
  profileUploadId: z.uuid().nullable().optional(),
  profilePos: CoverPosition.optional(),
  holiday: HolidayInput.optional(),
  /** Refused when somebody saved in between; left out, the last one to save wins. */
  version: z.int().optional(),
});
export type StorePatch = z.output<typeof StorePatch>;

export const updateStore = defineCall({
  method: "PATCH",
  path: "/Store-info/update-store/:storeId",
  summary: "Change the details, the pictures or the holiday of one's own store (its owner)",
  params,
  body: StorePatch,
  response: z.strictObject({ ...Done.shape, store: OwnStore }),
});

export const updateMerchantId = defineCall({
  method: "PUT",
  path: "/Store-info/update-merchant-id/:storeId",
  summary: "Store a PayPal merchant id with one's own store (its owner with a fresh sign-in)",
  params,
  body: z.strictObject({ merchantId: MerchantId }),
  response: Done,
});

/** The specification's client also sends `userId`. It says nothing: the store belongs to whoever is signed in. */
export const deleteStore = defineCall({
  method: "DELETE",
  path: "/Store-info/delete-store/:storeId",
  summary:
    "Delete a store (its owner; admins with a fresh sign-in, confirm repeats the id). Orders stay",
  params,
  query: z.strictObject({ confirm: text(40).optional() }),
  body: z.strictObject({ userId: UserId.optional() }),
  status: 204,
  response: nothing,
});

export const findStoreByName = defineCall({
  method: "POST",
  path: "/Store-info/store-name",
  summary: "Whether a name is free for a store, and the public store that has it (signed in)",
  body: z.strictObject({ storeName: text(200) }),
  response: z.strictObject({ available: z.boolean(), store: PublicStore.nullable() }),
});

export const readEditPermission = defineCall({
  method: "GET",
  path: "/Store-info/edit-permission/:storeId",
  summary: "Whether the caller may edit this store: a hint for buttons, every write checks again",
  params,
  response: z.strictObject({ canEdit: z.boolean() }),
});

const SeenStore = z.union([OwnStore, PublicStore]);

export const getStore = defineCall({
  method: "GET",
  path: "/Store-info/store/:storeId",
  summary: "Get a store: all of it for its owner and admins, the public part for others",
  params,
  response: SeenStore,
});

export const getStoreOfUser = defineCall({
  method: "GET",
  path: "/Store-info/user/:userId",
  summary: "Get the store of a person: all of it for them and admins, the public part for others",
  params: z.strictObject({ userId: UserId }),
  response: SeenStore,
});

export const getStoreBySlug = defineCall({
  method: "GET",
  path: "/marketplace/stores/:slug",
  summary: "Get a public store by its readable address",
  params: z.strictObject({ slug: StoreSlug }),
  response: PublicStore,
});
