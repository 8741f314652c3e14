import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { paymentsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(paymentsMatrix));

describe("GUARD-13 the server enforces every rule of payments", () =>
  runMatrixRows(fixture, paymentsMatrix));
