import { describe } from "vitest";
import { runMatrixRows } from "../run-matrix-rows.ts";
import { useAccessFixture } from "../use-cast.ts";
import { documentMatrix } from "./document-rows.ts";

const fixture = await useAccessFixture(Object.values(documentMatrix));

describe("GUARD-13 the server enforces every rule of documents", () =>
  runMatrixRows(fixture, documentMatrix));
