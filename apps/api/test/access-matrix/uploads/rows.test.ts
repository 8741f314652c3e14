import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { uploadsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(uploadsMatrix));

describe("GUARD-13 the server enforces every rule of uploads", () => playRows(cast, uploadsMatrix));
