import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { bookingsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(bookingsMatrix));

describe("GUARD-13 the server enforces every rule of bookings", () =>
  playRows(cast, bookingsMatrix));
