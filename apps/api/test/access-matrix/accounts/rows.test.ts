import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { accountsMatrix } from "./rows.ts";

const cast = await useCast(Object.values(accountsMatrix));

describe("GUARD-13 the server enforces every rule of accounts", () =>
  playRows(cast, accountsMatrix));
