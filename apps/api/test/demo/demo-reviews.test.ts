import type { PublicReview } from "@boab/contracts/reviews/reviews";
import type { DemoReview } from "@boab/demo/reviews/all";
import { expect, test } from "vitest";
import { insertListing, insertOwner } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { loadReviews } from "./reviews.ts";

const app = useTestApp();

test("the demo's reviews are added once, with replies, stars and reports", async () => {
  const businessId = await insertListing(app.db);
  const authors = await app.db
    .transaction()
    .execute((tx) => Promise.all([insertOwner(tx), insertOwner(tx)]));
  const reviews = authors.map(
    (authorId, index): DemoReview => ({
      ...{ businessId, authorId, rating: index === 0 ? 5 : 1, comment: "Hello.", tie: "customer" },
      ...{ createdAt: "2026-10-01T00:00:00.000Z", helpfulTo: authors.slice(1 - index) },
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
