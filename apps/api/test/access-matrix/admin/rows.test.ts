import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { adminMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(adminMatrix));

describe("GUARD-13 the server enforces every rule of admin", () =>
  runMatrixRows(fixture, adminMatrix));
