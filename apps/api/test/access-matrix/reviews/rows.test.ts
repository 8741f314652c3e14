import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { reviewsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(reviewsMatrix));

describe("GUARD-13 the server enforces every rule of reviews", () => playRows(cast, reviewsMatrix));
