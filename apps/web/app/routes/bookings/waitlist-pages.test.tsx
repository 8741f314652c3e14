import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { describe, expect, test } from "vitest";
import { bookingSettings, customerBooking, offeredPlace, waitlistPlace } from "#test/bookings.ts";
import { makeWholeBusiness } from "#test/listings.ts";
import { getRedirect, openPage, postTo } from "#test/open-page.tsx";
import { makeRefusal, replaceApi } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import * as book from "../directory/book.tsx";
import * as waitingList from "../directory/waiting-list.tsx";
import * as guestWaitlist from "./guest-waitlist.tsx";
import * as myBookings from "./my-bookings.tsx";
import * as ownWaitlist from "./own-waitlist.tsx";
import * as waitlistLink from "./waitlist-link.tsx";

const viewer = people.member;
const token = "t".repeat(43);
const ownPath = "/my-account/bookings/waiting/WAIT-7K2MQX4D";
const settings = {
  "GET /dir/business/aduts/booking-settings": {
    ...bookingSettings,
    hasWaitingList: true,
    maxRetainedRate: 0.5,
  },
};

describe("a place on a waiting list, in the account", () => {
  const open = (place: WaitlistPlace) =>
    openPage(ownWaitlist, ownPath, {
      viewer,
      answers: { ...settings, "GET /dir/waitlist/WAIT-7K2MQX4D": place },
    });

  test("says what one waits for, and one press leaves", async () => {
    const { text } = await open(waitlistPlace);
    expect(text).toContain("You're waiting for Adut's");
    expect(text).toContain(
      "Cornrows, adult at Adut's: Sat 21 Nov and Sun 22 Nov, starting 12:00 pm or earlier.",
    );
    expect(text).toContain("Leave the waiting list");
    expect(text).not.toContain("Take this time");
  });

  test("an offer shows the time, until when it is held, and the price of now", async () => {
    const { text } = await open(offeredPlace);
    expect(text).toContain("A time opened for you");
    expect(text).toContain("We're holding it for you until 10:30 am Perth time.");
    expect(text).toContain("9:00 am to 11:00 am, Perth time");
    expect(text).toContain("$95.00");
    expect(text).toContain("Ask for this time");
    expect(text).toContain("Decline, and keep my place");
  });

  test("a place that ended says why, and leads to the free times", async () => {
    const { text, html } = await open({
      ...waitlistPlace,
      status: "ended",
      endReason: "unanswered",
    });
    expect(text).toContain("We offered you two times and didn't hear from you");
    expect(html).toContain('href="/directory/listings/aduts/book"');
    expect(text).not.toContain("Leave the waiting list");
  });

  test("taking sends what the page showed, and leads to the booking", async () => {
    const call = "PUT /dir/waitlist/WAIT-7K2MQX4D";
    const values = {
      intent: "take",
      offerId: offeredPlace.offer?.id ?? "",
      customerName: "Abuk Majok",
      priceCents: "9500",
      changeNoticeHours: "48",
    };
    const booked = { place: waitlistPlace, booking: { ...customerBooking, userId: "u1" } };
    const answers = { [call]: booked };
    expect(await getRedirect(postTo(ownWaitlist, ownPath, values, { viewer, answers }))).toBe(
      "/my-account/bookings/BOOK-7K2MQX4D",
    );
  });

  test.each(["decline", "leave"])("%s sends nothing else", async (intent) => {
    const call = "PUT /dir/waitlist/WAIT-7K2MQX4D";
    const offerId = offeredPlace.offer?.id ?? "";
    const { calls, data } = await postTo(
      ownWaitlist,
      ownPath,
      { intent, ...(intent === "decline" && { offerId }) },
      { viewer, answers: { [call]: { place: waitlistPlace, booking: null } } },
    );
    expect(calls).toEqual([
      { call, body: { action: intent, ...(intent === "decline" && { offerId }) } },
    ]);
    expect(data).toMatchObject({ ok: true });
  });

  test("an offer that is over says so", async () => {
    const answers = {
      "PUT /dir/waitlist/WAIT-7K2MQX4D": makeRefusal(409, "waitlist_offer_gone", "It's over."),
    };
    const { data } = await postTo(
      ownWaitlist,
      ownPath,
      { intent: "decline", offerId: offeredPlace.offer?.id ?? "" },
      { viewer, answers },
    );
    expect(data).toMatchObject({ ok: false, error: "It's over." });
  });

  test("it is listed above what is booked", async () => {
    const { text, html } = await openPage(myBookings, "/my-account/bookings", {
      viewer,
      answers: {
        "GET /user/bookings": { data: [], nextCursor: null },
        "GET /user/waitlist": { data: [offeredPlace] },
      },
    });
    expect(text).toContain("Waiting lists Cornrows, adult at Adut's");
    expect(text).toContain("Sat 21 Nov, 9:00 am is held for you.");
    expect(html).toContain(`href="${ownPath}"`);
  });
});

describe("a place of a guest", () => {
  test("an emailed link leads on without its token; one that is over says so", async () => {
    const call = "POST /dir/waitlist-links/sessions";
    const started = { placeId: "WAIT-7K2MQX4D", session: token, seconds: 7_200 };
    const opened = openPage(waitlistLink, `/waiting-list?token=${token}`, {
      answers: { [call]: started },
    });
    expect(await getRedirect(opened)).toBe("/waiting-list/WAIT-7K2MQX4D");
    const gone = { [call]: makeRefusal(404, "not_found", "Gone.") };
    const over = openPage(waitlistLink, `/waiting-list?token=${token}`, { answers: gone });
    expect(await getRedirect(over)).toBe("/waiting-list");
    expect((await openPage(waitlistLink, "/waiting-list")).text).toContain(
      "This link no longer works",
    );
  });

  test("the number in the address opens nothing without the session of its link", async () => {
    const opened = openPage(guestWaitlist, "/waiting-list/WAIT-7K2MQX4D");
    expect(await getRedirect(opened)).toBe("/waiting-list");
  });

  test("joins with the session of the cookie, whatever the form says", async () => {
    const played = replaceApi({
      "PUT /dir/waitlist-links": { place: waitlistPlace, booking: null, session: null },
    });
    const request = new Request("http://localhost:3000/waiting-list/WAIT-7K2MQX4D", {
      method: "POST",
      headers: { cookie: `boab_waitlist_WAIT-7K2MQX4D=${token}` },
      body: new URLSearchParams({ intent: "join", token: "x".repeat(30) }),
    });
    await guestWaitlist.action({ request, params: { id: "WAIT-7K2MQX4D" } } as never);
    played.stop();
    expect(played.calls).toEqual([
      { call: "PUT /dir/waitlist-links", body: { action: "join", token } },
    ]);
  });
});

describe("the page on which somebody joins", () => {
  const path = "/directory/listings/aduts/waiting-list";
  const service = "00000000-0000-4000-8000-00000000000a";
  const open = (query: string, answers: object = {}) =>
    openPage(waitingList, `${path}${query}`, {
      answers: {
        "GET /dir/business/aduts": makeWholeBusiness({ slug: "aduts", businessName: "Adut's" }),
        ...settings,
        "GET /dir/business/aduts/slot-days": {
          timeZone: "Australia/Perth",
          days: [
            { date: "2026-11-21", free: 0, reason: "all taken" },
            { date: "2026-11-22", free: 0, reason: "no window" },
          ],
        },
        ...answers,
      },
    });

  test("offers the days of the service, with the one that was full chosen", async () => {
    const { text, html, calls } = await open(`?service=${service}&date=2026-11-21`);
    expect(text).toContain("Join the waiting list for Cornrows, adult at Adut's.");
    expect(html).toMatch(/name="day\.2026-11-21"[^>]*checked/);
    expect(html).not.toContain("day.2026-11-22");
    expect(calls.find(({ call }) => call.endsWith("/slot-days"))?.query).toMatchObject({
      serviceId: service,
    });
  });

  test("a business whose plan has no list leads to its page for booking, which has no door to one", async () => {
    const withoutList = {
      "GET /dir/business/aduts/booking-settings": {
        ...settings["GET /dir/business/aduts/booking-settings"],
        hasWaitingList: false,
      },
    };
    const opened = open(`?service=${service}`, withoutList);
    expect(await getRedirect(opened)).toBe("/directory/listings/aduts/book");
    const openBook = (answers: object) =>
      openPage(book, `/directory/listings/aduts/book?service=${service}&date=2026-11-21`, {
        answers: {
          "GET /dir/business/aduts": makeWholeBusiness({ slug: "aduts", businessName: "Adut's" }),
          ...settings,
          "GET /dir/business/aduts/reply-time": { minutes: null },
          "GET /dir/business/aduts/slot-days": { timeZone: "Australia/Perth", days: [] },
          "GET /dir/business/aduts/slots": {
            date: "2026-11-21",
            timeZone: "Australia/Perth",
            slots: [],
            reason: "all taken",
            message: "All times are taken.",
          },
          ...answers,
        },
      });
    expect((await openBook({})).text).toContain("Tell me if a time opens");
    expect((await openBook(withoutList)).text).not.toContain("Tell me if a time opens");
  });

  test("a business that takes no bookings leads to its page for booking, which says so", async () => {
    const closed = {
      "GET /dir/business/aduts/booking-settings": {
        ...settings["GET /dir/business/aduts/booking-settings"],
        acceptsBookings: false,
      },
    };
    expect(await getRedirect(open(`?service=${service}`, closed))).toBe(
      "/directory/listings/aduts/book",
    );
  });

  test("sends the chosen days as a list, and what else was typed", async () => {
    const call = "POST /dir/business/aduts/waitlist";
    const message = "Check your email.";
    const { calls, data } = await postTo(
      waitingList,
      path,
      {
        serviceId: service,
        "day.2026-11-21": "2026-11-21",
        "day.2026-11-24": "2026-11-24",
        latestStart: "12:00",
        customerEmail: "abuk@people.example",
        "style.size": "Small",
      },
      { answers: { [call]: { place: null, message } } },
    );
    expect(calls).toEqual([
      {
        call,
        body: {
          serviceId: service,
          dates: ["2026-11-21", "2026-11-24"],
          latestStart: "12:00",
          customerEmail: "abuk@people.example",
          style: { size: "Small", extras: [] },
        },
      },
    ]);
    expect(data).toEqual({ ok: true, response: { place: null, message } });
  });
});
