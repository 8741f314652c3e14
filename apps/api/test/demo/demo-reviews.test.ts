import type { PublicReview } from "@boab/contracts/reviews/reviews";
import type { DemoReview } from "@boab/demo/reviews/all";
import { expect, test } from "vitest";
import { insertListing, insertOwner } from "#test/factories/directory.ts";
import { insertSettings } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";
import { addReviewersVisits } from "./reviewers-visits.ts";
import { loadReviews } from "./reviews.ts";

const app = useTestApp();

test("the demo's reviews are added once, with replies, stars and reports", async () => {
  const businessId = await insertListing(app.db);
  const authors = await app.db
    .transaction()
    .execute((tx) => Promise.all([insertOwner(tx), insertOwner(tx)]));
  const reviews = authors.map(
    (authorId, index): DemoReview => ({
      businessId,
      authorId,
      rating: index === 0 ? 5 : 1,
      comment: "Hello.",
      tie: "customer",
      createdAt: "2026-10-01T00:00:00.000Z",
      helpfulTo: authors.slice(1 - index),
      reply: index === 0 ? { body: "Thanks.", createdAt: "2026-10-02T00:00:00.000Z" } : null,
    }),
  );
  expect(await loadReviews(app.db, reviews)).toBe(2);
  expect(await loadReviews(app.db, reviews)).toBe(0);
  const page = await app.call("GET", `/dir-review/get-all?businessId=${businessId}`);
  expect(page.json()).toMatchObject({ summary: { count: 2, mean: 3 } });
  const counts = page.json().data.map((one: PublicReview) => one.helpfulCount);
  expect(counts.sort()).toEqual([1, 2]);
  const moderator = await app.signIn({ adminStatus: "Moderator" });
  const queue = await app.call("GET", "/admin/moderation", { as: moderator });
  expect(queue.json().summary.waiting).toBe(1);
});

test("most customers of a business with bookings came by one, so their reviews are verified", async () => {
  const businessId = await insertListing(app.db);
  await insertSettings(app.db, businessId);
  const authors = await app.db
    .transaction()
    .execute((tx) => Promise.all(Array.from({ length: 12 }, () => insertOwner(tx))));
  const createdAt = "2026-10-01T00:00:00.000Z";
  const shared = { businessId, createdAt, rating: 5, comment: "Hello." };
  await loadReviews(
    app.db,
    authors.map((authorId, index) => ({
      ...shared,
      authorId,
      tie: index < 10 ? ("customer" as const) : ("knows owner" as const),
      helpfulTo: authors.slice(0, 1),
      reply: { body: "Thanks.", createdAt },
    })),
  );
  await addReviewersVisits(app.db);
  await addReviewersVisits(app.db);
  const page = await app.call("GET", `/dir-review/get-all?businessId=${businessId}&show=verified`);
  const verified: PublicReview[] = page.json().data;
  expect(verified.length).toBeGreaterThan(0);
  expect(new Set(verified.map(({ tie }) => tie))).toEqual(new Set(["customer"]));
});
