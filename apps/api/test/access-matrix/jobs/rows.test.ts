import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { jobsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(jobsMatrix));

describe("GUARD-13 the server enforces every rule of jobs", () => playRows(cast, jobsMatrix));
