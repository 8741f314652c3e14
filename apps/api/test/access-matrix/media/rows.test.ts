import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { mediaMatrix } from "./rows.ts";

const cast = await useCast(Object.values(mediaMatrix));

describe("GUARD-02 GUARD-08 X-07 the server enforces every rule of media", () =>
  playRows(cast, mediaMatrix));
