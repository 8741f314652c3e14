import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { marketplaceMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(marketplaceMatrix));

describe("GUARD-13 the server enforces every rule of the marketplace", () =>
  runMatrixRows(fixture, marketplaceMatrix));
