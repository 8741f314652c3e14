import { BookingSettingsBody } from "@boab/contracts/bookings/settings";
import { describe, expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import {
  listDaysAheadOptions,
  listLengthOptions,
  listNoticeOptions,
  readNotice,
  slotLengthOptions,
  toNoticeValue,
} from "./choices.ts";
import { describeOpenHours } from "./describe-open-hours.ts";
import { formatDaysOff, formatDaysOffNote } from "./format-days-off.ts";
import { describeFit } from "./service-fit.ts";
import {
  createServiceDraft,
  listChangedSections,
  toSettingsBody,
  toSettingsDraft,
} from "./settings-draft.ts";

const draft = toSettingsDraft(bookingSettings);
const [service] = draft.services;
const makeDraftWithService = (changes: object) => ({
  ...draft,
  services: [{ ...createServiceDraft("new"), title: "Loc retwist", price: "130", ...changes }],
});

describe("what is sent", () => {
  test("BOOK-01 settings that nobody touched are sent as they were read", () => {
    const sent = toSettingsBody(draft, bookingSettings.version);
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...read } = bookingSettings;
    // The price is sent in cents alone.
    const services = read.services.map(({ price, ...service }) => service);
    expect(sent).toEqual({ ok: true, body: { ...read, services } });
    expect(sent.ok && BookingSettingsBody.safeParse(sent.body).success).toBe(true);
  });

  test("a new service has no id, and empty fields are none", () => {
    const sent = toSettingsBody(
      { ...makeDraftWithService({}), bookingLink: " ", bookingPhone: "" },
      3,
    );
    expect(sent).toMatchObject({
      ok: true,
      body: {
        bookingLink: null,
        bookingPhone: null,
        services: [{ priceCents: 13_000, depositCents: null }],
      },
    });
    expect(sent.ok && sent.body.services[0]).not.toHaveProperty("id");
  });

  test.each([
    ["35", 3500],
    ["35.50", 3550],
    ["", 0],
    ["35.20", undefined],
    ["thirty", undefined],
  ])("BOOK-03 X-32 prices go in steps of 50 cents: %s", (price, cents) => {
    const sent = toSettingsBody(makeDraftWithService({ price }), 3);
    if (cents === undefined)
      expect(sent).toEqual({
        ok: false,
        fields: { "services.0.priceCents": "Please enter a price in steps of 50 cents." },
      });
    else expect(sent).toMatchObject({ ok: true, body: { services: [{ priceCents: cents }] } });
  });
});

describe("what isn't saved yet", () => {
  test("is named by the parts of the page", () => {
    expect(listChangedSections(draft, toSettingsDraft(bookingSettings))).toEqual([]);
    expect(
      listChangedSections(draft, {
        ...draft,
        daysOff: [],
        bookingLink: "https://adut.example",
        services: [{ ...createServiceDraft("a"), ...service, price: "100.00" }],
      }),
    ).toEqual(["Services", "Days off", "Other ways to book"]);
  });
});

describe("choices", () => {
  test("BOOK-02 start times every 15 to 120 minutes", () => {
    expect(slotLengthOptions.map(({ value }) => Number(value))).toEqual([
      15, 30, 45, 60, 75, 90, 105, 120,
    ]);
  });

  test("a length that was saved by other means stays choosable", () => {
    expect(listLengthOptions(50).map(({ label }) => label)).toContain("50 min");
    expect(listLengthOptions(60)).toHaveLength(48);
    expect(listLengthOptions(60).at(-1)).toEqual({ value: "720", label: "12 h" });
  });

  test("notice is hours or days", () => {
    expect(readNotice(toNoticeValue({ noticeHours: 0, noticeDays: 1 }))).toEqual({
      noticeHours: 0,
      noticeDays: 1,
    });
    expect(listNoticeOptions({ noticeHours: 5, noticeDays: 2 }).at(-1)).toEqual({
      value: "5 2",
      label: "2 days and 5 hours before",
    });
    expect(listNoticeOptions({ noticeHours: 1, noticeDays: 1 }).at(-1)?.label).toBe(
      "1 day and 1 hour before",
    );
    expect(listDaysAheadOptions(1)[0]?.label).toBe("1 day");
  });
});

describe("BOOK-04 which days a service fits", () => {
  test.each([
    [90, "Fits every open day", false],
    [360, "Fits every open day but Sunday", false],
    [720, "Fits Friday and Saturday only", true],
    [800, "Longer than any time you're open", true],
  ])("weekly, %i minutes", (minutes, words, isTight) => {
    expect(describeFit(minutes, bookingSettings)).toEqual({ words, isTight });
  });

  test("daily and on chosen dates", () => {
    expect(describeFit(480, { ...bookingSettings, mode: "daily" }).words).toBe("Fits every day");
    expect(describeFit(481, { ...bookingSettings, mode: "daily" }).isTight).toBe(true);
    const singleSlots = [
      { date: "2026-11-21", start: "09:00", end: "12:00" },
      { date: "2026-11-28", start: "09:00", end: "17:00" },
    ];
    const single = { ...bookingSettings, mode: "single" as const, singleSlots };
    expect(describeFit(240, single).words).toBe("Fits 1 of 2 dates");
    expect(describeFit(240, { ...single, singleSlots: [] }).isTight).toBe(true);
  });
});

test("a week with a day off is shorter, and says why", () => {
  expect(describeOpenHours(bookingSettings, "2026-11-16")).toEqual({
    regular: "Open 61 h a week.",
    now: "This week 51 h, because Wednesday is off.",
  });
  expect(describeOpenHours(bookingSettings, "2026-11-23").now).toBe("");
});

test("days off are one day or a span", () => {
  const one = { from: "2026-11-18", until: "2026-11-18", note: "Family graduation" };
  expect([formatDaysOff(one), formatDaysOffNote(one)]).toEqual([
    "Wednesday 18 November",
    "Family graduation",
  ]);
  const many = { from: "2026-12-24", until: "2027-01-05", note: "Christmas in Bor" };
  expect([formatDaysOff(many), formatDaysOffNote(many)]).toEqual([
    "Thu 24 December to Tue 5 January",
    "Christmas in Bor, 13 days",
  ]);
});
