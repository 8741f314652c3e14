import { commentMaxLength, countCharacters } from "@boab/contracts/reviews/ties";
import { expect, test } from "vitest";
import { makeDemoBusinesses } from "../businesses/all.ts";
import { makeDemoReviews } from "./all.ts";
import { findSayings } from "./sayings.ts";

const reviews = makeDemoReviews(makeDemoBusinesses());

test("about 150 businesses have reviews, by different people, in words that fit", () => {
  expect(new Set(reviews.map(({ businessId }) => businessId)).size).toBeGreaterThan(100);
  expect(new Set(reviews.map(({ authorId }) => authorId)).size).toBeGreaterThan(200);
  const pairs = reviews.map(({ businessId, authorId }) => `${businessId} ${authorId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { comment } of reviews)
    expect(countCharacters(comment)).toBeLessThanOrEqual(commentMaxLength);
});

test("people say what fits the trade, and few say the same", () => {
  const businesses = makeDemoBusinesses();
  for (const business of businesses)
    expect(findSayings(business, "praise").ofTrade, business.businessName).not.toEqual([]);
  const said = Map.groupBy(reviews, ({ comment }) => comment);
  for (const [comment, { length }] of said) expect(length, comment).toBeLessThanOrEqual(15);
});

test("they are the same every time", () => {
  expect(makeDemoReviews(makeDemoBusinesses())).toEqual(reviews);
});
