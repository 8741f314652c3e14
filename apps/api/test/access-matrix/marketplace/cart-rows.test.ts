import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { cartMatrix } from "./cart-rows.ts";

const cast = await useCast(Object.values(cartMatrix));

describe("GUARD-13 GUARD-22 the server enforces every rule of carts", () =>
  playRows(cast, cartMatrix));
