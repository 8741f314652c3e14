import type { OwnStore, PublicStore, StorePicture } from "@boab/contracts/marketplace/stores";

const file = (name: string, x: number): StorePicture["mobile"] => ({
  url: `https://media.example/public/STO-7KQ2M9XA/${name}.jpg`,
  webp: `https://media.example/public/STO-7KQ2M9XA/${name}.webp`,
  path: `public/STO-7KQ2M9XA/${name}.jpg`,
  size: { width: 800, height: 400, bytes: 1000, mime: "image/jpeg" },
  pos: { x, y: 40 },
});

export const makeStorePicture = (name: string): StorePicture => ({
  mobile: file(`${name}_mobile`, 10),
  tablet: file(`${name}_tablet`, 20),
  desktop: file(`${name}_desktop`, 30),
});

export const makePublicStore = (changes: Partial<PublicStore> = {}): PublicStore => ({
  id: "STO-7KQ2M9XA",
  slug: "kumasi-cloth-house",
  storeName: "Kumasi Cloth House",
  location: "Sunshine VIC",
  description: "Cloth with a passport.",
  headerImg: null,
  profileImg: null,
  joinedAt: "2025-03-03T01:00:00.000Z",
  isOpen: true,
  holiday: null,
  checks: { isEmailConfirmed: true, canBePaid: true, sentOnTime: null },
  isGstRegistered: false,
  freeShippingFromCents: null,
  itemsCount: 24,
  rating: null,
  reviewCount: 0,
  ...changes,
});

export const makeOwnStore = (changes: Partial<OwnStore> = {}): OwnStore => ({
  ...makePublicStore(),
  userId: "demo-kwame-mensah",
  email: "kwame@people.example",
  phoneNumber: null,
  merchantId: null,
  abn: null,
  version: 1,
  isHidden: false,
  hiddenReason: null,
  payment: {
    accountId: null,
    onboarded: false,
    chargesEnabled: false,
    payoutsEnabled: false,
    currentlyDue: [],
  },
  ...changes,
});
