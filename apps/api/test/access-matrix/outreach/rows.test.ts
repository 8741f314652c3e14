import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { outreachMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(outreachMatrix));

describe("GUARD-13 the server enforces every rule of outreach", () =>
  runMatrixRows(fixture, outreachMatrix));
