import { defaultDay, defaultWeekHours } from "@boab/contracts/directory/hours";
import { noSocials } from "@boab/contracts/directory/socials";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { describe, expect, test } from "vitest";
import { makeListing } from "#test/listings.ts";
import { listShownSections, listTabs } from "./sections.ts";
import { toSearchMetadata } from "./structured-data.server.ts";
import { viewBusiness } from "./view-business.server.ts";

const origin = "https://boab.example";
const map = {
  styleUrl: "https://maps.example/quiet.json",
  embedUrl: "https://maps.example/embed?q={address}",
};
/** A Tuesday, 13:00 in Melbourne and 11:00 in Perth. */
const now = new Date("2026-06-02T03:00:00Z");
const view = (changes: Parameters<typeof makeListing>[0] = {}) =>
  viewBusiness(makeListing(changes), { now, origin, map });

const file = (width: number) => ({
  width,
  height: 10,
  webp: `/${width}.webp`,
  jpeg: `/${width}.jpg`,
});

describe("the page of a listing", () => {
  test("DIR-DET-10 shows the formatted fields of a business", () => {
    expect(view()).toMatchObject({
      name: "Ubuntu Braid Studio",
      place: "St Albans VIC",
      phone: { text: "03 9000 1234", href: "tel:+61390001234" },
      shortLink: "https://boab.example/ubuntu-braid-studio",
    });
  });

  test.each([
    ["+61370100001", "03 7010 0001"],
    ["0412345678", "0412 345 678"],
    ["1300 222 222", "1300 222 222"],
  ])("the phone number %s is shown as %s", (phone, text) => {
    expect(view({ phone }).phone.text).toBe(text);
  });

  test("DIR-COV-03 DIR-COV-04 the cover uses the file for the screen's width", () => {
    const coverImageUrl = {
      mobile: file(768),
      tablet: file(1024),
      desktop: file(2048),
      big: file(2048),
    };
    const { sources, fallback } = view({ coverImageUrl }).cover;
    expect(
      sources.filter(({ type }) => type === "image/webp").map(({ media, src }) => [media, src]),
    ).toEqual([
      ["(width < 768px)", "/768.webp"],
      ["(width < 1024px)", "/1024.webp"],
      ["(width >= 1024px)", "/2048.webp"],
    ]);
    expect(fallback).toBe("/2048.jpg");
  });

  test("DIR-COV-05 each breakpoint has its own focal point", () => {
    const coverImagePos = {
      mobile: { x: 10, y: 20 },
      tablet: { x: 30, y: 40 },
      desktop: { x: 50, y: 60 },
    };
    expect(view({ coverImagePos }).cover.position).toEqual({
      mobile: "10% 20%",
      tablet: "30% 40%",
      desktop: "50% 60%",
    });
  });

  test("without a photo the category's still life is shown, narrower on phones", () => {
    expect(view().cover).toMatchObject({
      sources: [{ src: "/pictures/listings/card/services/ubuntu-braid-studio.svg" }],
      fallback: "/pictures/listings/cover/services/ubuntu-braid-studio.svg",
    });
  });

  test("X-22 a logo is read from its sizes, with or without the big one", () => {
    const logoUrl = { mobile: file(768), tablet: file(1024), desktop: file(2048) };
    expect(view({ logoUrl }).logo).toEqual({
      src: "/768.jpg",
      srcSet: "/768.webp 768w, /1024.webp 1024w",
    });
    expect(view({ logoUrl: { ...logoUrl, big: file(2048) } }).logo).toEqual(view({ logoUrl }).logo);
  });

  test("DIR-PRICE-01 a price has a title and an amount, and nothing to pay is free", () => {
    const id = "00000000-0000-4000-8000-000000000001";
    const price = (title: string, amountCents: number) => {
      const dollars = amountCents / 100;
      return {
        id,
        title,
        type: title,
        amountCents,
        amount: dollars,
        price: dollars,
        durationMinutes: null,
        shortestMinutes: null,
      };
    };
    const pricings = [price("Cornrows, adult", 9500), price("First look", 0)];
    expect(view({ pricings }).prices.map(({ title, amount }) => [title, amount])).toEqual([
      ["Cornrows, adult", "$95.00"],
      ["First look", "Free"],
    ]);
  });

  test("DIR-VID-01 a video plays in the provider's privacy-enhanced player with a URL we build", () => {
    const youtubeView = view({
      videoLink: {
        provider: "youtube",
        id: "aqz-KE-bpKQ",
        embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
      },
      videoCaption: "Ours",
    });
    expect(youtubeView.video).toMatchObject({
      embed: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
      caption: "Ours",
    });
    const vimeoView = view({
      videoLink: {
        provider: "vimeo",
        id: "1084537",
        embedUrl: "https://player.vimeo.com/video/1084537?dnt=1",
      },
    });
    expect(vimeoView.video?.embed).toBe("https://player.vimeo.com/video/1084537?dnt=1");
  });

  test("DIR-SOC-03 only the given networks are shown, by their handle", () => {
    const socials = {
      ...noSocials,
      instagram: "https://www.instagram.com/ubuntubraids",
      website: "https://u.example/",
    };
    expect(view({ socials }).socials.map(({ label, text }) => [label, text])).toEqual([
      ["Instagram", "@ubuntubraids"],
      ["Website", "Website"],
    ]);
  });

  test("DIR-GAL-01 a photo keeps its URL, name, description and orientation", () => {
    const picture = {
      id: "00000000-0000-4000-8000-000000000002",
      url: "/4024.jpg",
      picture: { small: file(480), medium: file(960), large: file(4024) },
    };
    const words = {
      name: "Knotless",
      description: "Four hours.",
      orientation: "portrait" as const,
    };
    expect(view({ gallery: [{ ...picture, ...words }] }).gallery).toEqual([
      { id: picture.id, ...picture.picture, ...words },
    ]);
  });

  test("DIR-ADDR-02 the address has coordinates for the map and directions", () => {
    expect(view().address).toMatchObject({
      kind: "shown",
      street: "18 Alfrieda Street",
      locality: "St Albans VIC 3021",
      directions: expect.stringContaining("18%20Alfrieda%20Street%2C%20St%20Albans%20VIC%203021"),
      mapStyleUrl: map.styleUrl,
    });
  });

  test("DIR-ADDR-02 X-72 the embedded map is asked for the address, and the suburb lies in its state", () => {
    const measured = view().address;
    expect(measured).toMatchObject({
      embed:
        "https://maps.example/embed?q=18%20Alfrieda%20Street%2C%20St%20Albans%20VIC%203021%2C%20Australia",
      stateMap: { stateName: "Victoria", state: expect.stringMatching(/^M-?\d/) },
    });
    // Melbourne's west lies in the south, a little east of the middle.
    const spot = measured?.kind === "shown" && measured.stateMap?.spot;
    expect(spot).toMatchObject({ x: expect.any(Number) });
    if (spot) {
      expect(Math.abs(spot.x)).toBeLessThan(60);
      expect(spot.y).toBeGreaterThan(10);
    }
  });

  test("X-72 streets are shown at a measured entrance only", () => {
    const point = { latitude: -37.744, longitude: 144.8, isExact: false };
    expect(view({ point }).address).toMatchObject({ mapStyleUrl: null });
  });

  test("DIR-ADDR-03 a hidden address reveals only that it is hidden", () => {
    const hidden = makeListing({ hideAddress: true, address: null, postcode: null });
    expect(viewBusiness(hidden, { now, origin, map }).address).toEqual({ kind: "hidden" });
    const { data } = toSearchMetadata(hidden, origin);
    expect(data).not.toHaveProperty("address");
    expect(data).not.toHaveProperty("geo");
  });

  test("DIR-CAT-01 a catalogue is a title and a link", () => {
    const catalogData = { title: "Styles", urlLink: "https://u.example/styles" };
    expect(view({ catalogData }).catalog).toEqual({ title: "Styles", href: catalogData.urlLink });
  });
});

describe("the hours of a listing", () => {
  test("DIR-HRS-01 each weekday has its times, is closed, or open all day; today is marked", () => {
    const days = {
      ...defaultWeekHours,
      monday: { ...defaultDay, closed: true },
      friday: { ...defaultDay, open: "18:00", close: "02:00" },
      sunday: { ...defaultDay, open24: true },
    };
    const hours = view({ days }).hours ?? [];
    expect(hours.map(({ text }) => text)).toEqual([
      "Closed",
      "9:00 am to 5:00 pm",
      "9:00 am to 5:00 pm",
      "9:00 am to 5:00 pm",
      "6:00 pm to 2:00 am",
      "9:00 am to 5:00 pm",
      "Open 24 hours",
    ]);
    expect(hours.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["Tuesday"]);
  });

  test("X-33 opening follows the business's own time zone, which is named", () => {
    const perthView = view({ timeZone: "Australia/Perth" });
    expect(perthView.opening).toEqual({
      isOpen: true,
      text: "Open until 5 pm",
      changesAt: "2026-06-02T09:00:00.000Z",
    });
    expect(perthView.zone).toEqual({ id: "Australia/Perth", label: "Perth time", isUnusual: true });
    expect(view().zone.isUnusual).toBe(false);
    expect(view().opening?.changesAt).toBe("2026-06-02T07:00:00.000Z");
  });

  test("X-33 the night clocks go back is an hour longer", () => {
    // Sunday 4 April 2027, 01:00; clocks go back at three.
    const night = new Date("2027-04-03T14:00:00Z");
    const { opening } = viewBusiness(makeListing(), { now: night, origin, map });
    expect(opening).toMatchObject({ isOpen: false, text: "Opens 9 am" });
    expect(opening?.changesAt).toBe("2027-04-03T23:00:00.000Z");
    const days = { ...defaultWeekHours, sunday: { ...defaultDay, closed: true } };
    const closed = viewBusiness(makeListing({ days }), { now: night, origin, map });
    expect(closed.opening?.changesAt).toBe("2027-04-04T14:00:00.000Z");
  });

  test("X-33 a text about tomorrow changes at midnight", () => {
    // Saturday, 18:00 in Melbourne.
    const evening = new Date("2027-04-03T07:00:00Z");
    const { opening } = viewBusiness(makeListing(), { now: evening, origin, map });
    expect(opening).toMatchObject({ isOpen: false, text: "Opens tomorrow 9 am" });
    expect(opening?.changesAt).toBe("2027-04-03T13:00:00.000Z");
    // The week starts again at this midnight.
    const sunday = new Date("2026-06-07T10:00:00Z");
    const sundayView = viewBusiness(makeListing(), { now: sunday, origin, map });
    expect(sundayView.opening?.changesAt).toBe("2026-06-07T14:00:00.000Z");
  });

  test("a second window follows the first, on the page and for search engines", () => {
    const split = { ...defaultDay, close: "13:00", second: { open: "15:00", close: "19:00" } };
    const days = { ...defaultWeekHours, tuesday: split };
    expect(view({ days }).hours?.[1]?.text).toBe("9:00 am to 1:00 pm, 3:00 pm to 7:00 pm");
    expect(view({ days }).opening?.text).toBe("Opens 3 pm");
    const { data } = toSearchMetadata(makeListing({ days }), origin);
    const tuesday = { dayOfWeek: "https://schema.org/Tuesday" };
    expect(data.openingHoursSpecification).toHaveLength(8);
    expect(data.openingHoursSpecification).toEqual(
      expect.arrayContaining([
        { ...tuesday, "@type": "OpeningHoursSpecification", opens: "09:00", closes: "13:00" },
        { ...tuesday, "@type": "OpeningHoursSpecification", opens: "15:00", closes: "19:00" },
      ]),
    );
  });

  test("special days of the next two weeks are named, and decide whether it is open", () => {
    const closed = { kind: "closed" as const, windows: [] };
    const split = [
      { open: "10:00", close: "12:00" },
      { open: "14:00", close: "16:00" },
    ];
    const specialDays: SpecialDay[] = [
      { ...closed, date: "2026-06-01", note: "Yesterday" },
      { ...closed, date: "2026-06-02", note: "" },
      { date: "2026-06-08", kind: "hours", windows: split, note: "King's Birthday" },
      { date: "2026-06-09", kind: "usual", windows: [], note: "Ours" },
      { ...closed, date: "2026-06-16", note: "Stocktake" },
      { ...closed, date: "2026-06-17", note: "Later" },
    ];
    const shown = view({ specialDays });
    expect(shown.specialDays).toEqual([
      "Closed on Tuesday 2 June",
      "Open 10:00 am to 12:00 pm and 2:00 pm to 4:00 pm on King's Birthday, 8 June",
      "Closed on Stocktake, 16 June",
    ]);
    expect(shown.opening).toMatchObject({ isOpen: false, text: "Opens tomorrow 9 am" });
    const { data } = toSearchMetadata(makeListing({ specialDays }), origin);
    expect(data.specialOpeningHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-06-02",
      validThrough: "2026-06-02",
      opens: "00:00",
      closes: "00:00",
    });
    expect(data.specialOpeningHoursSpecification).toHaveLength(6);
    expect(view().specialDays).toEqual([]);
  });

  test("a listing without hours says nothing about them", () => {
    expect(view({ days: null })).toMatchObject({ opening: null, hours: null });
  });
});

describe("the sections", () => {
  test("DIR-DET-04 visitors see no empty section, editors see them all", () => {
    const bare = view({ days: null, city: null, state: null, address: null, point: null });
    expect(listShownSections(bare, false)).toEqual(["cover", "logo", "info", "reviews", "jobs"]);
    expect(listShownSections(bare, true)).toEqual(
      expect.arrayContaining([
        "socials",
        "prices",
        "video",
        "gallery",
        "address",
        "hours",
        "catalog",
        "bookings",
      ]),
    );
  });

  test("tabs exist only for visible sections", () => {
    const tabs = listTabs(listShownSections(view(), false)).map(({ label }) => label);
    expect(tabs).toEqual(["About", "Address", "Hours", "Reviews", "Jobs"]);
  });
});

describe("metadata for search engines", () => {
  test("a local business of its type, with hours, address and coordinates of its entrance", () => {
    const { title, image, data } = toSearchMetadata(
      makeListing({ category: "Restaurants" }),
      origin,
    );
    expect(title).toBe("Ubuntu Braid Studio, Restaurants in St Albans VIC");
    expect(image).toBe("/pictures/listings/og/restaurants/ubuntu-braid-studio.png");
    expect(data).toMatchObject({
      "@type": "Restaurant",
      url: "https://boab.example/directory/listings/ubuntu-braid-studio",
      telephone: "+61390001234",
      address: { streetAddress: "18 Alfrieda Street", postalCode: "3021" },
      geo: { latitude: -37.744, longitude: 144.8 },
    });
    expect(data.openingHoursSpecification).toHaveLength(7);
  });

  test("the suburb's centre is not given as the entrance", () => {
    const point = { latitude: -37.7, longitude: 144.8, isExact: false };
    expect(toSearchMetadata(makeListing({ point }), origin).data).not.toHaveProperty("geo");
  });
});
