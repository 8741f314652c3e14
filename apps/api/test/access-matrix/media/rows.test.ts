import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { mediaMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(mediaMatrix));

describe("GUARD-02 GUARD-08 X-07 the server enforces every rule of media", () =>
  runMatrixRows(fixture, mediaMatrix));
