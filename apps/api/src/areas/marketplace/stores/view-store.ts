import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import type { OwnStore, PublicStore, StorePicture } from "@boab/contracts/marketplace/stores";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { StoreStats } from "./load-store-stats.ts";
import type { StoredPictures, StoredStore } from "./stores.repository.ts";

export function toPublicStore(
  store: StoredStore,
  { sentOnTime, ...stats }: StoreStats,
  mediaUrl: string,
): PublicStore {
  const canBePaid = store.canBePaid ?? false;
  return {
    id: store.id,
    slug: store.slug,
    storeName: store.storeName,
    location: store.location,
    description: store.description,
    headerImg: viewPictures(store.header, store.headerPosition, mediaUrl),
    profileImg: viewPictures(store.logo, store.logoPosition, mediaUrl),
    joinedAt: store.createdAt.toISOString(),
    isOpen: canBePaid && !store.isOnHoliday,
    holiday: store.isOnHoliday ? { message: store.holidayMessage, backOn: store.backOn } : null,
    checks: { isEmailConfirmed: store.isEmailConfirmed, canBePaid, sentOnTime },
    isGstRegistered: store.isGstRegistered,
    freeShippingFromCents: store.freeShippingFromCents,
    ...stats,
  };
}

export const toOwnStore = (store: StoredStore, stats: StoreStats, mediaUrl: string): OwnStore => ({
  ...toPublicStore(store, stats, mediaUrl),
  userId: store.userId,
  email: store.email,
  phoneNumber: store.phoneNumber,
  merchantId: store.merchantId,
  abn: store.abn,
  version: store.version,
  isHidden: !store.isPublic,
  hiddenReason: store.hiddenReason,
  payment: {
    accountId: store.stripeId === null ? null : maskPayoutAccountId(store.stripeId),
    onboarded: store.detailsSubmitted ?? false,
    chargesEnabled: store.chargesEnabled ?? false,
    payoutsEnabled: store.payoutsEnabled ?? false,
    currentlyDue: store.currentlyDue ?? [],
  },
});

function viewPictures(
  pictures: StoredPictures | null,
  position: StoredStore["headerPosition"],
  mediaUrl: string,
): StorePicture | null {
  if (!pictures) return null;
  const view = (breakpoint: keyof StoredPictures) => {
    const { width, height, webp, jpeg, bytes } = pictures[breakpoint];
    return {
      url: jpeg,
      webp,
      path: jpeg.slice(mediaUrl.length + 1),
      size: { width, height, bytes, mime: "image/jpeg" as const },
      pos: position[breakpoint] ?? defaultCoverPosition[breakpoint],
    };
  };
  return { mobile: view("mobile"), tablet: view("tablet"), desktop: view("desktop") };
}
