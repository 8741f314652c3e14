import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { accountsMatrix } from "./rows.ts";

const fixture = await useAccessFixture(Object.values(accountsMatrix));

describe("GUARD-13 the server enforces every rule of accounts", () =>
  runMatrixRows(fixture, accountsMatrix));
