import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { outreachMatrix } from "./rows.ts";

const cast = await useCast(Object.values(outreachMatrix));

describe("GUARD-13 the server enforces every rule of outreach", () =>
  playRows(cast, outreachMatrix));
