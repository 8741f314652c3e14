import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { itemMatrix } from "./item-rows.ts";

const cast = await useCast(Object.values(itemMatrix));

describe("GUARD-13 GUARD-24 the server enforces every rule of items", () =>
  playRows(cast, itemMatrix));
