import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { directoryMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(directoryMatrix));

describe("GUARD-13 the server enforces every rule of directory", () =>
  runMatrixRows(fixture, directoryMatrix));
