import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { reviewsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(reviewsMatrix));

describe("GUARD-13 the server enforces every rule of reviews", () =>
  runMatrixRows(fixture, reviewsMatrix));
