import { DocId } from "@boab/contracts/magazine/document-fields";
import { expect, test } from "vitest";
import { makeDocId } from "./doc-id.server.ts";

test("EDIT-02 a new id is 'DOC-' plus 6 uppercase alphanumerics, and another each time", () => {
  const ids = Array.from({ length: 100 }, makeDocId);
  for (const id of ids) {
    expect(id).toMatch(/^DOC-[A-Z0-9]{6}$/);
    expect(DocId.safeParse(id).success).toBe(true);
  }
  expect(new Set(ids).size).toBe(100);
});
