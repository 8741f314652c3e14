import { computeMean } from "@boab/contracts/reviews/mean";
import { describe, expect, test } from "vitest";
import { mayDelete } from "./review.rules.ts";

describe("the mean of customers' stars", () => {
  test.each([
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 1], 5],
    [[1, 0, 0, 0, 1], 3],
    [[1, 2, 3, 18, 278], 4.9],
    [[0, 0, 1, 2, 0], 3.7],
  ])("%j is %s", (starCounts, mean) => expect(computeMean(starCounts)).toBe(mean));
});

describe("X-36 who may delete a review", () => {
  test.each([
    [{ isAuthor: true, isManager: false, isStaff: false }, true],
    [{ isAuthor: false, isManager: true, isStaff: false }, false],
    [{ isAuthor: false, isManager: false, isStaff: true }, true],
    [{ isAuthor: false, isManager: true, isStaff: true }, false],
    [{ isAuthor: false, isManager: false, isStaff: false }, false],
  ])("%j: %s", (viewer, isAllowed) => expect(mayDelete(viewer)).toBe(isAllowed));
});
