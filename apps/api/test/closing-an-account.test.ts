import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { purgeDueListings } from "#areas/directory/deletion/purge-listing.ts";
import { deleteUnusedWords } from "#areas/directory/listings/delete-unused-search-words.ts";
import { deleteUnusedItemWords } from "#areas/marketplace/catalog/delete-unused-item-search-words.ts";
import { withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { deleteOldMails } from "#platform/upkeep/upkeep.ts";
import { later, makeDeps } from "./deps.ts";
import { book, saveSettings, studioServices } from "./factories/bookings.ts";
import { insertCheckout } from "./factories/checkouts.ts";
import { insertContact } from "./factories/contacts.ts";
import { insertDocument } from "./factories/documents.ts";
import { insertItem } from "./factories/items.ts";
import { insertPosting } from "./factories/jobs.ts";
import { makeListing, makeReadyUpload, setPlan } from "./factories/listings.ts";
import { insertArticle, insertAuthor } from "./factories/magazine.ts";
import { insertStore } from "./factories/marketplace.ts";
import { insertVideo, insertVideoComment } from "./factories/media.ts";
import { insertProblem } from "./factories/order-problems.ts";
import { insertOrder } from "./factories/orders.ts";
import { insertReview, insertReviewCase } from "./factories/reviews.ts";
import { getDayAhead } from "./factories/stored-bookings.ts";
import { insertAskedTeammate } from "./factories/team-names.ts";
import { makePerson, type SignedIn, useTestApp } from "./harness.ts";
import { isNonPersonal } from "./personal-columns.ts";
import { runTasks } from "./run-tasks.ts";

const app = useTestApp();

/** Stands in everything this person wrote, in a spelling that survives every rule. */
const mark = "zqplanted";
const phone = "0498765123";
// Another each time: an address may apply for only so many jobs an hour.
const ip = `10.251.${randomInt(256)}.${randomInt(100, 256)}`;
const marks = [mark, phone, ip];

let person: SignedIn;
let before: Set<string>;

/** Columns that can hold what somebody wrote or was called, or their address, and do after this. */
async function plant() {
  const { userId } = makePerson();
  const email = `${mark}.${userId}@people.example`;
  person = await app.signInAs({ userId, email, fullName: `${mark} Obi` });
  const admin = await app.signIn({ adminStatus: "Admin" });
  await plantProfile(userId, admin);
  await setPlan(app, person, "Pro");
  const listing = await plantListing(userId, email, admin);
  await plantRemoved(listing.id);
  const stranger = await app.signIn({ directoryStatus: "Approved" });
  // A plan with a waiting list, which the person joins.
  await setPlan(app, stranger, "Growing");
  const others = await makeListing(app, stranger);
  await plantMessages(others.id, stranger, email);
  await plantJobs(listing.id, others.id, stranger, email);
  await saveSettings(app, person, listing.id, {
    bookingLink: `https://${mark}.example`,
    bookingPhone: phone,
    messageToCustomers: mark,
    daysOff: [{ from: getDayAhead(1), until: getDayAhead(1), note: mark }],
    team: [
      {
        name: `${mark} Obi`,
        takesBookings: true,
        weekly: null,
        daysOff: [{ from: getDayAhead(2), until: getDayAhead(2), note: mark }],
        serviceIds: null,
      },
    ],
    services: studioServices.map((service) => ({ ...service, title: mark })),
  });
  await plantBooking(stranger, others.id, email);
  await plantPayments(userId, email);
  await plantStores(userId, email);
  await plantOrder(userId);
  await insertDocument(app.db, { ownerId: userId, words: mark, note: `${mark} was unclear` });
  await plantReviews(listing.id, others.id, admin, stranger);
  await plantMedia(userId);
  await plantArticle(userId);
  await send("GET", `/user/get-user/${userId}`, { as: admin });
  await runTasks(app.services);
}

async function send(...[method, url, options]: Parameters<typeof app.call>) {
  const response = await app.call(method, url, options);
  expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300);
  return response;
}

/** What they are called, with names of theirs that are free again, and a request that was declined. */
async function plantProfile(userId: string, admin: SignedIn) {
  const as = { as: person, ip };
  await inTransaction(app.db, (tx) =>
    tx
      .updateTable("accounts.profile")
      .set({
        directoryStatus: "Approved",
        banReason: `${mark} was rude`,
        photoUrl: `https://photos.example/${mark}`,
        photoSrcSet: `https://photos.example/${mark} 64w`,
      })
      .where("id", "=", userId)
      .execute(),
  );
  await send("PUT", `/admin/users/update/${userId}`, {
    ...as,
    body: { username: `${mark}.one`, alias: `${mark}.two`, phoneNumber: phone },
  });
  await send("POST", "/access-requests", {
    ...as,
    body: { accessType: "media", reason: `${mark} makes films` },
  });
  const { data } = (await send("GET", "/access-requests", { as: admin })).json();
  const request = data.find((one: { userId: string }) => one.userId === userId);
  await send("POST", `/access-requests/${request.id}/decline`, {
    as: admin,
    body: { reason: `${mark} is unknown to us` },
  });
  await send("PUT", `/admin/users/update/${userId}`, {
    as: admin,
    body: { fullName: `${mark} Adaeze Obi` },
  });
}

/** A listing with every section, and photos that were uploaded for it. */
async function plantListing(userId: string, email: string, admin: SignedIn) {
  const as = { as: person, ip };
  const listing = await makeListing(app, person, {
    businessName: `${mark} Kitchen`,
    email,
    phone,
    description: `${mark} cooks.`,
  });
  const path = `/dir/business/${listing.id}`;
  const upload = (purpose: "listing-cover" | "listing-logo" | "listing-gallery") =>
    makeReadyUpload(app, person, purpose, listing.id);
  await send("PUT", path, {
    as: admin,
    body: {
      version: listing.version,
      address: `1 ${mark} Street`,
      city: "Footscray",
      state: "VIC",
      postcode: "3011",
      country: "Australia",
      pricings: [{ title: `${mark} special`, amountCents: 100 }],
      specialDays: [
        {
          date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
          kind: "closed",
          windows: [],
          note: `${mark} day`,
        },
      ],
      videoCaption: `${mark} on film`,
      videoLink: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      catalogData: { title: `${mark} menu`, urlLink: `https://${mark}.example` },
      socials: {
        facebook: "",
        x: "",
        instagram: `https://instagram.com/${mark}`,
        tiktok: "",
        youtube: "",
        website: `https://${mark}.example`,
      },
    },
  });
  const { version } = (await send("GET", `${path}/editing`, as)).json();
  await send("PUT", path, {
    ...as,
    body: {
      version,
      cover: await upload("listing-cover"),
      logo: await upload("listing-logo"),
      gallery: [{ uploadId: await upload("listing-gallery"), name: mark, description: mark }],
    },
  });
  await inTransaction(app.db, (tx) =>
    tx
      .updateTable("uploads.upload")
      .set({ fileName: `${mark}.jpg` })
      .where("ownerId", "=", userId)
      .execute(),
  );
  return listing;
}

/** An upload and a listing that are removed before the account is closed. */
async function plantRemoved(listingId: string) {
  const spareUploadId = await makeReadyUpload(app, person, "listing-cover", listingId);
  await inTransaction(app.db, (tx) =>
    tx
      .updateTable("uploads.upload")
      .set({ fileName: `${mark}-spare.jpg`, status: "removed" })
      .where("id", "=", spareUploadId)
      .execute(),
  );
  const sold = await makeListing(app, person, { businessName: `${mark} Stall` });
  await send("DELETE", `/dir/delete/${sold.id}?confirm=${mark}%20Stall`, { as: person, ip });
}

/** A report of somebody else's listing, an invitation to edit it, and what they wrote to us. */
async function plantMessages(othersId: string, stranger: SignedIn, email: string) {
  const as = { as: person, ip };
  await send("POST", `/dir/business/${othersId}/reports`, {
    ...as,
    body: { reason: "other", details: `${mark} says so` },
  });
  // The release before this one stores reports here; its rows stay until the table is dropped.
  await app.db
    .insertInto("directory.listingReport")
    .values({
      businessId: othersId,
      reporterId: person.userId,
      reason: "other",
      details: `${mark} said so before`,
    })
    .execute();
  await send("POST", `/dir/business/${othersId}/editors`, {
    as: stranger,
    body: { inviteEmail: email },
  });
  await send("POST", "/app/enquiries", {
    ...as,
    body: { name: mark, email, business: mark, message: `${mark} says hello`, source: "contact" },
  });
  await send("POST", "/newsletter/subscribers", { ...as, body: { email, name: mark } });
  await send("POST", "/launch-reminders", { ...as, body: { area: "media", email } });
  await insertContact(app.db, { email: email.toLowerCase(), profileId: person.userId });
  await askToBeNamed(email, othersId);
  const unsubscribed = { email: email.toLowerCase(), topic: "saved-items" } as const;
  await inTransaction(app.db, (tx) => withdrawConsent(tx, unsubscribed, new Date()));
  await app.db
    .insertInto("platform.unsubscribeLink")
    .values({ ...unsubscribed, tokenHash: hashToken(makeToken()) })
    .execute();
}

/** Another business asked whether it may name them. */
async function askToBeNamed(email: string, businessId: string) {
  const teammateId = randomUUID();
  await app.db
    .insertInto("bookings.teammate")
    .values({ id: teammateId, businessId, position: 0, name: "Somebody", takesBookings: true })
    .execute();
  await insertAskedTeammate(app.db, {
    businessId,
    teammateId,
    name: mark,
    email: email.toLowerCase(),
  });
}

/** An article under their name; it stays, and the name goes. */
async function plantArticle(userId: string) {
  const authorId = await insertAuthor(app.db, `${mark} Obi`, userId);
  await app.db
    .updateTable("magazine.author")
    .set({ bio: mark })
    .where("id", "=", authorId)
    .execute();
  await insertArticle(app.db, { authors: [], authorIds: [authorId] });
}

/** Reviews, replies and reports with what was decided about them. */
async function plantReviews(ownId: string, othersId: string, admin: SignedIn, reporter: SignedIn) {
  const { db } = app;
  const as = { as: person, ip };
  const written = { rating: 1, comment: `${mark} was here`, tie: "customer" };
  const body = { businessId: othersId, ...written };
  const { id } = (await send("POST", "/dir-review/create", { ...as, body })).json();
  const changed = { ...written, comment: `${mark} came back` };
  await send("PUT", `/dir-review/update/${id}`, { ...as, body: changed });
  const received = await insertReview(db, { businessId: ownId });
  await send("PUT", `/dir-review/${received}/reply`, { ...as, body: { body: `${mark} thanks` } });
  await send("POST", `/dir-review/${received}/reports`, {
    ...as,
    body: { reason: "other", details: `${mark} doubts it` },
  });
  const caseId = await insertReviewCase(db, id, reporter.userId);
  const decision = { verdict: "remove", reason: "not real", note: `${mark} was not there` };
  const decided = await send("POST", `/admin/moderation/${caseId}/decisions`, {
    as: admin,
    body: decision,
  });
  await send("POST", `/moderation/decisions/${decided.json().decision.id}/appeals`, {
    ...as,
    body: { body: `${mark} was` },
  });
  const moderator = await app.signIn({ adminStatus: "Moderator" });
  await send("POST", `/admin/moderation/${caseId}/appeal`, {
    as: moderator,
    body: { outcome: "restored", note: `${mark} is right` },
  });
}

/** A creator page with a video, and what they wrote, liked and watched elsewhere. */
async function plantMedia(userId: string) {
  const { db } = app;
  await insertVideo(db, {
    userId,
    title: `${mark} sings`,
    channelTitle: `${mark} TV`,
    artist: mark,
    description: `${mark} at home`,
  });
  const page = { name: mark, description: `${mark} films`, website: `https://${mark}.example/` };
  await db.updateTable("media.account").set(page).where("userId", "=", userId).execute();
  const vidId = await insertVideo(db);
  await insertVideoComment(db, { vidId, authorId: userId, body: `${mark} likes this` });
  for (const table of ["video_like", "watch_later"] as const)
    await sql`insert into ${sql.table(`media.${table}`)} (video_id, profile_id, ${sql.ref(
      table === "video_like" ? "likedAt" : "savedAt",
    )}) select id, ${userId}, now() from media.video where vid_id = ${vidId}`.execute(db);
  await sql`insert into media.watch_progress select ${userId}, id, 5, 60, now()
    from media.video where vid_id = ${vidId}`.execute(db);
}

/** A job of their own, and an application for somebody else's. */
async function plantJobs(
  ownListingId: string,
  foreignListingId: string,
  stranger: SignedIn,
  email: string,
) {
  const row = { title: `${mark} cook`, type: "Casual", location: `${mark} Footscray` };
  const more = { description: `${mark} needs help`, applyUrl: `https://${mark}.example/jobs` };
  const jobs = await app.call("PUT", `/dir/business/${ownListingId}/jobs`, {
    as: person,
    body: { version: 0, jobPostings: [{ ...row, ...more }] },
  });
  expect(jobs.statusCode).toBe(200);
  const jobId = await insertPosting(app.db, foreignListingId);
  const applied = await app.call("POST", "/resume", {
    body: { jobId, name: `${mark} Obi`, email, phone, note: `${mark} can start soon` },
    ip,
  });
  expect(applied.statusCode).toBe(201);
  const list = await app.call("GET", `/resume?businessId=${foreignListingId}`, { as: stranger });
  const [{ id }] = list.json().data;
  const note = { internalNote: `${mark} seems nice`, status: "shortlisted" };
  const noted = await app.call("PUT", `/resume/${id}`, { as: stranger, body: note });
  expect(noted.statusCode).toBe(200);
}

/** A store of their own, and somebody else's that they wait for. */
async function plantStores(userId: string, email: string) {
  const words = { location: mark, description: mark, holidayMessage: mark };
  const ownStore = { userId, email, name: mark, slug: mark, phoneNumber: phone, ...words };
  const storeId = await insertStore(app.db, ownStore);
  const markedWords = { name: mark, description: mark, longDescription: mark, brand: mark };
  for (const soldCount of [0, 3])
    await insertItem(app.db, storeId, { ...markedWords, pickupNote: mark, soldCount });
  const lines = [{ itemId: await insertItem(app.db, storeId) }];
  const orderId = await insertOrder(app.db, storeId, { lines, state: "sent" });
  await insertProblem(app.db, orderId, { state: "answered", reply: `${mark} disagrees` });
  // The buyer's receipt keeps the name of the store.
  await app.db
    .updateTable("payments.sale")
    .set({ sellerName: "A store", sellerPath: "/marketplace" })
    .where("payeeId", "=", userId)
    .execute();
  // Only now: the words of a hidden store's items are not searched for.
  await app.db
    .updateTable("marketplace.store")
    .set({ hiddenAt: new Date(), hiddenReason: mark })
    .where("id", "=", storeId)
    .execute();
  const storeOnHoliday = await insertStore(app.db, { isOnHoliday: true });
  const noticeResponse = await app.call(
    "POST",
    `/marketplace/stores/${storeOnHoliday.toLowerCase()}/back-notices`,
    {
      body: { email },
    },
  );
  expect(noticeResponse.statusCode).toBe(202);
}

/** Something they bought, which has reached them, and something they were about to pay for. */
async function plantOrder(buyerId: string) {
  const storeId = await insertStore(app.db);
  const itemId = await insertItem(app.db, storeId);
  const recipient = { name: mark, phone, street: mark, suburb: mark };
  const sent = { state: "sent", recipient } as const;
  const orderId = await insertOrder(app.db, storeId, { buyerId, lines: [{ itemId }], ...sent });
  await insertProblem(app.db, orderId, { details: `${mark} found a hole` });
  const path = `/marketplace/orders/${orderId}/messages`;
  const wrote = await app.call("POST", path, { as: person, ip, body: { body: `${mark} asks` } });
  expect(wrote.statusCode).toBe(201);
  await insertCheckout(app.db, storeId, { buyerId, itemId, recipient });
}

/** A booking somewhere else, with everything that both sides wrote. */
async function plantBooking(owner: SignedIn, id: string, email: string) {
  const settings = await saveSettings(app, owner, id, { acceptsBookings: true, mode: "daily" });
  const asked = { customerName: mark, customerEmail: email, customerPhone: phone };
  const studio = { id, slug: id, owner, settings };
  const booked = await book(app, studio, { ...asked, customerNotes: mark }, person);
  const act = (as: SignedIn, body: object) =>
    app.call("PUT", `/dir/bookings/${booked.id}`, { as, body });
  await act(owner, { action: "business-note", businessNotes: `${mark} is late` });
  await act(person, { action: "cancel", cancellationReason: `${mark} is ill` });
  await app.db
    .updateTable("bookings.customer")
    .set({ notes: mark, preferences: mark })
    .where("userId", "=", person.userId)
    .execute();
  const wish = { dates: [getDayAhead(9)], customerEmail: email };
  await send("POST", `/dir/business/${id}/waitlist`, { ip, body: wish });
}

/** Pages of the payment provider with the person's name on them, and the address it knows. */
async function plantPayments(userId: string, email: string) {
  const now = new Date();
  const url = `https://provider.example/${mark}`;
  await inTransaction(app.db, async (tx) => {
    await tx
      .insertInto("payments.invoice")
      .values({
        stripeId: "in_planted",
        userId,
        amountCents: 495,
        state: "paid",
        pageUrl: url,
        pdfUrl: url,
        createdAt: now,
        reading: 1,
        syncedAt: now,
      })
      .execute();
    await tx
      .insertInto("payments.payoutAccount")
      .values({ id: randomUUID(), userId, state: "closed", email, createdAt: now })
      .execute();
    await tx
      .insertInto("payments.planCheckout")
      .values({
        id: randomUUID(),
        userId,
        plan: "Pro",
        billingPeriod: "yearly",
        priceId: "price_1",
        state: "expired",
        url,
        createdAt: now,
        expiresAt: now,
      })
      .execute();
    await tx
      .insertInto("payments.payment")
      .values({
        id: randomUUID(),
        buyerId: userId,
        cartKey: "cart",
        amountCents: 495,
        state: "expired",
        payerEmail: email,
        url,
        createdAt: now,
        expiresAt: now,
      })
      .execute();
  });
}

/** Every column of every table, in every schema, in which one of the values stands. */
async function findColumnsWith(values: string[]): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relnamespace::regnamespace::text !~ '^pg_|information_schema'
  `.execute(app.db);
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct field.name as key
      from ${sql.raw(name)} as one, jsonb_each_text(to_jsonb(one)) as field (name, value)
      where lower(field.value) like any(${values.map((value) => `%${value}%`)}::text[])`.execute(
      app.db,
    );
    for (const { key } of rows) found.add(`${name.replace(/_\d{4}_\d\d$/, "")}.${key}`);
  }
  return found;
}

/** The address of a page that people could see is remembered as gone; it is what they linked to. */
const retainedColumns = ["directory.slug.slug"];

beforeAll(async () => {
  await plant();
  before = await findColumnsWith(marks);
}, 60_000);

describe("closing an account", () => {
  test("knows of every column that can hold text", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_schema || '.' || table_name || '.' || column_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'inet', 'character varying')
        and table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
        and table_name !~ '_\\d{4}_\\d\\d$'`.execute(app.db);
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !before.has(name) && !isNonPersonal(name));
    expect(unknown).toEqual([]);
  });

  test("is tried on every column that holds something of a person", () => {
    expect(
      [...before].filter((name) => !retainedColumns.includes(name)).sort(),
    ).toMatchInlineSnapshot(`
      [
        "accounts.access_request.decline_reason",
        "accounts.access_request.reason",
        "accounts.contact.email",
        "accounts.handle.handle",
        "accounts.profile.alias",
        "accounts.profile.ban_reason",
        "accounts.profile.email",
        "accounts.profile.full_name",
        "accounts.profile.phone_number",
        "accounts.profile.photo_src_set",
        "accounts.profile.photo_url",
        "accounts.profile.search_text",
        "accounts.profile.username",
        "bookings.booking.business_notes",
        "bookings.booking.cancellation_reason",
        "bookings.booking.customer_email",
        "bookings.booking.customer_name",
        "bookings.booking.customer_notes",
        "bookings.booking.customer_phone",
        "bookings.customer.email",
        "bookings.customer.family_name",
        "bookings.customer.name",
        "bookings.customer.notes",
        "bookings.customer.phone",
        "bookings.customer.phone_digits",
        "bookings.customer.preferences",
        "bookings.name_request.email",
        "bookings.name_request.name",
        "bookings.service.title",
        "bookings.settings.booking_link",
        "bookings.settings.booking_phone",
        "bookings.settings.days_off",
        "bookings.settings.message_to_customers",
        "bookings.teammate.days_off",
        "bookings.teammate.name",
        "bookings.waitlist_place.email",
        "directory.business.business_name",
        "directory.business.catalog",
        "directory.business.description",
        "directory.business.email",
        "directory.business.name_words",
        "directory.business.offer_words",
        "directory.business.phone",
        "directory.business.search",
        "directory.business.socials",
        "directory.business.street",
        "directory.business.video_caption",
        "directory.gallery_picture.description",
        "directory.gallery_picture.name",
        "directory.listing_report.details",
        "directory.member_invitation.email",
        "directory.price.title",
        "directory.search_word.word",
        "directory.special_day.note",
        "jobs.application.email",
        "jobs.application.internal_note",
        "jobs.application.name",
        "jobs.application.note",
        "jobs.application.phone",
        "jobs.posting.apply_url",
        "jobs.posting.business_name",
        "jobs.posting.description",
        "jobs.posting.location",
        "jobs.posting.place_words",
        "jobs.posting.search",
        "jobs.posting.title",
        "magazine.article.author_names",
        "magazine.article.search",
        "magazine.author.bio",
        "magazine.author.name",
        "magazine.author.slug",
        "magazine.document.body",
        "magazine.document.main_picture",
        "magazine.document.note",
        "magazine.document.standfirst",
        "magazine.document.tags",
        "magazine.document.title",
        "magazine.document_version.body",
        "magazine.document_version.main_picture",
        "magazine.document_version.standfirst",
        "magazine.document_version.tags",
        "magazine.document_version.title",
        "marketplace.back_notice.email",
        "marketplace.checkout.recipient_name",
        "marketplace.checkout.recipient_phone",
        "marketplace.checkout.recipient_street",
        "marketplace.checkout.recipient_suburb",
        "marketplace.item.brand",
        "marketplace.item.description",
        "marketplace.item.filter_values",
        "marketplace.item.long_description",
        "marketplace.item.name",
        "marketplace.item.pickup_note",
        "marketplace.item.search",
        "marketplace.order_message.body",
        "marketplace.order_problem.details",
        "marketplace.order_problem.reply",
        "marketplace.search_word.word",
        "marketplace.store.description",
        "marketplace.store.email",
        "marketplace.store.hidden_reason",
        "marketplace.store.holiday_message",
        "marketplace.store.location",
        "marketplace.store.phone_number",
        "marketplace.store.slug",
        "marketplace.store.store_name",
        "marketplace.store_order.recipient_name",
        "marketplace.store_order.recipient_phone",
        "marketplace.store_order.recipient_street",
        "marketplace.store_order.recipient_suburb",
        "marketplace.store_order.search_text",
        "media.account.description",
        "media.account.name",
        "media.account.website",
        "media.comment.body",
        "media.video.artist",
        "media.video.channel_title",
        "media.video.description",
        "media.video.search",
        "media.video.title",
        "moderation.appeal.body",
        "moderation.appeal.note",
        "moderation.decision.note",
        "moderation.report.details",
        "outreach.enquiry.business",
        "outreach.enquiry.email",
        "outreach.enquiry.message",
        "outreach.enquiry.name",
        "outreach.launch_reminder.email",
        "outreach.subscriber.email",
        "outreach.subscriber.name",
        "payments.invoice.page_url",
        "payments.invoice.pdf_url",
        "payments.payment.payer_email",
        "payments.payment.url",
        "payments.payout_account.email",
        "payments.plan_checkout.url",
        "platform.audit_personal.changes",
        "platform.audit_personal.ip",
        "platform.audit_personal.person",
        "platform.consent.email",
        "platform.mail.key",
        "platform.mail.recipient",
        "platform.mail.subject",
        "platform.unsubscribe_link.email",
        "reviews.earlier_version.comment",
        "reviews.reply.body",
        "reviews.review.comment",
        "uploads.upload.file_name",
      ]
    `);
  });

  test("leaves nothing of the person in any column of any table", async () => {
    const path = `/user/delete-user/${person.userId}`;
    expect((await app.call("DELETE", path, { as: person, ip })).statusCode).toBe(204);
    await runTasks(app.services);
    const soon = await findColumnsWith(marks);
    // Listings, with their jobs and replies, can be restored for thirty days; as long the team's own mailbox is
    // remembered with its subjects. Words that nothing is called any more are forgotten at night.
    const isDeletedLater = (name: string) =>
      /^(directory|jobs[.]posting|bookings[.](settings|service|teammate))[.]/.test(name) ||
      name === "reviews.reply.body" ||
      name === "marketplace.search_word.word" ||
      name === "platform.mail.subject";
    expect([...soon].filter((name) => !isDeletedLater(name))).toEqual([]);

    const clockMonthLater = later(31 * 24 * 60);
    await purgeDueListings({ ...makeDeps(app), clock: clockMonthLater });
    await runTasks(app.services);
    await deleteUnusedWords(app.db);
    await deleteUnusedItemWords(app);
    await deleteOldMails(app.db, clockMonthLater());
    expect(
      [...(await findColumnsWith(marks))].filter((name) => !retainedColumns.includes(name)),
    ).toEqual([]);
  });
});
