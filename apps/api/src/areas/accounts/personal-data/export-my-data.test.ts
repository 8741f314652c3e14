import { MyData } from "@boab/contracts/accounts/my-data";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { giveConsent, withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { makeMember } from "#test/actors.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { exportMyData } from "./export-my-data.ts";

const app = useTestApp();

const download = (as?: SignedIn) => app.call("GET", "/user/my-data", as && { as });

/** A person with data in every table that keeps personal data. */
async function fillPersonalData(person: SignedIn, mark: string) {
  const put = (body: object) =>
    app.call("PUT", `/admin/users/update/${person.userId}`, { as: person, body });
  await put({ fullName: `${mark} Name`, alias: `${mark}.alias`, phoneNumber: "+61400123456" });
  await put({ adminStatus: "Admin" });
  await app.call("POST", "/access-requests", {
    as: person,
    body: { accessType: "media", reason: `${mark} reason` },
  });
  await app.call("POST", "/app/enquiries", {
    body: { name: `${mark} Writer`, email: person.email, message: `${mark} message` },
  });
  await app.call("POST", "/newsletter/subscribers", {
    body: { name: `${mark} Reader`, email: person.email },
  });
  await fillDirectoryData(person, mark);
  await app.db
    .insertInto("uploads.upload")
    .values({
      ownerId: person.userId,
      purpose: "profile-photo",
      targetId: person.userId,
      declaredType: "image/png",
      declaredSize: 1000,
      fileName: `${mark}.png`,
      quarantineKey: `quarantine/${makeToken()}`,
      keys: "[]",
      createdAt: new Date(),
      expiresAt: new Date(),
    })
    .execute();
}

/** A listing of their own, one they edit, and one they are invited to edit. */
async function fillDirectoryData(person: SignedIn, mark: string) {
  const { db } = app;
  const ownListingId = await insertListing(db, { ownerId: person.userId, name: `${mark} Shop` });
  await db
    .insertInto("directory.price")
    .values({ businessId: ownListingId, position: 0, title: `${mark} Price`, amountCents: 500 })
    .execute();
  const editedListingId = await insertListing(db, { name: `${mark} Edited` });
  await makeEditor(app, { id: editedListingId }, person, ["page"]);
  const savedListingId = await insertListing(db, { name: `${mark} Saved` });
  await app.call("PUT", `/dir/saved/${savedListingId}`, { as: person });
  await app.call("POST", `/dir/business/${savedListingId}/reports`, {
    as: person,
    body: { reason: "closed", details: `${mark} details` },
  });
  const invitedListingId = await insertListing(db, { name: `${mark} Asked` });
  await db
    .insertInto("directory.memberInvitation")
    .values({
      businessId: invitedListingId,
      email: person.email,
      tokenHash: hashToken(makeToken()),
      invitedBy: person.userId,
      rights: ["all_calendars", "customers"],
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
}

test("a person can download everything we hold about them as a file", async () => {
  const ada = await app.signIn();
  await fillPersonalData(ada, "canary");
  const response = await download(ada);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  const data = response.json();
  expect(data).toMatchObject({
    profile: { id: ada.userId, email: ada.email, fullName: "canary Name" },
    accessRequests: [{ accessType: "media", reason: "canary reason" }],
    enquiries: [{ name: "canary Writer", message: "canary message" }],
    newsletter: { email: ada.email, name: "canary Reader", status: "asked" },
    listings: [
      {
        businessName: "canary Shop",
        email: "shop@people.example",
        phone: "0390000000",
        street: "1 Hidden Lane",
        postcode: "3011",
        prices: [{ title: "canary Price", amountCents: 500 }],
      },
    ],
    editorships: [{ businessName: "canary Edited", rights: ["page"] }],
    invitations: [{ businessName: "canary Asked", rights: ["all_calendars", "customers"] }],
    savedListings: [{ businessName: "canary Saved" }],
    reports: [{ businessName: "canary Saved", reason: "closed", details: "canary details" }],
    uploads: [{ fileName: "canary.png", purpose: "profile-photo", size: 1000 }],
    acts: [{ act: "refused write" }],
  });
  expect(data.handles).toContain("canary.alias");
});

test("the file contains nothing about anybody else, and no secrets", async () => {
  const [ada, eve] = [await app.signIn(), await app.signIn({ adminStatus: "Admin" })];
  await fillPersonalData(ada, "ada.mark");
  await fillPersonalData(eve, "eve.mark");
  await app.call("PUT", `/admin/users/update/${ada.userId}`, {
    as: eve,
    body: { mediaStatus: "Approved" },
  });
  const { unsubscribeToken } = await app.db
    .selectFrom("outreach.subscriber")
    .select("unsubscribeToken")
    .where("email", "=", eve.email)
    .executeTakeFirstOrThrow();
  const { body } = await download(eve);
  expect(body).toContain("eve.mark");
  for (const foreignValue of ["ada.mark", ada.userId, ada.email, unsubscribeToken, "token"])
    expect(body, foreignValue).not.toContain(foreignValue);
});

test("X-78 the file names the areas whose opening somebody wants to hear of", async () => {
  const eve = await app.signIn();
  await app.call("POST", "/launch-reminders", {
    as: eve,
    body: { area: "media", email: eve.email },
  });
  const data = (await download(eve)).json();
  expect(data.launchReminders).toEqual([
    { area: "media", email: eve.email, requestedAt: expect.any(String), confirmedAt: null },
  ]);
});

test("MAIL-10 the file says what somebody agreed to and stopped, once their email is verified", async () => {
  const [ada, stranger] = [await app.signIn(), await app.signIn()];
  const at = new Date("2026-11-19T08:00:00Z");
  const wording = "We write once a fortnight.";
  for (const { email } of [ada, stranger])
    await inTransaction(app.db, async (tx) => {
      await giveConsent(tx, { email, topic: "newsletter", wording }, at);
      await withdrawConsent(tx, { email, topic: "saved-items" }, at);
    });
  const never = { wording: null, givenAt: null, givenThrough: null };
  const given = { wording, givenAt: at.toISOString(), givenThrough: "form and emailed link" };
  expect((await download(ada)).json().consents).toEqual([
    { topic: "newsletter", subject: "", ...given, withdrawnAt: null, withdrawnThrough: null },
    {
      topic: "saved-items",
      subject: "",
      ...never,
      withdrawnAt: at.toISOString(),
      withdrawnThrough: "emailed link",
    },
  ]);
  await app.db
    .updateTable("accounts.profile")
    .set({ emailVerified: false })
    .where("id", "=", stranger.userId)
    .execute();
  expect((await download(stranger)).json().consents).toEqual([]);
});

test("messages from an unverified email are left out until it is verified", async () => {
  const eve = await app.signInAs({ ...makePerson(), emailVerified: false });
  await fillPersonalData(eve, "planted");
  const data = (await download(eve)).json();
  expect(data).toMatchObject({ enquiries: [], newsletter: null, invitations: [] });
  expect(data.listings).toHaveLength(1);
  expect(data.accessRequests).toHaveLength(1);
});

/**
 * Where each reference to a person appears. What staff did to other people's data is in their audit
 * lines.
 */
const exportFieldByColumn: Record<string, keyof MyData> = {
  "accounts.access_request.decided_by": "acts",
  "accounts.access_request.user_id": "accessRequests",
  "accounts.contact.profile_id": "contacts",
  "accounts.handle.profile_id": "handles",
  "admin.setting_change.changed_by": "acts",
  "bookings.booking.user_id": "bookings",
  "bookings.calendar_feed.user_id": "calendarFeeds",
  "bookings.customer.user_id": "customerCards",
  "bookings.request_link.user_id": "requestLinks",
  "bookings.waitlist_place.user_id": "waitlistPlaces",
  "directory.business.owner_id": "listings",
  "directory.listing_report.decided_by": "acts",
  "directory.listing_report.reporter_id": "reports",
  "directory.member.invited_by": "acts",
  "directory.member.profile_id": "editorships",
  "directory.member_invitation.invited_by": "acts",
  "directory.saved_listing.profile_id": "savedListings",
  "magazine.author.profile_id": "author",
  "magazine.document.owner_id": "documents",
  // What staff changed in somebody else's; what was written stays with the document.
  "magazine.document_version.saved_by": "documents",
  // How it should be sent, without words of theirs.
  "marketplace.cart_delivery.user_id": "cart",
  "marketplace.cart_line.user_id": "cart",
  "marketplace.checkout.buyer_id": "checkouts",
  "marketplace.order_message.author_id": "orderMessages",
  "marketplace.order_problem.decided_by": "acts",
  "marketplace.saved_item.profile_id": "savedItems",
  "marketplace.store.user_id": "stores",
  "marketplace.store_order.buyer_id": "orders",
  "media.account.user_id": "mediaAccount",
  "media.comment.author_id": "videoComments",
  "media.video_like.profile_id": "likedVideos",
  "media.watch_later.profile_id": "watchLater",
  "media.watch_progress.profile_id": "watchedVideos",
  "moderation.appeal.decided_by": "acts",
  "moderation.decision.author_id": "moderationDecisions",
  "moderation.decision.decided_by": "acts",
  "moderation.decision.undone_by": "acts",
  "moderation.report.reporter_id": "contentReports",
  "outreach.enquiry.handled_by": "acts",
  "outreach.issue.created_by": "acts",
  "payments.customer.user_id": "subscriptions",
  "payments.invoice.user_id": "invoices",
  "payments.ledger_entry.payee_id": "sales",
  "payments.payment.buyer_id": "payments",
  "payments.payout_account.user_id": "payoutAccounts",
  "payments.plan_checkout.user_id": "subscriptions",
  // By staff: in their audit lines too.
  "payments.refund.requested_by": "sales",
  "payments.sale.payee_id": "sales",
  "payments.subscription.user_id": "subscriptions",
  "payments.trial.user_id": "subscriptions",
  "reviews.helpful_vote.profile_id": "helpfulReviews",
  "reviews.invitation_opt_out.profile_id": "noReviewInvitationsSince",
  "reviews.reply.author_id": "reviewReplies",
  "reviews.review.author_id": "reviews",
  "uploads.upload.owner_id": "uploads",
};

test("every reference to a person in the database has its place in the file", async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass::text || '.' || attname as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'accounts.profile'::regclass
  `.execute(app.db);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(Object.keys(exportFieldByColumn));
  for (const exportField of Object.values(exportFieldByColumn))
    expect(MyData.shape).toHaveProperty(exportField);
});

test("a download that lacks the part of an area fails", async () => {
  const { userId } = await app.signIn();
  const deps = { db: app.db, clock: systemClock, personalData: [] };
  await expect(exportMyData(deps, { ...makeMember(), userId })).rejects.toThrow("uploads");
});

test("downloading is for members, three times an hour", async () => {
  expect((await download()).json().code).toBe("not_signed_in");
  const ada = await app.signIn();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await download(ada)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
