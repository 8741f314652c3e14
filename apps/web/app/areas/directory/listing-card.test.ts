import {
  defaultDay,
  minuteOfWeek,
  openingAt,
  type WeekHours,
} from "@boab/contracts/directory/hours";
import type { ListingCard } from "@boab/contracts/directory/search";
import { describe, expect, test } from "vitest";
import { formatKm, toListingCardView } from "./listing-card.server.ts";
import { toOpeningText } from "./opening-text.server.ts";

const closedDay = { ...defaultDay, closed: true };
const days = (changes: Partial<WeekHours>): WeekHours => ({
  monday: closedDay,
  tuesday: defaultDay,
  wednesday: defaultDay,
  thursday: defaultDay,
  friday: defaultDay,
  saturday: closedDay,
  sunday: closedDay,
  ...changes,
});

/** Tuesday, 2 June 2026; winter, so that Sydney is ten hours ahead. */
const at = (utc: string) => new Date(`2026-06-${utc}Z`);
const formatOpening = (week: WeekHours, now: Date, timeZone = "Australia/Melbourne") =>
  toOpeningText(openingAt(week, minuteOfWeek(now, timeZone)), timeZone, now).text;

describe("opening hours on a card", () => {
  test.each([
    ["in the morning", "01T22:00:00", "Opens 9 am"],
    ["during the day", "02T02:00:00", "Open until 5 pm"],
    ["in the evening", "02T09:00:00", "Opens tomorrow 9 am"],
    ["on the weekend", "06T02:00:00", "Opens Tue 9 am"],
  ])("%s", (_, now, text) => {
    expect(formatOpening(days({}), at(now))).toBe(text);
  });

  test("a business that closes after midnight closes tonight, one that never closes is open 24 hours", () => {
    const late = { ...defaultDay, open: "18:30", close: "02:15" };
    expect(formatOpening(days({ tuesday: late }), at("02T10:00:00"))).toBe("Open until 2:15 am");
    const openAllDay = { ...defaultDay, open24: true };
    const week = Object.fromEntries(
      Object.keys(days({})).map((day) => [day, openAllDay]),
    ) as WeekHours;
    expect(formatOpening(week, at("02T10:00:00"))).toBe("Open 24 hours");
    const closedWeek = Object.fromEntries(
      Object.keys(week).map((day) => [day, closedDay]),
    ) as WeekHours;
    expect(formatOpening(closedWeek, at("02T10:00:00"))).toBe("Closed");
  });

  test("X-33 hours are in the business's time zone, which goes along for viewers in another", () => {
    const opening = (timeZone: string, week = days({})) =>
      toOpeningText(
        openingAt(week, minuteOfWeek(at("02T02:00:00"), timeZone)),
        timeZone,
        at("02T02:00:00"),
      );
    expect(opening("Australia/Perth")).toEqual({
      isOpen: true,
      text: "Open until 5 pm",
      zone: { id: "Australia/Perth", label: "Perth time", isUnusual: true },
    });
    expect(opening("Australia/Brisbane").zone?.isUnusual).toBe(false);
  });
});

const point = { latitude: -37.8, longitude: 144.9, isExact: true };
const middle = { x: 50, y: 50 };
const listing: ListingCard = {
  id: "BUS-00000001",
  businessName: "Mama Adaeze's Kitchen",
  slug: "mama-adaezes-kitchen",
  description: "Jollof and egusi.",
  category: "Restaurants",
  city: "Footscray",
  state: "VIC",
  point,
  lat: point.latitude,
  lon: point.longitude,
  distanceKm: 1.1,
  priceFromCents: null,
  rating: null,
  isLive: true,
  isSpotlight: true,
  logoUrl: null,
  coverImageUrl: null,
  coverImagePos: { mobile: { x: 20, y: 80 }, tablet: middle, desktop: middle },
  timeZone: "Australia/Melbourne",
  opening: null,
  free: null,
};

describe("the card of a listing", () => {
  test("DIR-LIST-02 it links to the listing's page and shows its place", () => {
    const card = toListingCardView(listing, at("02T02:00:00"));
    expect(card).toMatchObject({
      to: "/directory/listings/mama-adaezes-kitchen",
      place: "Footscray VIC",
      distance: "1.1 km",
      opening: null,
      isHidden: false,
      image: { src: "/pictures/listings/card/restaurants/mama-adaezes-kitchen.svg" },
    });
  });

  test("X-21 where only the suburb is known, it says nothing about places in it", () => {
    const viewDistance = (distanceKm: number | null, isExact: boolean) =>
      toListingCardView({ ...listing, distanceKm, point: { ...point, isExact } }, at("02T02:00:00"))
        .distance;
    expect(viewDistance(0, true)).toBe("less than 100 m");
    expect(viewDistance(0, false)).toBeNull();
    expect(viewDistance(0.9, false)).toBeNull();
    expect(viewDistance(5.4, false)).toBe("about 5 km");
    expect(viewDistance(null, false)).toBeNull();
  });

  test("it shows what the business charges from", () => {
    const from = (priceFromCents: number | null) =>
      toListingCardView({ ...listing, priceFromCents }, at("02T02:00:00")).priceFrom;
    expect(from(6000)).toBe("from $60");
    expect(from(1250)).toBe("from $12.50");
    expect(from(null)).toBeNull();
  });

  test("it shows what customers gave, to one decimal, and nothing before that", () => {
    const rating = (rating: ListingCard["rating"]) =>
      toListingCardView({ ...listing, rating }, at("02T02:00:00")).rating;
    expect(rating({ mean: 5, count: 1 })).toEqual({ mean: "5.0", count: 1 });
    expect(rating(null)).toBeNull();
  });

  test("DIR-LIST-11 it can be deleted only where the API allows it", () => {
    const mayDelete = (card: ListingCard) => toListingCardView(card, at("02T02:00:00")).mayDelete;
    expect(mayDelete(listing)).toBe(false);
    expect(mayDelete({ ...listing, mayDelete: false })).toBe(false);
    expect(mayDelete({ ...listing, mayDelete: true })).toBe(true);
  });

  test("the owner's photo is preferred, at its focal point", () => {
    const file = (width: number) => ({ width, height: 10, webp: `${width}.webp`, jpeg: "j" });
    const set = { mobile: file(480), tablet: file(900), desktop: file(1400) };
    const card = toListingCardView({ ...listing, coverImageUrl: set }, at("02T02:00:00"));
    expect(card.image).toMatchObject({
      src: "480.webp",
      srcSet: "480.webp 480w, 900.webp 900w, 1400.webp 1400w",
      position: "20% 80%",
    });
  });

  test.each([
    [0, "less than 100 m"],
    [0.4, "0.4 km"],
    [9.96, "10.0 km"],
    [23.6, "24 km"],
  ])("DIR-LIST-07 %s km is shown as %s", (km, text) => {
    expect(formatKm(km)).toBe(text);
  });
});
