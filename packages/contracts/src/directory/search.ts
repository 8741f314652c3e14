import { z } from "zod";
import { LocalDate } from "../bookings/fields.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";
import { ListingPoint } from "./businesses.ts";
import { dayParts, weekdays } from "./limits.ts";
import { BusinessId, Category } from "./listing-fields.ts";
import { CoverPosition, PictureSet } from "./pictures.ts";
import { StateCode, Suburb } from "./suburbs.ts";

const number = (min: number, max: number) =>
  text(20)
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `Must be from ${min} to ${max}.`);

const wholeNumber = (min: number, max: number) =>
  text(20)
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `Must be from ${min} to ${max}.`);

type BoundsTuple = [west: number, south: number, east: number, north: number];

/** Reads the bounds of a query that the contract has checked. */
export function parseBounds(typed: string): BoundsTuple {
  const [west = 0, south = 0, east = 0, north = 0] = typed.split(",").map(Number);
  return [west, south, east, north];
}

/** West, south, east, north, in degrees. */
const Bounds = text(80)
  .regex(/^(-?\d{1,3}(\.\d{1,8})?,){3}-?\d{1,3}(\.\d{1,8})?$/)
  .transform(parseBounds)
  .refine(
    ([west, south, east, north]) =>
      west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north,
    "Invalid map area.",
  );

export const maxRadiusKm = 500;

/** The list's whole state; pages use the same names in their URL. */
export const ListingQuery = z.strictObject({
  q: text(120).optional(),
  /** `1` searches for exactly these words, without related community words. */
  exact: z.literal("1").optional(),
  category: Category.optional(),
  state: StateCode.optional(),
  /** The searcher's place: a suburb, or coordinates. */
  suburb: wholeNumber(1, 99_999_999).optional(),
  lat: number(-90, 90).optional(),
  lon: number(-180, 180).optional(),
  radius: wholeNumber(1, maxRadiusKm).optional(),
  bounds: Bounds.optional(),
  /** `1` means open now; a weekday means open at some time of that day, in the business's time zone. */
  open: z.enum(["1", ...weekdays]).optional(),
  /** Only listings whose service of the search has a free time on this day, in the listing's time zone. */
  day: LocalDate.optional(),
  /** Narrows `day` to a part of it. */
  part: z.enum(dayParts).optional(),
  /**
   * `near`: up to two spotlight listings of the area first, then the nearest. `soonest`: those with a free time,
   * the earliest first.
   */
  sort: z.enum(["newest", "distance", "near", "soonest"]).optional(),
  /**
   * `mine`: listings the caller manages, including hidden ones; `all`: everything not deleted
   * (staff).
   */
  show: z.enum(["public", "mine", "all"]).optional(),
  limit: pageLimit(48).optional(),
  cursor: Cursor.optional(),
});
export type ListingQuery = z.output<typeof ListingQuery>;

/** The next free times of a listing, for the service of the search. They are a copy, and are checked again when booking. */
export const FreeTimes = z.strictObject({
  /** The best match for the words, or the owner's first; null where a visit is booked without a service. */
  service: z
    .strictObject({
      id: z.uuid(),
      title: z.string(),
      priceCents: z.int(),
      /** Times are those of the shortest; with sizes and lengths, price and deposit are those of the smallest too. */
      shortestMinutes: z.int(),
      durationMinutes: z.int(),
      depositCents: z.int().nullable(),
    })
    .nullable(),
  /** When false, a time is asked for and the business answers. */
  confirmsInstantly: z.boolean(),
  /** The first times of the day that was searched for, or else the first time of each of the next free days. */
  times: z.array(z.strictObject({ date: z.string(), startsAt: Timestamp })).min(1),
  /** How many more times there are on the day that was searched for. */
  more: z.int(),
});
export type FreeTimes = z.infer<typeof FreeTimes>;

/** A listing in a list and on the map. */
export const ListingCard = z.strictObject({
  id: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  description: z.string(),
  category: Category,
  city: z.string().nullable(),
  state: StateCode.nullable(),
  point: ListingPoint.nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** The distance from the searcher's place, rounded to 100 m; null without a place and for a hidden address. */
  distanceKm: z.number().nullable(),
  /** The lowest price; null when the listing has no prices. */
  priceFromCents: z.int().nullable(),
  /** The mean of customers' reviews and their number; null while no customer has reviewed the listing. */
  rating: z.strictObject({ mean: z.number(), count: z.int() }).nullable(),
  isLive: z.boolean(),
  isSpotlight: z.boolean(),
  logoUrl: PictureSet.nullable(),
  coverImageUrl: PictureSet.nullable(),
  coverImagePos: CoverPosition,
  timeZone: z.string(),
  /** Null without hours. `changesAt` is a minute of the week in the listing's zone. */
  opening: z.strictObject({ isOpen: z.boolean(), changesAt: z.int().nullable() }).nullable(),
  /** Null without online bookings and in lists that show no times. */
  free: FreeTimes.nullable(),
  /** Set only for `mine` and `all`, because the public list is the same for everyone. */
  mayDelete: z.boolean().optional(),
});
export type ListingCard = z.infer<typeof ListingCard>;

const ListingTotal = z.strictObject({ count: z.int(), isCapped: z.boolean() });

export const ListingPage = z.strictObject({
  data: z.array(ListingCard),
  nextCursor: z.string().nullable(),
  /** The first listings of this page, up to this number, come first because they are spotlights. */
  spotlightsFirst: z.int(),
  /** Only the first page has a total; counting stops at 1,000. */
  total: ListingTotal.nullable(),
  /** Of the total of a search for a day, those where a time is asked for; null in other searches. */
  askTotal: ListingTotal.nullable(),
  /** The searcher's place, when a suburb was given. */
  place: Suburb.nullable(),
  /** The correction of a misspelt word, when nothing was found as typed. */
  corrected: z.string().nullable(),
  /** Related community words that were also searched. */
  alsoSearchedFor: z.array(z.string()),
});
export type ListingPage = z.infer<typeof ListingPage>;

export const listBusinesses = defineCall({
  method: "GET",
  path: "/dir/business",
  summary: "Search listings by words, category, state, distance, opening hours and free times",
  query: ListingQuery,
  response: ListingPage,
});

/** The list's search. Its order and pages have no part in it. */
export const PromotedQuery = ListingQuery.omit({
  sort: true,
  limit: true,
  cursor: true,
  show: true,
});
export type PromotedQuery = z.output<typeof PromotedQuery>;

export const findPromoted = defineCall({
  method: "GET",
  path: "/dir/promoted",
  summary: "Today's promoted listing among those that a search matches, to be shown as such",
  query: PromotedQuery,
  response: z.strictObject({
    /** Null where nothing is promoted. */
    listing: ListingCard.nullable(),
  }),
});

export const mapZoomRange = { min: 3, max: 15 };

/** The list's search; a bigger zoom makes smaller groups. */
export const GroupQuery = ListingQuery.omit({ sort: true, limit: true, cursor: true }).extend({
  zoom: wholeNumber(mapZoomRange.min, mapZoomRange.max),
});
export type GroupQuery = z.output<typeof GroupQuery>;

/** Listings that are close together on a map. */
export const ListingGroup = z.strictObject({
  count: z.int(),
  /** The mean position. A hidden address counts as the centre of its suburb. */
  latitude: z.number(),
  longitude: z.number(),
  /** The area to zoom to: west, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Set only when the group has a single listing. */
  listing: z
    .strictObject({
      id: BusinessId,
      businessName: z.string(),
      slug: z.string(),
      category: Category,
      city: z.string().nullable(),
      state: StateCode.nullable(),
    })
    .nullable(),
});
export type ListingGroup = z.infer<typeof ListingGroup>;

export const ListingGroups = z.strictObject({
  data: z.array(ListingGroup),
  /** True when more listings matched than were counted; the counts are then minimums. */
  isCapped: z.boolean(),
});
export type ListingGroups = z.infer<typeof ListingGroups>;

export const groupListings = defineCall({
  method: "GET",
  path: "/dir/map",
  summary: "Everything that a search of the listings matches, counted in groups for a map",
  query: GroupQuery,
  response: ListingGroups,
});

export const suggestSuburbs = defineCall({
  method: "GET",
  path: "/dir/suburbs",
  summary: "Find suburbs whose name or postcode begins with a text",
  query: z.strictObject({ q: text(60).min(2) }),
  response: z.strictObject({ data: z.array(Suburb) }),
});

export const nearestSuburb = defineCall({
  method: "GET",
  path: "/dir/suburbs/nearest",
  summary: "Find the suburb nearest to a point",
  query: z.strictObject({ lat: number(-90, 90), lon: number(-180, 180) }),
  response: Suburb,
});

export const listCategories = defineCall({
  method: "GET",
  path: "/dir/categories",
  summary: "List the four fixed categories and every other one with a visible listing",
  response: z.strictObject({ data: z.array(Category) }),
});

export const readDirectoryStats = defineCall({
  method: "GET",
  path: "/dir/stats",
  summary: "Get the figures on the directory's home page",
  response: z.strictObject({ views: z.int(), members: z.int(), businesses: z.int() }),
});
