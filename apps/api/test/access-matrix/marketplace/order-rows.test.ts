import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { orderMatrix } from "./order-rows.ts";

const cast = await useCast(Object.values(orderMatrix));

describe("GUARD-13 the server enforces every rule of orders", () => playRows(cast, orderMatrix));
