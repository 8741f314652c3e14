import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { jobsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(jobsMatrix));

describe("GUARD-13 the server enforces every rule of jobs", () =>
  runMatrixRows(fixture, jobsMatrix));
