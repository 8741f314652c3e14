import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { magazineMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(magazineMatrix));

describe("GUARD-13 the server enforces every rule of the magazine", () =>
  runMatrixRows(fixture, magazineMatrix));
