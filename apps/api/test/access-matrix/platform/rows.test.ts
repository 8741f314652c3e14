import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { platformMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(platformMatrix));

describe("GUARD-13 the server enforces every rule of the platform", () =>
  runMatrixRows(fixture, platformMatrix));
