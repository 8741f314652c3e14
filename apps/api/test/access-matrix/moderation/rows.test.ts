import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { moderationMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(moderationMatrix));

describe("GUARD-13 the server enforces every rule of moderation", () =>
  runMatrixRows(fixture, moderationMatrix));
