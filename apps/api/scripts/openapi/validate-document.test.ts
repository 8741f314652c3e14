import { expect, test } from "vitest";
import type { OpenApiDocument } from "./open-api-document.ts";
import { validateDocument } from "./validate-document.ts";

const makeDocument = (changes: Partial<OpenApiDocument> = {}): OpenApiDocument => ({
  openapi: "3.1.0",
  paths: {
    "/trees/{id}": {
      get: {
        parameters: [{ name: "id", in: "path", schema: { type: "string" } }],
        responses: {
          200: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } },
          },
          "4XX": {},
        },
      },
    },
  },
  components: { schemas: { Tree: { type: "object" } } },
  ...changes,
});

test("a document whose references and parameters are all there is valid", () => {
  expect(validateDocument(makeDocument())).toEqual([]);
});

test("a reference to a schema that is missing is named", () => {
  expect(validateDocument(makeDocument({ components: { schemas: {} } }))).toEqual([
    "#/components/schemas/Tree leads to nothing",
  ]);
});

test("parameters, responses and ids that do not fit are named", () => {
  const paths = {
    "/trees/{id}": {
      get: { operationId: "read", responses: { 200: {} } },
      put: { operationId: "read", parameters: [], responses: { ok: {} } },
    },
    "/trees": {
      post: { parameters: [{ name: "id", in: "path", schema: {} }], responses: {} },
    },
  };
  expect(validateDocument(makeDocument({ paths }))).toEqual([
    "GET /trees/{id}: the path parameter id is not described",
    "PUT /trees/{id}: the path parameter id is not described",
    "PUT /trees/{id}: ok is not a status",
    "PUT /trees/{id}: GET /trees/{id} has the same id read",
    "POST /trees: the path has no parameter id",
    "POST /trees: there is no response",
  ]);
});

test("another version, or a document without calls, is not valid", () => {
  expect(validateDocument(makeDocument({ openapi: "3.0.3", paths: {} }))).toEqual([
    "version 3.0.3 is not 3.1",
    "there are no calls",
  ]);
});
