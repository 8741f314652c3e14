import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { paymentsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(paymentsMatrix));

describe("GUARD-13 the server enforces every rule of payments", () =>
  playRows(cast, paymentsMatrix));
