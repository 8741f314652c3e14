import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { adminMatrix } from "./rows.ts";

const cast = await useCast(Object.values(adminMatrix));

describe("GUARD-13 the server enforces every rule of admin", () => playRows(cast, adminMatrix));
