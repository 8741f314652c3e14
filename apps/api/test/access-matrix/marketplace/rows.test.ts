import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { marketplaceMatrix } from "./rows.ts";

const cast = await useCast(Object.values(marketplaceMatrix));

describe("GUARD-13 the server enforces every rule of the marketplace", () =>
  playRows(cast, marketplaceMatrix));
