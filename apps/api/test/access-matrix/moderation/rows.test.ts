import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { moderationMatrix } from "./rows.ts";

const cast = await useCast(Object.values(moderationMatrix));

describe("GUARD-13 the server enforces every rule of moderation", () =>
  playRows(cast, moderationMatrix));
