import type {
  EditableBusiness,
  PublicBusiness,
  WholeBusiness,
} from "@boab/contracts/directory/businesses";
import { defaultWeekHours } from "@boab/contracts/directory/hours";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import type { ListingCard } from "@boab/contracts/directory/search";
import { noSocials } from "@boab/contracts/directory/socials";
import { bookingSettings } from "./bookings.ts";

/** A minimal listing; tests add what they need. */
export const makeListing = (changes: Partial<PublicBusiness> = {}): PublicBusiness => ({
  id: "BUS-ABCD1234",
  businessName: "Ubuntu Braid Studio",
  slug: "ubuntu-braid-studio",
  description: "Braids, locs and natural hair for every age.",
  category: "Services",
  email: "hello@ubuntu.example",
  phone: "03 9000 1234",
  address: "18 Alfrieda Street",
  city: "St Albans",
  state: "VIC",
  postcode: "3021",
  country: "Australia",
  hideAddress: false,
  bigCity: "Melbourne",
  point: { latitude: -37.744, longitude: 144.8, isExact: true },
  lat: -37.744,
  lon: 144.8,
  timeZone: "Australia/Melbourne",
  isLive: true,
  isSpotlight: false,
  logoUrl: null,
  coverImageUrl: null,
  coverImagePos: defaultCoverPosition,
  gallery: [],
  pricings: [],
  takesPayments: false,
  videoLink: null,
  videoCaption: null,
  socials: noSocials,
  catalogData: null,
  days: defaultWeekHours,
  specialDays: [],
  managedSince: "2026-01-01T00:00:00.000Z",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-02-01T00:00:00.000Z",
  ...changes,
});

/** The same for its owner. */
export const makeEditableBusiness = (
  changes: Partial<EditableBusiness> = {},
): EditableBusiness => ({
  ...makeListing(),
  version: 1,
  role: "owner",
  rights: [...memberRights],
  missing: [],
  mayDelete: true,
  mayInvite: true,
  canShowAgain: true,
  isRemoved: false,
  planName: "Basic",
  listingPriority: 100,
  ...changes,
});

/** One row of the list. */
/** The same as the call of one listing answers it, with a little of the areas beside the directory. */
export const makeWholeBusiness = (changes: Partial<PublicBusiness> = {}): WholeBusiness => ({
  ...makeListing(changes),
  acceptsBookings: true,
  bookingSettings: { ...bookingSettings, team: [], hasWaitingList: true, maxRetainedRate: 0.3 },
  jobPostings: [],
  reviewSummary: { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] },
});

export const makeListingCard = (changes: Partial<ListingCard> = {}): ListingCard => ({
  id: "BUS-ABCD1234",
  businessName: "Ubuntu Braid Studio",
  slug: "ubuntu-braid-studio",
  description: "",
  category: "Retail",
  city: "Footscray",
  state: "VIC",
  point: null,
  lat: null,
  lon: null,
  distanceKm: null,
  priceFromCents: null,
  rating: null,
  isLive: true,
  isSpotlight: false,
  logoUrl: null,
  coverImageUrl: null,
  coverImagePos: defaultCoverPosition,
  timeZone: "Australia/Melbourne",
  opening: null,
  free: null,
  ...changes,
});
