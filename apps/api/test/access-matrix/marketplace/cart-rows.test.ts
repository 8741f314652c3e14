import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { cartMatrix } from "./cart-rows.ts";

const fixture = await useAccessFixture(Object.values(cartMatrix));

describe("GUARD-13 GUARD-22 the server enforces every rule of carts", () =>
  runMatrixRows(fixture, cartMatrix));
