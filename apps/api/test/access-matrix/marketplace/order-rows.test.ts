import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { orderMatrix } from "./order-rows.ts";

const fixture = await useAccessFixture(Object.values(orderMatrix));

describe("GUARD-13 the server enforces every rule of orders", () =>
  runMatrixRows(fixture, orderMatrix));
