import { usualCoverPosition } from "@boab/contracts/directory/pictures";
import type { OwnStore, PublicStore, StorePicture } from "@boab/contracts/marketplace/stores";
import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import type { StoreFacts } from "./load-store-facts.ts";
import type { StoredPictures, StoredStore } from "./stores.repository.ts";

export function publicStore(
  store: StoredStore,
  { sentOnTime, ...facts }: StoreFacts,
  mediaAddress: string,
): PublicStore {
  const canBePaid = store.canBePaid ?? false;
  return {
    id: store.id,
    slug: store.slug,
    storeName: store.storeName,
    location: store.location,
    description: store.description,
    headerImg: viewPictures(store.header, store.headerPosition, mediaAddress),
    profileImg: viewPictures(store.logo, store.logoPosition, mediaAddress),
    joinedAt: store.createdAt.toISOString(),
    isOpen: canBePaid && !store.isOnHoliday,
    holiday: store.isOnHoliday ? { message: store.holidayMessage, backOn: store.backOn } : null,
    checks: { isEmailConfirmed: store.isEmailConfirmed, canBePaid, sentOnTime },
    isGstRegistered: store.isGstRegistered,
    freeShippingFromCents: store.freeShippingFromCents,
    ...facts,
  };
}

export const ownStore = (
  store: StoredStore,
  facts: StoreFacts,
  mediaAddress: string,
): OwnStore => ({
  ...publicStore(store, facts, mediaAddress),
  userId: store.userId,
  email: store.email,
  phoneNumber: store.phoneNumber,
  merchantId: store.merchantId,
  abn: store.abn,
  version: store.version,
  isHidden: !store.isPublic,
  hiddenReason: store.hiddenReason,
  payment: {
    accountId: store.stripeId === null ? null : maskAccountId(store.stripeId),
    onboarded: store.detailsSubmitted ?? false,
    chargesEnabled: store.chargesEnabled ?? false,
    payoutsEnabled: store.payoutsEnabled ?? false,
    currentlyDue: store.currentlyDue ?? [],
  },
});

function viewPictures(
  pictures: StoredPictures | null,
  position: StoredStore["headerPosition"],
  mediaAddress: string,
): StorePicture | null {
  if (!pictures) return null;
  const view = (breakpoint: keyof StoredPictures) => {
    const { width, height, webp, jpeg, bytes } = pictures[breakpoint];
    return {
      url: jpeg,
      webp,
      path: jpeg.slice(mediaAddress.length + 1),
      size: { width, height, bytes, mime: "image/jpeg" as const },
      pos: position[breakpoint] ?? usualCoverPosition[breakpoint],
    };
  };
  return { mobile: view("mobile"), tablet: view("tablet"), desktop: view("desktop") };
}
