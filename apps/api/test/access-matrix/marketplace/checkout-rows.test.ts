import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { checkoutMatrix } from "./checkout-rows.ts";

const cast = await useCast(Object.values(checkoutMatrix));

describe("GUARD-13 the server shows a checkout to whoever pays", () =>
  playRows(cast, checkoutMatrix));
