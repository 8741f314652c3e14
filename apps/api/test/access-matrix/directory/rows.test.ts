import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { directoryMatrix } from "./rows.ts";

const cast = await useCast(Object.values(directoryMatrix));

describe("GUARD-13 the server enforces every rule of directory", () =>
  playRows(cast, directoryMatrix));
