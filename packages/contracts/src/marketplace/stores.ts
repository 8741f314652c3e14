import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp, UserId } from "../common/fields.ts";
import { FocalPoint, pictureAddress } from "../directory/pictures.ts";
import { StoreId, StoreSlug } from "./store-fields.ts";

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
  checks: z.strictObject({ isEmailConfirmed: z.boolean(), canBePaid: z.boolean() }),
});
export type PublicStore = z.infer<typeof PublicStore>;

/** The same with what only its owner and admins may know. */
export const OwnStore = z.strictObject({
  ...PublicStore.shape,
  userId: UserId,
  email: z.string(),
  phoneNumber: z.string().nullable(),
  merchantId: z.string().nullable(),
  isGstRegistered: z.boolean(),
  /** Whoever saves has seen this version. */
  version: z.int(),
  /** Only its owner and staff see it. */
  isHidden: z.boolean(),
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

const SeenStore = z.union([OwnStore, PublicStore]);

export const getStore = defineCall({
  method: "GET",
  path: "/Store-info/store/:id",
  summary: "Get a store: all of it for its owner and admins, the public part for others",
  params: z.strictObject({ id: StoreId }),
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
