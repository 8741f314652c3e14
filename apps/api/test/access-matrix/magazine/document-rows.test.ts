import { describe } from "vitest";
import { playRows } from "../run-matrix-rows.ts";
import { useCast } from "../use-cast.ts";
import { documentMatrix } from "./document-rows.ts";

const cast = await useCast(Object.values(documentMatrix));

describe("GUARD-13 the server enforces every rule of documents", () =>
  playRows(cast, documentMatrix));
