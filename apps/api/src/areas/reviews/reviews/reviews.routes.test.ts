import { randomUUID } from "node:crypto";
import type { OwnReview, PublicReview, ReviewSummary } from "@boab/contracts/reviews/reviews";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { actDuring } from "#test/meanwhile.ts";
import { runTasks } from "#test/run-tasks.ts";
import { eraseAuthor } from "../authors/sync-author.ts";
import { insertVote, refreshHelpfulCounts } from "../helpful/helpful.repository.ts";
import { lockReview } from "./reviews.repository.ts";

const app = useTestApp();
let ada: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

// Somebody new each time: nobody writes more than ten reviews a day.
beforeEach(async () => {
  ada = await app.signIn({}, "Ada Obi");
});

const reviewBody = { rating: 5, comment: "Kind people.", tie: "customer" };

const create = (businessId: string, as: SignedIn | undefined, changes: object = {}) =>
  app.call("POST", "/dir-review/create", {
    body: { businessId, ...reviewBody, ...changes },
    ...(as && { as }),
  });

interface Page {
  summary: ReviewSummary;
  data: PublicReview[];
  nextCursor: string | null;
}

const list = async (businessId: string, query = "", as?: SignedIn): Promise<Page> => {
  const url = `/dir-review/get-all?businessId=${businessId}${query}`;
  const response = await app.call("GET", url, as && { as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe("writing a review", () => {
  test("REV-01 REV-08 it is shown with the name, alias and photo of the profile, and no id", async () => {
    const id = await insertListing(app.db);
    const sent = await create(id, ada, {
      userId: ada.userId,
      username: "Somebody Else",
      alias: "somebody",
      userPhoto: "https://evil.example/face.jpg",
      photoUrl: "https://evil.example/shop.jpg",
    });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ firstName: "Ada", mine: true, photo: null, rating: 5 });
    const { data } = await list(id);
    expect(data).toEqual([{ ...sent.json(), mine: false }]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      "alias businessId comment createdAt editedAt firstName helpfulCount id isVerified mine photo photoUrl photos rating reply tie userPhoto username".split(
        " ",
      ),
    );
    expect(data[0]).toMatchObject({ businessId: id, username: "Ada", userPhoto: null });
    expect(JSON.stringify(data)).not.toContain(ada.userId);
    expect((await list(id, "", ada)).data[0]?.mine).toBe(true);
  });

  test("REV-08 X-85 the specified body is taken; without a tie the review is open and not in the mean", async () => {
    const id = await insertListing(app.db);
    const sent = await app.call("POST", "/dir-review/create", {
      as: ada,
      body: {
        businessId: id,
        rating: 2,
        comment: "Slow today.",
        userId: ada.userId,
        username: "Ada",
        alias: "ada",
        userPhoto: null,
        photoUrl: null,
      },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ rating: 2, tie: null, isVerified: false });
    expect((await list(id)).summary).toEqual({ count: 1, mean: null, starCounts: [0, 0, 0, 0, 0] });

    const update = (body: object) =>
      app.call("PUT", `/dir-review/update/${sent.json().id}`, { as: ada, body });
    expect((await update({ rating: 3, comment: "Slow today." })).json().tie).toBeNull();
    expect((await list(id)).summary.mean).toBeNull();
    const updateResponse = await update({ rating: 3, comment: "Slow today.", tie: "customer" });
    expect(updateResponse.json().tie).toBe("customer");
    expect((await list(id)).summary).toMatchObject({ count: 1, mean: 3 });
    // A change without a tie leaves the one that was said.
    expect((await update({ rating: 4, comment: "Better." })).json().tie).toBe("customer");
  });

  test("REV-08 X-85 without a business come the newest reviews of what everybody can see, a page at a time", async () => {
    const shown = await insertListing(app.db);
    const hidden = await insertListing(app.db, { isLive: false });
    const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 0, minute));
    const first = await insertReview(app.db, { businessId: shown, createdAt: at(1) });
    await insertReview(app.db, { businessId: hidden, createdAt: at(2) });
    const second = await insertReview(app.db, { businessId: shown, createdAt: at(3) });
    const listNewest = async (query: string): Promise<Page> =>
      (await app.call("GET", `/dir-review/get-all?limit=1${query}`)).json();
    const page = await listNewest("");
    expect(page.summary).toBeNull();
    expect(page.data.map(({ id }) => id)).toEqual([second]);
    const next = await listNewest(`&cursor=${page.nextCursor}`);
    expect(next.data.map(({ id }) => id)).toEqual([first]);
    expect(JSON.stringify(page)).not.toContain("authorId");
  });

  test("GUARD-15 a visitor and a member waiting for approval cannot, and nobody can for another", async () => {
    const id = await insertListing(app.db);
    expect((await create(id, undefined)).statusCode).toBe(401);
    const pending = await app.signIn({ userStatus: "Pending" });
    expect((await create(id, pending)).statusCode).toBe(403);
    const forgedResponse = await create(id, ada, { userId: moderator.userId });
    expect(forgedResponse.json().code).toBe("actor_mismatch");
    const unverifiedMember = await app.signInAs({ ...makePerson(), emailVerified: false });
    expect((await create(id, unverifiedMember)).json().code).toBe("email_not_confirmed");
    expect((await list(id)).data).toEqual([]);
  });

  test.each([
    ["no stars", { rating: 0 }],
    ["six stars", { rating: 6 }],
    ["half a star", { rating: 4.5 }],
    ["stars as a word", { rating: "5" }],
    ["nothing but spaces", { comment: "  \n " }],
    ["161 letters", { comment: "a".repeat(161) }],
    ["161 letters of two units", { comment: "𞤀".repeat(161) }],
    ["an unknown tie", { tie: "owner" }],
  ])("REV-02 refuses %s", async (_what, changes) => {
    const id = await insertListing(app.db);
    const response = await create(id, ada, changes);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(changes));
  });

  test("REV-02 takes 160 letters as people count them, as plain text", async () => {
    const id = await insertListing(app.db);
    const comment = `<b>Ẹ káàbọ̀</b> ${"𞤀".repeat(140)}`;
    expect((await create(id, ada, { comment })).statusCode).toBe(201);
    expect((await list(id)).data[0]?.comment).toBe(comment.normalize("NFC"));
  });

  test("X-36 one per person and business, even when two arrive at once", async () => {
    const id = await insertListing(app.db);
    const responses = await Promise.all([create(id, ada), create(id, ada)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await create(id, ada)).json().code).toBe("review_exists");
    expect((await list(id)).summary.count).toBe(1);
  });

  test("X-36 an owner or editor cannot review the business", async () => {
    const owner = await signInOwner(app);
    const editor = await app.signIn();
    const { id } = await makeListing(app, owner);
    await makeEditor(app, { id }, editor);
    for (const person of [owner, editor])
      expect((await create(id, person)).json().code).toBe("own_business");
    expect((await create(id, moderator)).statusCode).toBe(201);
  });

  test("needs a listing everyone can see", async () => {
    const hidden = await insertListing(app.db, { isLive: false });
    expect((await create(hidden, ada)).statusCode).toBe(404);
    const url = `/dir-review/get-all?businessId=${hidden}`;
    expect((await app.call("GET", url)).statusCode).toBe(404);
    expect((await app.call("GET", url, { as: moderator })).statusCode).toBe(200);
  });

  test("only ten a day", async () => {
    const frequentReviewer = await app.signIn();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await create(await insertListing(app.db), frequentReviewer)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

describe("the list", () => {
  test("GUARD-14 visitors read it, and only customers count in the mean", async () => {
    const id = await insertListing(app.db);
    await insertReview(app.db, { businessId: id, rating: 2 });
    await insertReview(app.db, { businessId: id, rating: 5 });
    await insertReview(app.db, { businessId: id, rating: 5, tie: "knows owner" });
    await insertReview(app.db, { businessId: id, rating: 1, tie: "similar business" });
    const { summary } = await list(id);
    expect(summary).toEqual({ count: 4, mean: 3.5, starCounts: [0, 1, 0, 0, 1] });
    const customers = await list(id, "&show=customers");
    expect(customers.data.map(({ tie }) => tie)).toEqual(["customer", "customer"]);
  });

  test.each([
    ["newest", [3, 5, 1, 4, 5]],
    ["highest", [5, 5, 4, 3, 1]],
    ["lowest", [1, 3, 4, 5, 5]],
  ])("in the order %s, page by page without a gap", async (sort, expected) => {
    const id = await insertListing(app.db);
    for (const [index, rating] of [5, 4, 1, 5, 3].entries())
      await insertReview(app.db, {
        businessId: id,
        rating,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      });
    const seen: PublicReview[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Page = await list(id, `&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ rating }) => rating)).toEqual(expected);
    expect(new Set(seen.map((one) => one.id)).size).toBe(5);
  });

  test("an invented cursor is refused", async () => {
    const id = await insertListing(app.db);
    const url = `/dir-review/get-all?businessId=${id}&cursor=bm9uc2Vuc2U`;
    expect((await app.call("GET", url)).statusCode).toBe(400);
  });
});

const update = (id: string, as: SignedIn, changes: object = {}) =>
  app.call("PUT", `/dir-review/update/${id}`, { as, body: { ...reviewBody, ...changes } });
const remove = (id: string, as: SignedIn) => app.call("DELETE", `/dir-review/delete/${id}`, { as });

describe("changing and deleting", () => {
  test("REV-08 its author changes it, the mean follows, and what it said before is kept", async () => {
    const id = await insertListing(app.db);
    const { id: reviewId } = (await create(id, ada)).json<PublicReview>();
    const changed = await update(reviewId, ada, { rating: 2, comment: "Slower by now." });
    expect(changed.json<OwnReview>()).toMatchObject({ rating: 2, mine: true, isRemoved: false });
    expect(changed.json<OwnReview>().editedAt).not.toBeNull();
    expect((await list(id)).summary.mean).toBe(2);
    const earlierVersions = await app.db
      .selectFrom("reviews.earlierVersion")
      .select(["rating", "comment"])
      .where("reviewId", "=", reviewId)
      .execute();
    expect(earlierVersions).toEqual([{ rating: 5, comment: "Kind people." }]);
    expect((await update(reviewId, moderator)).statusCode).toBe(403);
  });

  test("GUARD-18 X-36 author and staff delete it, the owner never, not even as staff", async () => {
    const owner = await signInOwner(app);
    const staffOwner = await app.signIn({ adminStatus: "Admin", directoryStatus: "Approved" });
    const { id } = await makeListing(app, owner);
    const ownedListingId = await insertListing(app.db, { ownerId: staffOwner.userId });
    const ownReviewId = (await create(id, ada)).json<PublicReview>().id;
    const other = await insertReview(app.db, { businessId: id });
    const staffReviewId = await insertReview(app.db, { businessId: ownedListingId });
    expect((await remove(other, owner)).statusCode).toBe(403);
    expect((await remove(staffReviewId, staffOwner)).statusCode).toBe(403);
    expect((await remove(other, ada)).statusCode).toBe(403);
    expect((await remove(ownReviewId, ada)).statusCode).toBe(204);
    expect((await remove(other, moderator)).statusCode).toBe(204);
    expect((await list(id)).summary).toMatchObject({ count: 0, mean: null });
    const { rows } = await sql<{ actor: string }>`select actor_id as actor
      from platform.audit_entry where act = 'delete review'`.execute(app.db);
    expect(rows).toEqual([{ actor: moderator.userId }]);
  });
});

describe("around a review", () => {
  test("owner and editor reply, its author is emailed once, and nobody else replies", async () => {
    const owner = await signInOwner(app);
    const { id, slug } = await makeListing(app, owner, { businessName: "Reply Kitchen" });
    const { id: reviewId } = (await create(id, ada)).json<PublicReview>();
    const reply = (as: SignedIn, body = "Thank you, Ada.") =>
      app.call("PUT", `/dir-review/${reviewId}/reply`, { as, body: { body } });
    for (const stranger of [ada, moderator]) expect((await reply(stranger)).statusCode).toBe(403);
    expect((await reply(owner)).json().reply).toMatchObject({ body: "Thank you, Ada." });
    expect((await reply(owner, "Thank you!")).json().reply).toMatchObject({ body: "Thank you!" });
    expect((await list(id, "&show=replied")).data).toHaveLength(1);
    await runTasks(app.services);
    const [mail] = await expectMails(ada.email, 1);
    expect(mail?.subject).toBe("Reply Kitchen replied to your review");
    expect(mail?.text).toContain(`/directory/listings/${slug}/reviews`);
    const taken = await app.call("DELETE", `/dir-review/${reviewId}/reply`, { as: owner });
    expect(taken.statusCode).toBe(204);
    expect((await list(id)).data[0]?.reply).toBeNull();
  });

  test("a vote counts once, can be taken back, and never for oneself", async () => {
    const id = await insertListing(app.db);
    const { id: reviewId } = (await create(id, ada)).json<PublicReview>();
    const voter = await app.signIn();
    const vote = (method: "PUT" | "DELETE", as: SignedIn) =>
      app.call(method, `/dir-review/${reviewId}/helpful`, { as });
    await vote("PUT", voter);
    expect((await vote("PUT", voter)).json()).toEqual({ helpfulCount: 1 });
    expect((await vote("PUT", ada)).statusCode).toBe(403);
    const readReviewerStatus = (as: SignedIn) =>
      app.call("GET", `/dir-review/standing?businessId=${id}`, { as });
    expect((await readReviewerStatus(voter)).json()).toMatchObject({
      review: null,
      helpful: [reviewId],
      reported: [],
    });
    expect((await readReviewerStatus(ada)).json().review).toMatchObject({
      id: reviewId,
      mine: true,
    });
    expect((await vote("DELETE", voter)).json()).toEqual({ helpfulCount: 0 });
    expect(
      (await app.call("PUT", `/dir-review/${randomUUID()}/helpful`, { as: voter })).statusCode,
    ).toBe(404);
  });

  test("a vote that is cast while another voter closes their account counts", async () => {
    const id = await insertListing(app.db);
    const { id: reviewId } = (await create(id, ada)).json<PublicReview>();
    const [leaving, staying] = [await app.signIn(), await app.signIn()];
    await app.call("PUT", `/dir-review/${reviewId}/helpful`, { as: leaving });
    await actDuring(
      app,
      async (tx) => {
        await lockReview(tx, reviewId);
        await insertVote(tx, reviewId, staying.userId, new Date());
        await refreshHelpfulCounts(tx, [reviewId]);
      },
      () => eraseAuthor({ db: app.db, clock: systemClock }, leaving.userId),
    );
    expect((await list(id)).data[0]?.helpfulCount).toBe(1);
  });

  test("what a banned person wrote is hidden for as long", async () => {
    const id = await insertListing(app.db);
    const bannedReviewer = await app.signIn();
    await create(id, bannedReviewer, { rating: 1 });
    const admin = await app.signIn({ adminStatus: "Admin" });
    const setStatus = async (userStatus: string) => {
      const url = `/admin/users/update/${bannedReviewer.userId}`;
      const response = await app.call("PUT", url, { as: admin, body: { userStatus } });
      expect(response.statusCode, response.body).toBe(200);
      await runTasks(app.services);
    };
    await setStatus("Banned");
    expect(await list(id)).toMatchObject({ data: [], summary: { count: 0 } });
    await setStatus("Active");
    expect((await list(id)).summary.count).toBe(1);
  });

  test("closing the account deletes what the person wrote, and the mean follows", async () => {
    const id = await insertListing(app.db);
    const formerReviewer = await app.signIn();
    await create(id, formerReviewer, { rating: 1 });
    await insertReview(app.db, { businessId: id, rating: 5 });
    await app.call("DELETE", `/user/delete-user/${formerReviewer.userId}`, { as: formerReviewer });
    await runTasks(app.services);
    expect((await list(id)).summary).toMatchObject({ count: 1, mean: 5 });
  });

  test("the card of a listing shows its rating as soon as a review changes", async () => {
    const id = await insertListing(app.db);
    const findRating = async () => {
      const found = await app.call("GET", "/dir/business");
      return found.json().data.find((card: { id: string }) => card.id === id).rating;
    };
    expect(await findRating()).toBeNull();
    const review = (await create(id, ada, { rating: 4 })).json();
    await create(id, await app.signIn(), { rating: 1, tie: "knows owner" });
    expect(await findRating()).toEqual({ mean: 4, count: 2 });
    await remove(review.id, ada);
    expect(await findRating()).toBeNull();
  });

  test("an erased listing takes its reviews with it", async () => {
    const id = await insertListing(app.db);
    const reviewId = await insertReview(app.db, { businessId: id });
    await sql`delete from directory.business where id = ${id}`.execute(app.db);
    const { rows } = await sql`select from reviews.review where id = ${reviewId}
      union all select from reviews.summary where subject_id = ${id}
      union all select from directory.listing_rating where business_id = ${id}`.execute(app.db);
    expect(rows).toEqual([]);
  });
});
