import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { platformMatrix } from "./rows.ts";

const cast = await useCast(Object.values(platformMatrix));

describe("GUARD-13 the server enforces every rule of the platform", () =>
  playRows(cast, platformMatrix));
