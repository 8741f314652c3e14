import { commentMaxLength, lengthOf } from "@boab/contracts/reviews/ties";
import { expect, test } from "vitest";
import { demoBusinesses } from "../businesses/all.ts";
import { demoReviews } from "./all.ts";
import { sayingsOf } from "./sayings.ts";

const reviews = demoReviews(demoBusinesses());

test("about 120 businesses have reviews, by different people, in words that fit", () => {
  expect(new Set(reviews.map(({ businessId }) => businessId)).size).toBeGreaterThan(100);
  expect(new Set(reviews.map(({ authorId }) => authorId)).size).toBeGreaterThan(200);
  const pairs = reviews.map(({ businessId, authorId }) => `${businessId} ${authorId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { comment } of reviews)
    expect(lengthOf(comment)).toBeLessThanOrEqual(commentMaxLength);
});

test("people say what fits the trade, and few say the same", () => {
  const businesses = demoBusinesses();
  for (const business of businesses)
    expect(sayingsOf(business, "praise").ofTrade, business.businessName).not.toEqual([]);
  const said = Map.groupBy(reviews, ({ comment }) => comment);
  for (const [comment, { length }] of said) expect(length, comment).toBeLessThanOrEqual(15);
});

test("they are the same every time", () => {
  expect(demoReviews(demoBusinesses())).toEqual(reviews);
});
