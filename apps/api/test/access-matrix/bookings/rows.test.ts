import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { bookingsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(bookingsMatrix));

describe("GUARD-13 the server enforces every rule of bookings", () =>
  runMatrixRows(fixture, bookingsMatrix));
