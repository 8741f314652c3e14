import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { describe, expect, test } from "vitest";
import {
  bookingSettings,
  customerBooking,
  makeBooking,
  makeBookingRequest,
} from "#test/bookings.ts";
import { makeEditableBusiness } from "#test/listings.ts";
import {
  getRedirect,
  openPage,
  postTo,
  readFormValuesFrom,
  renderPage,
  toText,
} from "#test/open-page.tsx";
import { makeRefusal, replaceApi } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import * as settingsPage from "../directory/owner/booking-settings.tsx";
import * as ownerBookings from "../directory/owner/bookings.tsx";
import * as ownerArea from "../directory/owner/owner-area.tsx";
import * as guestBooking from "./guest-booking.tsx";
import * as guestCalendar from "./guest-calendar.ts";
import * as guestLink from "./guest-link.tsx";
import * as myBookings from "./my-bookings.tsx";
import * as ownCalendar from "./own-calendar.ts";

const viewer = people.member;
const rows = (data: unknown[]) => ({ data, nextCursor: null });
const token = "t".repeat(43);

describe("/my-account/bookings", () => {
  const open = (data: CustomerBooking[]) =>
    openPage(myBookings, "/my-account/bookings", {
      viewer,
      answers: { "GET /user/bookings": rows(data), "GET /user/waitlist": { data: [] } },
    });

  test("a booking in Perth is at Perth's time, whatever the clock of the reader says", async () => {
    const { text, html } = await open([customerBooking]);
    expect(text).toContain("Sat 21 Nov Small braids at Adut's 7:00 am, Perth time. $420.00 to pay");
    expect(html).toContain('href="/my-account/bookings/BOOK-7K2MQX4D"');
  });

  test("whoever booked nothing finds a business", async () => {
    expect((await open([])).text).toContain("No bookings yet");
  });
});

describe("a booking without an account", () => {
  const cookie = `boab_booking_BOOK-7K2MQX4D=${token}`;
  const guest = (answers: object, init: RequestInit = {}) => {
    const request = new Request("http://localhost:3000/booking/BOOK-7K2MQX4D", {
      ...init,
      headers: { cookie },
    });
    const args = { request, url: new URL(request.url), params: { id: "BOOK-7K2MQX4D" } };
    return { args: args as never, played: replaceApi(answers as Record<string, unknown>) };
  };

  test("an emailed link leads on without its token; one that is over leads to the form", async () => {
    const started = { bookingId: "BOOK-7K2MQX4D", session: token, seconds: 3_600 };
    const call = "POST /dir/booking-links/sessions";
    const opened = openPage(guestLink, `/booking?token=${token}`, { answers: { [call]: started } });
    expect(await getRedirect(opened)).toBe("/booking/BOOK-7K2MQX4D");
    const goneAnswer = { [call]: makeRefusal(404, "not_found", "Gone.") };
    const over = openPage(guestLink, `/booking?token=${token}`, { answers: goneAnswer });
    expect(await getRedirect(over)).toBe("/booking");
    expect(await getRedirect(openPage(guestLink, "/booking?token=no"))).toBe("/booking");
  });

  test("BOOK-06 a guest pays for their held time by its session, and by nothing in the URL", async () => {
    const held: CustomerBooking = {
      ...customerBooking,
      bookingStatus: "held",
      paymentStatus: "pay now",
      can: { ...customerBooking.can, pay: true },
    };
    const payment = { url: "https://checkout.example/1", paymentId: crypto.randomUUID() };
    const { args, played } = guest(
      { "POST /dir/booking-links": held, "POST /pay/checkout/one-time": payment },
      { method: "POST", body: new URLSearchParams({ intent: "pay" }) },
    );
    await guestBooking.action(args);
    played.stop();
    expect(played.calls[1]).toMatchObject({
      call: "POST /pay/checkout/one-time",
      body: { bookingId: "BOOK-7K2MQX4D", bookingToken: token, unitAmount: 42_000 },
    });
  });

  test("a new link is asked for with the number in capitals and the email", async () => {
    const { html } = await openPage(guestLink, "/booking");
    expect(readFormValuesFrom(html, "Send a new link")).toEqual({
      intent: "resend",
      bookingId: "",
      email: "",
    });
    const message = "If we have it, it's on its way.";
    const { calls } = await postTo(
      guestLink,
      "/booking",
      { bookingId: "book-7k2mqx4d", email: "abuk@example.com" },
      { answers: { "POST /dir/booking-links/new": { message } } },
    );
    expect(calls).toEqual([
      {
        call: "POST /dir/booking-links/new",
        body: { bookingId: "BOOK-7K2MQX4D", email: "abuk@example.com" },
      },
    ]);
  });

  test("the number in the address opens nothing without the session of its link", async () => {
    expect(await getRedirect(openPage(guestBooking, "/booking/BOOK-7K2MQX4D"))).toBe("/booking");
  });

  test("its page says when and what, and how else it can be changed", async () => {
    const { args, played } = guest({
      "POST /dir/booking-links": customerBooking,
      "POST /dir/booking-links/waiting": { data: [] },
    });
    const loaded = await guestBooking.loader(args);
    played.stop();
    const text = toText(renderPage(guestBooking, "/booking/BOOK-7K2MQX4D", loaded));
    expect(text).toContain("Small braids");
    expect(text).toContain("$420.00");
    expect(text).toMatch(/Saturday,? 21 November/);
    expect(played.calls[0]).toEqual({ call: "POST /dir/booking-links", body: { token } });
  });

  test("its calendar file is private, under the booking's number", async () => {
    const booking = { ...customerBooking, calendarFile: "BEGIN:VCALENDAR" };
    const { args, played } = guest({ "POST /dir/booking-links": booking });
    const response = await guestCalendar.loader(args);
    played.stop();
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="BOOK-7K2MQX4D.ics"',
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toBe("BEGIN:VCALENDAR");
  });

  test("a booking that has no file has none for its own account either", async () => {
    const { loaderData } = await openPage(
      ownCalendar,
      "/my-account/bookings/BOOK-7K2MQX4D/calendar.ics",
      { viewer, answers: { "GET /dir/bookings/BOOK-7K2MQX4D": customerBooking } },
    );
    expect((loaderData as Response).status).toBe(404);
  });
});

describe("the owner's calendar", () => {
  const path = "/directory/listings/aduts/bookings";
  const waiting = makeBookingRequest("2026-11-20", "08:00", "10:00", {
    customerName: "Sara Bekele",
  });
  const outlet = {
    business: {
      slug: "aduts",
      name: "Adut's",
      timeZone: "Australia/Perth",
      role: "owner",
      rights: ["all_calendars", "customers"],
    },
    waiting: [waiting],
  };
  const settings = {
    "GET /dir/business/aduts/booking-settings/editing": bookingSettings,
    "GET /dir/business/aduts/todays-block": { block: null, remaining: [] },
    "GET /dir/business/aduts/held-times": { data: [] },
    "GET /dir/business/aduts/waitlist": { people: 2, days: [{ date: "2026-11-21", people: 2 }] },
  };

  test("asks for the week of the address and the one before, and shows times in Perth", async () => {
    const bookings = [makeBooking("2026-11-19", "08:00", "14:00")];
    const { calls, text, loaderData } = await openPage(
      ownerBookings,
      `${path}?date=2026-11-22&view=list`,
      {
        viewer,
        outlet,
        answers: { ...settings, "GET /dir/business/aduts/bookings": rows(bookings) },
      },
    );
    // The 22nd is a Sunday: its week began on Monday the 16th.
    expect(calls.find(({ call }) => call.endsWith("/bookings"))?.query).toMatchObject({
      from: "2026-11-09",
      until: "2026-11-22",
    });
    expect(loaderData).toMatchObject({ date: "2026-11-22", monday: "2026-11-16" });
    expect(text).toContain("Hana Tesfaye");
    expect(text).toContain("Sara Bekele");
    expect(text).toContain("Two people are waiting for a time Sat 21 Nov (2).");
  });

  test("somebody else's booking in the address is simply not opened", async () => {
    const { loaderData } = await openPage(ownerBookings, `${path}?booking=BOOK-1`, {
      viewer,
      outlet,
      answers: {
        ...settings,
        "GET /dir/business/aduts/bookings": rows([]),
        "GET /dir/bookings/BOOK-1": makeRefusal(404, "not_found", "No."),
      },
    });
    expect(loaderData).toMatchObject({ opened: null, view: "week" });
  });

  test.each([
    ["confirm", {}, { action: "confirm" }],
    ["decline", { reason: "Closed" }, { action: "decline", cancellationReason: "Closed" }],
    ["cancel", {}, { action: "cancel", cancellationReason: "" }],
    [
      "move",
      { date: "2026-11-20", start: "09:30" },
      { action: "move", date: "2026-11-20", start: "09:30" },
    ],
    ["withdraw-time", {}, { action: "withdraw-time" }],
    ["no-show", {}, { action: "no-show" }],
    ["complete", {}, { action: "complete" }],
    ["note", { notes: "Long hair" }, { action: "business-note", businessNotes: "Long hair" }],
  ])("%s with %o sends %o", async (intent, values, body) => {
    const call = "PUT /dir/bookings/BOOK-00000001";
    const { calls } = await postTo(
      ownerBookings,
      path,
      { intent, id: "BOOK-00000001", ...values },
      { viewer, answers: { [call]: makeBooking("2026-11-19", "08:00", "14:00") } },
    );
    expect(calls).toEqual([{ call, body }]);
  });

  test.each([
    ["block-today", "PUT"],
    ["open-today", "DELETE"],
  ])("%s sends %s without a body", async (intent, method) => {
    const call = `${method} /dir/business/aduts/todays-block`;
    const { calls, data } = await postTo(
      ownerBookings,
      path,
      { intent },
      { viewer, answers: { [call]: { block: null, remaining: [] } } },
    );
    expect(calls.map((sent) => sent.call)).toEqual([call]);
    expect(data).toMatchObject({ ok: true });
  });

  test("somebody who walks in is added with the minutes as a number and their contact", async () => {
    const call = "POST /dir/business/aduts/walk-ins";
    const values = { date: "2026-11-20", start: "09:30", minutes: "45", name: "Ruth" };
    const { calls, data } = await postTo(
      ownerBookings,
      path,
      { intent: "walk-in", contact: "ruth@example.com", ...values },
      { viewer, answers: { [call]: makeBooking("2026-11-20", "09:30", "10:15") } },
    );
    expect(calls[0]?.body).toEqual({
      date: "2026-11-20",
      start: "09:30",
      minutes: 45,
      customerName: "Ruth",
      customerEmail: "ruth@example.com",
    });
    expect(data).toEqual({ ok: true, response: "BOOK-00000001" });
  });

  test("what a walk-in has done is sent by its names", async () => {
    const call = "POST /dir/business/aduts/walk-ins";
    const { calls } = await postTo(
      ownerBookings,
      path,
      {
        intent: "walk-in",
        date: "2026-11-20",
        start: "09:30",
        "style.size": "Medium",
        "style.extras.0": "Hair supplied",
        "style.extras.1": "Take down",
      },
      { viewer, answers: { [call]: makeBooking("2026-11-20", "09:30", "10:15") } },
    );
    expect(calls[0]?.body).toEqual({
      date: "2026-11-20",
      start: "09:30",
      style: { size: "Medium", extras: ["Hair supplied", "Take down"] },
    });
  });

  test("a failure without words says that nothing was saved", async () => {
    const answers = {
      "DELETE /dir/business/aduts/calendar-feed": () => new Response("", { status: 500 }),
    };
    const { data } = await postTo(
      ownerBookings,
      path,
      { intent: "stop-feed" },
      { viewer, answers },
    );
    expect(data).toMatchObject({ ok: false, error: "We couldn't save this. Please try again." });
  });

  test("the settings show the business's own time and price list, and are sent whole", async () => {
    const wig = {
      id: "00000000-0000-4000-8000-0000000000aa",
      title: "Wig, made to measure",
      type: "Wig, made to measure",
      amountCents: 48_000,
      amount: 480,
      price: 480,
      durationMinutes: null,
      shortestMinutes: null,
    };
    const settingsPath = "/directory/listings/aduts/booking-settings";
    const { text, loaderData } = await openPage(settingsPage, settingsPath, {
      viewer,
      outlet,
      answers: {
        ...settings,
        "GET /dir/business/aduts/editing": makeEditableBusiness({ pricings: [wig] }),
        "GET /dir/business/aduts/team-names": { names: [] },
      },
    });
    expect(text).toContain("Cornrows, adult");
    expect(text).toContain("Wig, made to measure");
    const perth = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Perth" }).format(
      new Date(),
    );
    expect(loaderData).toMatchObject({ today: perth });
    const call = "PUT /dir/business/aduts/booking-settings";
    const values = { settings: JSON.stringify({ noticeHours: 4, version: 3 }) };
    const { calls } = await postTo(settingsPage, settingsPath, values, {
      viewer,
      answers: { [call]: bookingSettings },
    });
    expect(calls).toEqual([{ call, body: { noticeHours: 4, version: 3 } }]);
  });

  test("above it stand whose it is, its time zone, and how many requests wait", () => {
    const business = { ...outlet.business, logo: null };
    const render = (rights: readonly MemberRight[]) =>
      toText(
        renderPage(ownerArea, path, { business: { ...business, rights }, waiting: [waiting] }),
      );
    const text = render(["all_calendars", "customers", "money"]);
    expect(text).toContain("Adut's Perth time");
    expect(text).toMatch(/Page Bookings 1 Customers Takings Booking settings/);
    expect(render(["all_calendars", "money"])).toMatch(/Page Bookings 1 Takings Booking settings/);
    expect(render(["all_calendars", "customers"])).toMatch(
      /Page Bookings 1 Customers Booking settings/,
    );
  });
});
