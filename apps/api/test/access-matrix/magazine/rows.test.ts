import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { magazineMatrix } from "./rows.ts";

const cast = await useCast(Object.values(magazineMatrix));

describe("GUARD-13 the server enforces every rule of the magazine", () =>
  playRows(cast, magazineMatrix));
