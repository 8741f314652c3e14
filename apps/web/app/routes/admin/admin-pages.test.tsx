import { listAccessRequests } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { listAudit } from "@boab/contracts/admin/audit";
import { listSettings, readSettingHistory } from "@boab/contracts/admin/setting-calls";
import { listUsers } from "@boab/contracts/admin/users";
import {
  listCommunityWords,
  listDeletedListings,
  listLiveListings,
} from "@boab/contracts/directory/administration";
import { listDesk } from "@boab/contracts/magazine/desk";
import { listStores } from "@boab/contracts/marketplace/administration";
import type { BoughtLine } from "@boab/contracts/marketplace/my-orders";
import { listOrdersForAdmins } from "@boab/contracts/marketplace/order-problems";
import { listCases, readCase } from "@boab/contracts/moderation/cases";
import { listEnquiries } from "@boab/contracts/outreach/enquiries";
import { listIssues, readIssue } from "@boab/contracts/outreach/issues";
import { listAllPayments, summarisePayments } from "@boab/contracts/payments/administration";
import { listPaymentEvents } from "@boab/contracts/payments/events";
import { listOutbox } from "@boab/contracts/payments/outbox";
import { listConnectedAccounts } from "@boab/contracts/payments/payout-accounts";
import { listDrifts } from "@boab/contracts/payments/reconciliation";
import { describe, expect, test } from "vitest";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeBoughtOrder } from "#test/orders.ts";
import { makeRefusal } from "#test/play-api.ts";
import { member, people } from "#test/profiles.ts";
import { makeSampleList, makeSampleRow, sample } from "#test/sample.ts";
import * as accessRequests from "./access-requests.tsx";
import * as adminLayout from "./admin-layout.tsx";
import * as audit from "./audit.tsx";
import * as communityWords from "./community-words.tsx";
import * as connectedAccounts from "./connected-accounts.tsx";
import * as deletedListings from "./deleted-listings.tsx";
import * as emailTest from "./email-test.tsx";
import * as enquiries from "./enquiries.tsx";
import * as liveListings from "./live-listings.tsx";
import * as magazineDesk from "./magazine-desk.tsx";
import * as magazineReview from "./magazine-review.tsx";
import * as moderation from "./moderation.tsx";
import * as newsletter from "./newsletter.tsx";
import * as newsletterIssue from "./newsletter-issue.tsx";
import * as newIssue from "./newsletter-new.tsx";
import * as orders from "./orders.tsx";
import * as paymentEvents from "./payment-events.tsx";
import * as paymentOutbox from "./payment-outbox.tsx";
import * as payments from "./payments.tsx";
import * as settingHistory from "./setting-history.tsx";
import * as settingsPage from "./settings.tsx";
import * as stores from "./stores.tsx";
import * as users from "./users.tsx";

const viewer = people.admin;
const id = "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11";
type Page = Parameters<typeof openPage>[0];
const open = (
  page: Page,
  path: string,
  answers: Record<string, unknown>,
  pageViewer: FullProfile = viewer,
) => openPage(page, path, { viewer: pageViewer, answers });

/** What is not said otherwise happened at 13:30 UTC on 15 November 2026: the day after in Sydney. */
const midnight = "16 Nov 2026, 12:30 am";

describe("money", () => {
  const payment = makeSampleRow(listAllPayments, {
    state: "paid",
    amountCents: 22_000,
    feeCents: 2_604,
    returnedFeeCents: 1_000,
    shareCents: 19_396,
    netCents: 20_396,
    refundedCents: 4_450,
    isHeld: true,
  });
  const week = sample(summarisePayments.response, {
    from: "2026-11-09T13:00:00.000Z",
    payments: 12,
    takenCents: 123_450,
    sentCents: 100_000,
    heldCents: 5_000,
    cardCents: 2_345,
    refundedCents: 4_450,
    netCents: 9_999,
  });

  test("payments: the week in Sydney, and of each payment the amount, our fee and the seller's part", async () => {
    const { text, calls } = await open(payments, "/admin/payments?q=%20hana&state=paid", {
      "GET /admin/payments": makeSampleList(listAllPayments, [payment]),
      "GET /admin/payments/drifts": makeSampleList(listDrifts, [], { open: 2 }),
      "GET /admin/payments/summary": week,
    });
    expect(text).toContain("2 differences from Stripe");
    expect(text).toContain("12 payments since 10 Nov 2026 $1,234.50 Sent to sellers $1,000.00");
    expect(text).toContain("Still with us for sellers $50.00 Our fee after card costs $99.99");
    expect(text).toContain("Card costs $23.45 Refunded or disputed $44.50");
    expect(text).toContain(`${midnight} Former member $220.00 $16.04 $203.96 Held`);
    expect(calls[0]?.query).toEqual({ q: "hana", state: "paid", limit: "50" });
  });

  test("payments: one inspected brings the items of its orders, and a refund goes out in cents", async () => {
    const refund = {
      intent: "refund",
      id,
      leftCents: "22000",
      amount: "19.90",
      reason: "goodwill",
    };
    const refused = () => new Response("", { status: 500 });
    const sale = `POST /pay/sales/${id}/refunds`;
    const sent = await postTo(payments, "/admin/payments", refund, {
      viewer,
      answers: { [sale]: refused },
    });
    expect(sent.calls).toEqual([{ call: sale, body: { amountCents: 1_990, reason: "goodwill" } }]);
    const order = "POST /marketplace/orders/4TR8-W2HN/refunds";
    const resultByItems = await postTo(
      payments,
      "/admin/payments",
      { ...refund, orderId: "4TR8-W2HN", "pieces-2": "1" },
      { viewer, answers: { [order]: refused } },
    );
    expect(resultByItems.calls[0]?.body).toEqual({
      items: [{ itemNumber: 2, quantity: 1 }],
      delivery: false,
      amountCents: 1_990,
      reason: "goodwill",
    });
  });

  const problem = {
    kind: "damaged" as const,
    itemNumbers: [1],
    state: "escalated" as const,
    details: "The hem is torn.",
    photos: [],
    reply: null,
    repliedAt: null,
    note: null,
    reportedAt: "2026-11-12T13:30:00.000Z",
    replyBy: "2026-11-17T13:30:00.000Z",
    escalateBy: null,
    escalatedAt: "2026-11-14T13:30:00.000Z",
    settledAt: null,
    acts: [],
  };
  const order = makeSampleRow(listOrdersForAdmins, {
    orderId: "4TR8-W2HN",
    storeName: "Kumasi Cloth House",
    buyerName: "Hana Tesfaye",
    state: "to send",
    totalCents: 15_795,
    refundedCents: 500,
    isHeld: true,
    problem,
    refundable: { orderId: "4TR8-W2HN", deliveryLeftCents: 895, lines: [] },
  });

  test("orders: who bought what where, for how much, and what was reported when in Sydney", async () => {
    const { text, calls } = await open(orders, "/admin/orders?q=4TR8-W2HN", {
      "GET /admin/orders": makeSampleList(listOrdersForAdmins, [order]),
      "GET /marketplace/orders/4TR8-W2HN/messages": {
        canWrite: false,
        messages: [
          {
            id,
            from: "buyer",
            isOwn: false,
            body: "Please help.",
            sentAt: "2026-11-15T13:30:00.000Z",
          },
        ],
      },
    });
    expect(text).toContain("4TR8-W2HN");
    expect(text).toContain("Hana Tesfaye");
    expect(text).toContain("Kumasi Cloth House");
    expect(text).toContain("$157.95");
    expect(text).toContain("The hem is torn.");
    expect(text).toContain("Please help.");
    expect(calls[0]?.query).toEqual({ limit: "50", show: "for us", q: "4TR8-W2HN" });
  });

  test("orders: a problem names the item it is about, with its number of pieces and options", async () => {
    const [dress] = makeBoughtOrder().lines as [BoughtLine];
    const ochreLine = { ...dress, itemNumber: 2, color: "Ochre", type: "Wrap", quantity: 2 };
    const about = { lines: [dress, ochreLine], problem: { ...problem, itemNumbers: [2] } };
    const { text } = await open(orders, "/admin/orders", {
      "GET /admin/orders": makeSampleList(listOrdersForAdmins, [{ ...order, ...about }]),
    });
    expect(text).toContain(
      "Damaged or faulty: 2 × Adire indigo wrap dress (Ochre, Wrap, M) Reported",
    );
  });

  test("orders: a decision to refund names what, a decision against it refunds nothing", async () => {
    const call = "POST /admin/orders/4TR8-W2HN/problem-decision";
    const failing = { [call]: () => new Response("", { status: 500 }) };
    const values = { orderId: "4TR8-W2HN", note: "Photos show it.", "pieces-1": "1" };
    const confirmedResult = await postTo(
      orders,
      "/admin/orders",
      { intent: "refund", ...values },
      { viewer, answers: failing },
    );
    expect(confirmedResult.calls[0]?.body).toEqual({
      refund: { items: [{ itemNumber: 1, quantity: 1 }], delivery: false },
      note: "Photos show it.",
    });
    const no = await postTo(
      orders,
      "/admin/orders",
      { intent: "close", ...values },
      { viewer, answers: failing },
    );
    expect(no.calls[0]?.body).toEqual({ refund: null, note: "Photos show it." });
  });

  test("events and the outbox: what hangs, how often it was tried, and its retry", async () => {
    const event = makeSampleRow(listPaymentEvents, {
      id: "evt_1",
      type: "charge.refunded",
      objectId: "ch_1",
      tries: 3,
      problem: "Timed out",
    });
    const events = await open(paymentEvents, "/admin/payments/events?show=open", {
      "GET /admin/payments/events": makeSampleList(listPaymentEvents, [event], {
        waiting: 1,
        failing: 1,
      }),
    });
    expect(events.text).toContain("1 waiting 1 failing");
    expect(events.text).toContain(
      `charge.refunded evt_1 ch_1 ${midnight} 3 – Waiting Tried 3 times. Timed out`,
    );
    expect(readFormValuesFrom(events.html, "Retry now")).toMatchObject({ id: "evt_1" });
    const message = makeSampleRow(listOutbox, {
      state: "parked",
      amountCents: 19_396,
      sellerName: "Adut's",
      account: "acct_…1234",
      attempts: 5,
      problem: "No funds",
    });
    const outbox = await open(paymentOutbox, "/admin/payments/outbox?state=parked", {
      "GET /admin/payments/outbox": makeSampleList(listOutbox, [message], {
        waiting: 0,
        parked: 1,
      }),
    });
    expect(outbox.text).toContain(
      `Adut's to acct_…1234 $193.96 ${midnight} Parked Tried 5 times. No funds`,
    );
    expect(outbox.calls[0]?.query).toEqual({ state: "parked", limit: "50" });
  });

  test("connected accounts: whose, what works, and the day in Sydney", async () => {
    const account = makeSampleRow(listConnectedAccounts, {
      stripeAccountId: "acct_…1234",
      person: { id: "kwame-uid", fullName: "Kwame Mensah" },
      email: null,
      country: "AU",
      created: 1_794_749_400,
      charges_enabled: true,
      requirements: { currently_due: ["a", "b"], past_due: ["c"] },
    });
    const { text } = await open(connectedAccounts, "/admin/connected-accounts", {
      "GET /pay/merch/accounts": makeSampleList(listConnectedAccounts, [account]),
    });
    expect(text).toContain("Kwame Mensah No email acct_…1234 AU No Yes No 2 1 16 Nov 2026");
  });
});

describe("people and content", () => {
  test("users: who they are and since when, in Sydney", async () => {
    const person = { ...member, fullName: "Hana Tesfaye", createdAt: "2026-11-15T13:30:00.000Z" };
    const { text } = await open(users, "/admin?q=hana", {
      "GET /admin/users": makeSampleList(listUsers, [person], { total: 1 }),
    });
    expect(text).toContain("1 person, newest first.");
    expect(text).toContain("Joined 16 Nov 2026");
  });

  test("access requests: what approving sets, and only waiting ones by default", async () => {
    const accessRequest = makeSampleRow(listAccessRequests, {
      userId: "hana-uid",
      fullName: "Hana Tesfaye",
      username: "hana",
      email: "h@people.example",
      reason: "I sell cloth.",
    });
    const { text, calls } = await open(accessRequests, "/admin/access-requests", {
      "GET /access-requests": makeSampleList(listAccessRequests, [accessRequest]),
    });
    expect(text).toContain(`Seller access ${midnight} I sell cloth.`);
    expect(text).toContain("Approving sets Merchant status: Approved.");
    expect(calls[0]?.query).toEqual({ status: "open", limit: "50" });
    const typed = await open(accessRequests, "/admin/access-requests?status=declined&type=media", {
      "GET /access-requests": makeSampleList(listAccessRequests, []),
    });
    expect(typed.calls[0]?.query).toEqual({ status: "declined", accessType: "media", limit: "50" });
  });

  test("stores: moderators look, admins decide", async () => {
    const store = makeSampleRow(listStores, {
      id: "STO-7KQ2M9XA",
      storeName: "Kumasi Cloth House",
      slug: "kumasi-cloth-house",
      ownerName: "Kwame Mensah",
      itemsCount: 24,
      hasMerchantId: true,
    });
    const answers = { "GET /admin/stores": makeSampleList(listStores, [store]) };
    const admins = await open(stores, "/admin/stores", answers);
    expect(admins.text).toContain("Kwame Mensah 24 16 Nov 2026 Visible Remove Merchant ID Hide");
    const moderatorPage = await open(stores, "/admin/stores", answers, people.moderator);
    expect(moderatorPage.text).toContain("Kwame Mensah 24 16 Nov 2026 Visible");
    expect(moderatorPage.text).not.toContain("Hide");
    expect(moderatorPage.text).not.toContain("Remove Merchant ID");
  });

  test("a search that can't be done is reported beside its field", async () => {
    const refused = () =>
      Response.json(
        { error: "No.", code: "bad_request", fields: { q: "Too short." }, requestId: "r1" },
        { status: 400 },
      );
    const found = await open(stores, "/admin/stores?q=a", { "GET /admin/stores": refused });
    expect(found.text).toContain("Too short.");
    const listings = await open(liveListings, "/admin/listings?q=a", {
      "GET /admin/listings": refused,
    });
    expect(listings.text).toContain("Too short.");
  });

  test("enquiries: what was written, when in Sydney, and the forms that settle them", async () => {
    const enquiry = makeSampleRow(listEnquiries, {
      name: "Hana Tesfaye",
      email: "hana@people.example",
      message: "Do you cater?",
    });
    const inboxPage = await open(enquiries, "/admin/enquiries", {
      "GET /admin/enquiries": makeSampleList(listEnquiries, [enquiry]),
    });
    expect(inboxPage.text).toContain(`Hana Tesfaye ${midnight} Do you cater?`);
    expect(readFormValuesFrom(inboxPage.html, "Mark as done")).toMatchObject({
      intent: "done",
      id,
    });
    const all = await open(enquiries, "/admin/enquiries?state=all&source=launch", {
      "GET /admin/enquiries": makeSampleList(listEnquiries, []),
    });
    expect(all.calls[0]?.query).not.toHaveProperty("state");
  });

  test("moderation: the first case is open, with what was said and how often", async () => {
    const { text } = await open(moderation, "/admin/moderation", {
      "GET /admin/moderation": makeSampleList(
        listCases,
        [makeSampleRow(listCases, { text: "Rude words", reportCount: 2 })],
        { summary: sample(listCases.response.shape.summary) },
      ),
      [`GET /admin/moderation/${id}`]: sample(readCase.response, { reportCount: 2 }),
    });
    expect(text).toContain(`reported 2 times since ${midnight}`);
    expect(text).toContain("“Rude words” 2 reports");
    expect(text).toContain("Remove and warn");
  });

  test("moderation: one kind of what waits, and a listing with reasons of its own", async () => {
    const { text, calls } = await open(moderation, "/admin/moderation?kind=listing", {
      "GET /admin/moderation": makeSampleList(
        listCases,
        [makeSampleRow(listCases, { kind: "listing", title: "Listing “Adut's”", reportCount: 1 })],
        { summary: sample(listCases.response.shape.summary) },
      ),
      [`GET /admin/moderation/${id}`]: sample(readCase.response, {
        kind: "listing",
        status: "open",
        reasons: [{ reason: "closed", count: 1 }],
        reports: [
          {
            id,
            reason: "closed",
            details: "Shut since May.",
            reporterName: null,
            createdAt: "2026-11-01T13:00:00.000Z",
          },
        ],
      }),
    });
    expect(calls[0]?.query).toMatchObject({ kind: "listing", list: "waiting" });
    expect(text).toContain("It has closed or moved");
    expect(text).toContain("“Shut since May.” a visitor or a former member");
    expect(text).toContain("The owner can fix it and ask us to look again.");
  });

  test("listings: what is live, and what was deleted can be purged by admins alone", async () => {
    const deletedListing = makeSampleRow(listDeletedListings, {
      id: "BUS-ABCD1234",
      businessName: "Adut's",
      ownerName: "Adut",
      isRestorable: true,
      purgedAt: "2026-12-15T13:30:00.000Z",
    });
    const answers = {
      "GET /admin/listings/deleted": makeSampleList(listDeletedListings, [deletedListing]),
    };
    const admins = await open(deletedListings, "/admin/listings/deleted", answers);
    expect(admins.text).toContain("Adut's Adut 16 Nov 2026 16 Dec 2026 Restore");
    const moderators = await open(
      deletedListings,
      "/admin/listings/deleted",
      answers,
      people.moderator,
    );
    expect(admins.text).toContain("Delete permanently");
    expect(moderators.text).not.toContain("Delete permanently");
    const live = makeSampleRow(listLiveListings, {
      id: "BUS-ABCD1234",
      businessName: "Adut's",
      slug: "aduts",
      openReports: 2,
    });
    const listed = await open(liveListings, "/admin/listings", {
      "GET /admin/listings": makeSampleList(listLiveListings, [live]),
    });
    expect(listed.text).toContain("Adut's");
  });

  test("community words: what belongs together, and the form that adds to them", async () => {
    const words = makeSampleRow(listCommunityWords, { word: "braids", other: "cornrows" });
    const { text, html } = await open(communityWords, "/admin/community-words?q=%20braids", {
      "GET /admin/community-words": makeSampleList(listCommunityWords, [words]),
    });
    expect(text).toContain("braids");
    expect(text).toContain("cornrows");
    expect(readFormValuesFrom(html, "Add")).toMatchObject({ intent: "add", word: "", other: "" });
  });

  test("the audit log asks for whole days of Sydney", async () => {
    const line = makeSampleRow(listAudit, {
      id: 7,
      actorId: "kwame-uid",
      actorName: "Kwame Mensah",
    });
    const { text, calls } = await open(audit, "/admin/audit?from=2026-11-16&to=2026-11-16", {
      "GET /admin/audit": makeSampleList(listAudit, [line]),
    });
    expect(text).toContain("Kwame Mensah");
    expect(text).toContain(midnight);
    expect(calls[0]?.query).toEqual({
      kind: "changes",
      from: "2026-11-15T13:00:00.000Z",
      to: "2026-11-16T13:00:00.000Z",
      limit: "50",
    });
  });

  test("the audit log says beside a field what is wrong with it", async () => {
    const { text } = await open(audit, "/admin/audit?q=x", {
      "GET /admin/audit": makeRefusal(400, "bad_request", "Please search for more."),
    });
    expect(text).toContain("Please search for more.");
  });
});

describe("settings", () => {
  const settingDetails = { key: "trialMonths", label: "Trial", help: "In months." } as const;
  const setting = makeSampleRow(listSettings, {
    ...settingDetails,
    value: 3,
    default: 6,
    version: 2,
  });
  const answers = { "GET /admin/settings": { data: [setting] } };

  test("only admins can change them", async () => {
    const admins = await open(settingsPage, "/admin/settings", answers);
    const moderators = await open(settingsPage, "/admin/settings", answers, people.moderator);
    expect(admins.loaderData).toMatchObject({ mayChange: true });
    expect(moderators.loaderData).toMatchObject({ mayChange: false });
    expect(moderators.text).toContain("Trial");
    expect(moderators.html).not.toContain('name="reason"');
  });

  test("a change says why, and which version it replaces; a key that isn't there is refused", async () => {
    const call = "PUT /admin/settings/trialMonths";
    const values = { key: "trialMonths", value: "4", reason: "Winter", version: "2" };
    const sent = await postTo(settingsPage, "/admin/settings", values, {
      viewer,
      answers: { [call]: setting },
    });
    expect(sent.calls).toEqual([{ call, body: { value: 4, reason: "Winter", version: 2 } }]);
    const other = await postTo(
      settingsPage,
      "/admin/settings",
      { ...values, key: "nonsense" },
      { viewer },
    );
    expect(other.data).toMatchObject({ ok: false, code: "not_found" });
  });

  test("the history says who changed it, when in Sydney, and why", async () => {
    const change = makeSampleRow(readSettingHistory, {
      version: 2,
      value: 3,
      reason: "Winter offer",
      changedBy: "kwame-uid",
      changedByName: "Kwame Mensah",
    });
    const path = "/admin/settings/trialMonths/history";
    const { text } = await open(settingHistory, path, {
      [`GET ${path}`]: makeSampleList(readSettingHistory, [change]),
    });
    expect(text).toContain("Winter offer");
    expect(text).toContain("Kwame Mensah");
    expect(text).toContain(midnight);
    await expect(open(settingHistory, "/admin/settings/none/history", {})).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the newsletter", () => {
  test("issues: how far one is, and when it began in Sydney", async () => {
    const issue = makeSampleRow(listIssues, {
      subject: "The second sleep",
      status: "sending",
      recipients: 1_200,
      sent: 800,
      startedAt: "2026-11-15T13:30:00.000Z",
    });
    const { text } = await open(newsletter, "/admin/newsletter", {
      "GET /admin/newsletter/issues": makeSampleList(listIssues, [issue], { subscribers: 1_234 }),
    });
    expect(text).toContain("1,234 confirmed subscribers.");
    expect(text).toContain(`Sending 800 of 1,200 sent Started ${midnight}`);
  });

  test("a draft says how many would get it; saving and sending name the version that was read", async () => {
    const path = `/admin/newsletter/${id}`;
    const draft = sample(readIssue.response, {
      subject: "The second sleep",
      intro: "Rest.",
      version: 3,
      recipients: 1_234,
    });
    const { text, html } = await open(newsletterIssue, path, {
      [`GET /admin/newsletter/issues/${id}`]: draft,
      "GET /magazine/articles": { data: [], nextCursor: null },
    });
    expect(text).toContain("“The second sleep” goes to 1,234 confirmed subscribers.");
    const call = `PUT /admin/newsletter/issues/${id}`;
    const saved = await postTo(newsletterIssue, path, readFormValuesFrom(html, "Save draft"), {
      viewer,
      answers: { [call]: draft },
    });
    expect(saved.calls[0]?.body).toEqual({
      subject: "The second sleep",
      intro: "Rest.",
      articleIds: [],
      version: 3,
    });
    const send = `POST /admin/newsletter/issues/${id}/send`;
    const sent = await postTo(
      newsletterIssue,
      path,
      { intent: "send", version: "3" },
      {
        viewer,
        answers: { [send]: draft },
      },
    );
    expect(sent.calls).toEqual([{ call: send, body: { version: 3 } }]);
  });

  test("a new issue leads to its own page, a deleted one back to the list", async () => {
    const { html } = await open(newIssue, "/admin/newsletter/new", {
      "GET /magazine/articles": { data: [], nextCursor: null },
    });
    const fields = { ...readFormValuesFrom(html, "Introduction"), subject: "Winter" };
    const created = postTo(newIssue, "/admin/newsletter/new", fields, {
      viewer,
      answers: { "POST /admin/newsletter/issues": sample(readIssue.response) },
    });
    expect(await getRedirect(created)).toBe(`/admin/newsletter/${id}`);
    const deleted = postTo(
      newsletterIssue,
      `/admin/newsletter/${id}`,
      { intent: "delete" },
      {
        viewer,
        answers: { [`DELETE /admin/newsletter/issues/${id}`]: undefined },
      },
    );
    expect(await getRedirect(deleted)).toBe("/admin/newsletter");
  });
});

describe("forms of one press", () => {
  test.each<[Page, string, Record<string, string>, string, unknown]>([
    [
      accessRequests,
      "/admin/access-requests",
      { intent: "approve", id },
      `POST /access-requests/${id}/approve`,
      undefined,
    ],
    [
      accessRequests,
      "/admin/access-requests",
      { intent: "decline", id, reason: "No ABN" },
      `POST /access-requests/${id}/decline`,
      { reason: "No ABN" },
    ],
    [
      stores,
      "/admin/stores",
      { intent: "hide", id: "STO-1", reason: "Fakes" },
      "PUT /admin/stores/STO-1/visibility",
      { hidden: true, reason: "Fakes" },
    ],
    [
      stores,
      "/admin/stores",
      { intent: "show", id: "STO-1", reason: "Checked" },
      "PUT /admin/stores/STO-1/visibility",
      { hidden: false, reason: "Checked" },
    ],
    [
      stores,
      "/admin/stores",
      { intent: "clear", id: "STO-1", reason: "Asked" },
      "DELETE /admin/stores/STO-1/merchant-id",
      { reason: "Asked" },
    ],
    [
      enquiries,
      "/admin/enquiries",
      { intent: "reopen", id },
      `POST /admin/enquiries/${id}/reopen`,
      undefined,
    ],
    [
      deletedListings,
      "/admin/listings/deleted",
      { intent: "restore", id: "BUS-1" },
      "POST /admin/listings/BUS-1/restore",
      undefined,
    ],
    [
      communityWords,
      "/admin/community-words",
      { intent: "add", word: "a", other: "b", kind: "same" },
      "PUT /admin/community-words",
      { word: "a", other: "b", kind: "same" },
    ],
    [
      paymentEvents,
      "/admin/payments/events",
      { id: "evt_1" },
      "POST /admin/payments/events/evt_1/retry",
      undefined,
    ],
    [
      paymentOutbox,
      "/admin/payments/outbox",
      { id },
      `POST /admin/payments/outbox/${id}/retry`,
      undefined,
    ],
    [
      moderation,
      "/admin/moderation",
      { intent: "decide", id, verdict: "remove", reason: "rude", note: "Mind the words." },
      `POST /admin/moderation/${id}/decisions`,
      { verdict: "remove", reason: "rude", note: "Mind the words." },
    ],
    [
      moderation,
      "/admin/moderation",
      { intent: "appeal", id, outcome: "upheld" },
      `POST /admin/moderation/${id}/appeal`,
      { outcome: "upheld" },
    ],
    [
      magazineReview,
      "/admin/magazine/DOC-ABC123",
      { intent: "publish", revision: "4" },
      "POST /admin/documents/DOC-ABC123/publication",
      { revision: 4, publishAt: null },
    ],
    [
      magazineReview,
      "/admin/magazine/DOC-ABC123",
      { intent: "schedule", revision: "4", day: "2026-11-20", time: "07:30" },
      "POST /admin/documents/DOC-ABC123/publication",
      { revision: 4, publishAt: "2026-11-19T20:30:00.000Z" },
    ],
    [
      magazineReview,
      "/admin/magazine/DOC-ABC123",
      { intent: "send-back", revision: "4", note: "Shorter." },
      "POST /admin/documents/DOC-ABC123/return",
      { revision: 4, note: "Shorter." },
    ],
  ])("%# %s %o calls %s", async (page, path, values, call, body) => {
    const failing = () => new Response("", { status: 500 });
    const { calls, data } = await postTo(page, path, values, {
      viewer,
      answers: { [call]: failing },
    });
    expect(calls).toEqual([body === undefined ? { call } : { call, body }]);
    expect(data).toMatchObject({ ok: false });
  });

  test("a purge repeats the name, and words are unlinked by both", async () => {
    const purge = await postTo(
      deletedListings,
      "/admin/listings/deleted",
      { intent: "purge", id: "BUS-1", confirm: "Adut's" },
      { viewer, answers: { "DELETE /admin/listings/BUS-1": undefined } },
    );
    expect(purge.calls[0]?.query).toEqual({ confirm: "Adut's" });
    const unlinkResult = await postTo(
      communityWords,
      "/admin/community-words",
      { intent: "remove", word: "a", other: "b" },
      { viewer, answers: { "DELETE /admin/community-words": undefined } },
    );
    expect(unlinkResult.calls[0]?.query).toEqual({ word: "a", other: "b" });
  });

  test.each([accessRequests, stores, deletedListings, communityWords, payments] as Page[])(
    "%# a button that isn't there is refused",
    async (page) => {
      const posted = postTo(page, "/admin/stores", { intent: "nonsense", id }, { viewer });
      await expect(posted).rejects.toMatchObject({ init: { status: 400 } });
    },
  );

  test("the test email goes to one's own address alone", async () => {
    const { text } = await open(emailTest, "/test", {});
    expect(text).toContain("Send yourself the welcome email");
    const emailTestResult = await postTo(
      emailTest,
      "/test",
      { email: " AMARA@okafor.example " },
      {
        viewer,
        answers: { "POST /user/welcome": undefined },
      },
    );
    expect(emailTestResult.calls.map(({ call }) => call)).toEqual(["POST /user/welcome"]);
    const other = await postTo(emailTest, "/test", { email: "hana@people.example" }, { viewer });
    expect(other.data).toMatchObject({
      error: "This only goes to your own email. Please enter your account's email.",
    });
  });
});

test("the magazine's desk lists what waits, and moderators' menu leaves out what is for admins", async () => {
  const document = makeSampleRow(listDesk, {
    docId: "DOC-ABC123",
    title: "The second sleep",
    status: "submitted",
    words: 1_200,
    submittedAt: "2026-11-15T13:30:00.000Z",
  });
  const { text, calls } = await open(magazineDesk, "/admin/magazine?status=nonsense", {
    "GET /admin/documents": makeSampleList(listDesk, [document]),
  });
  expect(text).toContain(`The second sleep, 1,200 words. Submitted ${midnight}`);
  expect(calls[0]?.query).toEqual({ status: "submitted", limit: "50" });
  const readMenu = async (who: FullProfile) => (await open(adminLayout, "/admin", {}, who)).text;
  expect(await readMenu(people.admin)).toContain(
    "Users Connected accounts Payments Orders Access requests",
  );
  expect(await readMenu(people.moderator)).toContain("Users Access requests Listings Stores");
  expect(await readMenu(people.moderator)).not.toContain("Newsletter");
});
