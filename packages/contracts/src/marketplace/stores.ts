import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Timestamp, text, UserId } from "../common/fields.ts";
import { CoverPosition, FocalPoint, pictureUrl } from "../directory/pictures.ts";
import { HolidayInput, MerchantId, StoreDetails, StoreId, StoreSlug } from "./store-fields.ts";

const StorePictureFile = z.strictObject({
  /** The JPEG, which every browser shows. */
  url: pictureUrl,
  webp: pictureUrl,
  path: pictureUrl,
  size: z.strictObject({
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    mime: z.literal("image/jpeg"),
  }),
  /** The point that stays visible when the picture is cropped. */
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
  /** The date has no time. */
  backOn: z.iso.date().nullable(),
});

/** A store as everyone sees it: without anything that identifies its owner. */
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
  /** The page only states what we have actually checked. */
  checks: z.strictObject({
    isEmailConfirmed: z.boolean(),
    canBePaid: z.boolean(),
    /** The share of orders of the last 90 days that were sent on time; null while there are too few orders. */
    sentOnTime: z.strictObject({ percent: z.int(), orders: z.int() }).nullable(),
  }),
  /** Whether its prices include GST. */
  isGstRegistered: z.boolean(),
  /** The cheapest delivery is free from this order amount; null for never (F-MKT-10). */
  freeShippingFromCents: z.int().nullable(),
  /** The number of items that are for sale now. */
  itemsCount: z.int(),
  /** The mean of what buyers gave its items, to one decimal; null before the first review. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
export type PublicStore = z.infer<typeof PublicStore>;

/** A store as its owner and admins see it. */
export const OwnStore = z.strictObject({
  ...PublicStore.shape,
  userId: UserId,
  email: z.string(),
  phoneNumber: z.string().nullable(),
  merchantId: z.string().nullable(),
  abn: z.string().nullable(),
  /** A save sends the version that it is based on. */
  version: z.int(),
  /** Only the owner and staff see a hidden store. */
  isHidden: z.boolean(),
  /** The reason from our team, when they have hidden the store. */
  hiddenReason: z.string().nullable(),
  payment: z.strictObject({
    /** The account id is masked. */
    accountId: z.string().nullable(),
    onboarded: z.boolean(),
    chargesEnabled: z.boolean(),
    payoutsEnabled: z.boolean(),
    currentlyDue: z.array(z.string()),
  }),
});
export type OwnStore = z.infer<typeof OwnStore>;

const MessageResponse = z.strictObject({ message: z.string() });
const params = z.strictObject({ storeId: StoreId });

/** The owner is whoever is signed in. The specification's client also sends `userId`, which may only repeat it. */
export const createStore = defineCall({
  method: "POST",
  path: "/Store-info/create-store",
  summary: "Open a store, once (sellers, admins)",
  body: StoreDetails.extend({ userId: UserId.optional() }),
  status: 201,
  response: z.strictObject({ stat: z.literal(true), ...MessageResponse.shape, store: OwnStore }),
});

/** Pictures are ids of uploads, or null to remove one; positions are saved with or without them. */
export const StorePatch = StoreDetails.partial().extend({
  headerUploadId: z.uuid().nullable().optional(),
  headerPos: CoverPosition.optional(),
  profileUploadId: z.uuid().nullable().optional(),
  profilePos: CoverPosition.optional(),
  holiday: HolidayInput.optional(),
  /** A save is refused when somebody saved in between. Without a version, the last save wins. */
  version: z.int().optional(),
});
export type StorePatch = z.output<typeof StorePatch>;

export const updateStore = defineCall({
  method: "PATCH",
  path: "/Store-info/update-store/:storeId",
  summary: "Change the details, the pictures or the holiday of one's own store (its owner)",
  params,
  body: StorePatch,
  response: z.strictObject({ ...MessageResponse.shape, store: OwnStore }),
});

export const updateMerchantId = defineCall({
  method: "PUT",
  path: "/Store-info/update-merchant-id/:storeId",
  summary: "Store a PayPal merchant id with one's own store (its owner with a fresh sign-in)",
  params,
  body: z.strictObject({ merchantId: MerchantId }),
  response: MessageResponse,
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
  response: noContent,
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

const StoreResponse = z.union([OwnStore, PublicStore]);

export const getStore = defineCall({
  method: "GET",
  path: "/Store-info/store/:storeId",
  summary: "Get a store: all of it for its owner and admins, the public part for others",
  params,
  response: StoreResponse,
});

export const getStoreOfUser = defineCall({
  method: "GET",
  path: "/Store-info/user/:userId",
  summary: "Get the store of a person: all of it for them and admins, the public part for others",
  params: z.strictObject({ userId: UserId }),
  response: StoreResponse,
});

export const getStoreBySlug = defineCall({
  method: "GET",
  path: "/marketplace/stores/:slug",
  summary: "Get a public store by its readable address",
  params: z.strictObject({ slug: StoreSlug }),
  response: PublicStore,
});
