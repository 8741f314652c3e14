import { expect, test } from "vitest";
import { accountsErrors } from "../accounts/errors.ts";
import { bookingsErrors } from "../bookings/errors.ts";
import { directoryErrors } from "../directory/errors.ts";
import { jobsErrors } from "../jobs/errors.ts";
import { magazineErrors } from "../magazine/errors.ts";
import { marketplaceErrors } from "../marketplace/errors.ts";
import { mediaErrors } from "../media/errors.ts";
import { moderationErrors } from "../moderation/errors.ts";
import { payoutCopy } from "../payments/copy.ts";
import { paymentsErrors } from "../payments/errors.ts";
import { reviewsErrors } from "../reviews/errors.ts";
import { uploadsErrors } from "../uploads/errors.ts";
import { ErrorResponse, errorKinds } from "./errors.ts";
import { generalErrors } from "./general-errors.ts";

test("no two areas bring the same code", () => {
  const areas = [
    generalErrors,
    accountsErrors,
    uploadsErrors,
    directoryErrors,
    paymentsErrors,
    marketplaceErrors,
    moderationErrors,
    reviewsErrors,
    bookingsErrors,
    jobsErrors,
    magazineErrors,
    mediaErrors,
  ];
  const areaErrorCodes = areas.flatMap(Object.keys);
  expect(areaErrorCodes.toSorted()).toEqual(Object.keys(errorKinds).toSorted());
});

/** Headlines of the specification, which pages show with a sentence of their own below. */
const headlines = new Set<string>(Object.values(payoutCopy));

test.each(Object.entries(errorKinds))("%s has a status and a whole sentence", (code, kind) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(kind.status).toBeGreaterThanOrEqual(400);
  expect(kind.status).toBeLessThan(600);
  if (!headlines.has(kind.sentence)) expect(kind.sentence).toMatch(/^[A-Z].*\.$/);
});

test("ERR-01 the sentence a client shows is in the field `error`", () => {
  const response = { error: "We couldn't find that.", code: "not_found", requestId: "request-1" };
  expect(ErrorResponse.parse(response)).toEqual(response);
  expect(ErrorResponse.safeParse({ ...response, error: undefined }).success).toBe(false);
  expect(ErrorResponse.safeParse({ ...response, code: "whatever" }).success).toBe(false);
  expect(ErrorResponse.safeParse({ ...response, stack: "at line 1" }).success).toBe(false);
});
