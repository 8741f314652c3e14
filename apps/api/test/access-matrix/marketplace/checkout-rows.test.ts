import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { checkoutMatrix } from "./checkout-rows.ts";

const fixture = await useAccessFixture(Object.values(checkoutMatrix));

describe("GUARD-13 the server shows a checkout to whoever pays", () =>
  runMatrixRows(fixture, checkoutMatrix));
