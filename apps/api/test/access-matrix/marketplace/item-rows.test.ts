import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { itemMatrix } from "./item-rows.ts";

const fixture = await useAccessFixture(Object.values(itemMatrix));

describe("GUARD-13 GUARD-24 the server enforces every rule of items", () =>
  runMatrixRows(fixture, itemMatrix));
