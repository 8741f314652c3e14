import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { uploadsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(uploadsMatrix));

describe("GUARD-13 the server enforces every rule of uploads", () =>
  runMatrixRows(fixture, uploadsMatrix));
