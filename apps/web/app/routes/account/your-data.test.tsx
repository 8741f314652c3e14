import type { ContactData } from "@boab/contracts/accounts/my-data";
import { expect, test } from "vitest";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import * as yourData from "./your-data.tsx";
import * as deleted from "./your-data-deleted.tsx";
import * as details from "./your-data-details.tsx";
import * as file from "./your-data-file.ts";

const token = "t".repeat(32);
const session = "s".repeat(32);
const cookie = `boab_contact_data=${session}`;
const at = "2026-11-19T02:00:00.000Z";

const held: ContactData = {
  exportedAt: at,
  consents: [],
  contacts: [{ email: "abuk@people.example", provenAt: at, createdAt: at }],
  enquiries: [],
  newsletter: null,
  launchReminders: [],
  invitations: [],
  backNotices: [],
  applications: [],
  customerCards: [],
  payments: [],
  waitlistPlaces: [],
  nameRequests: [],
  bookings: [
    {
      id: "BOOK-7K2MQX4D",
      businessId: "BUS-7K2MQX4D",
      customerName: "Abuk Majok",
      customerEmail: "abuk@people.example",
      customerPhone: "0491 570 156",
      customerNotes: "",
      startsAt: at,
      endsAt: at,
      timeZone: "Australia/Melbourne",
      serviceTitle: "Trim",
      style: null,
      priceCents: 3_500,
      bookingStatus: "confirmed",
      cancellationReason: "",
      createdAt: at,
      suggestedTimes: [],
    },
  ],
};

const gone = makeRefusal(404, "not_found", "Gone.");

test("somebody asks for the link, and reads the same whoever they are", async () => {
  const { html } = await openPage(yourData, "/your-data");
  const { calls, data } = await postTo(
    yourData,
    "/your-data",
    { ...readFormValuesFrom(html, "Send me a link"), email: "abuk@people.example" },
    { answers: { "POST /contact-links": { message: "On its way." } } },
  );
  expect(calls).toEqual([{ call: "POST /contact-links", body: { email: "abuk@people.example" } }]);
  expect(data).toMatchObject({ ok: true });
});

test("the emailed link leaves the address, and an old one leads to the form", async () => {
  const open = (answer: unknown) =>
    getRedirect(
      Promise.resolve().then(() =>
        openPage(yourData, `/your-data?token=${token}`, {
          answers: { "POST /contact-links/sessions": answer },
        }),
      ),
    );
  expect(await open({ session, seconds: 7200 })).toBe("/your-data/details");
  expect(await open(gone)).toBe("/your-data?old=1");
  expect((await openPage(yourData, "/your-data?old=1")).text).toContain("no longer works");
});

test("the page says what we hold, and its button deletes it", async () => {
  const opened = await openPage(details, "/your-data/details", {
    cookie,
    answers: { "POST /contact-links/data": held },
  });
  expect(opened.calls).toEqual([{ call: "POST /contact-links/data", body: { token: session } }]);
  for (const text of ["abuk@people.example", "1 booking", "Trim, Abuk Majok, 0491 570 156"])
    expect(opened.text).toContain(text);
  expect(opened.html).not.toContain(session);
  const sent = () =>
    postTo(details, "/your-data/details", readFormValuesFrom(opened.html, "Delete my details"), {
      cookie,
      answers: { "POST /contact-links/erasure": { message: "Your details are deleted." } },
    });
  expect(await getRedirect(sent())).toBe("/your-data/deleted");
  expect((await openPage(deleted, "/your-data/deleted")).text).toContain("are deleted");
});

test.each([
  ["no session", ""],
  ["an old session", cookie],
])("with %s there is nothing to see or download", async (_what, sentCookie) => {
  for (const page of [details, file]) {
    const opened = Promise.resolve().then(() =>
      openPage(page, "/your-data/details", {
        cookie: sentCookie,
        answers: { "POST /contact-links/data": gone },
      }),
    );
    expect(await getRedirect(opened)).toBe("/your-data?old=1");
  }
});
