import { describe, expect, test } from "vitest";
import { findUnannounced, listCalls, mergeCalls, parseCalls, renderCalls } from "./list-calls.ts";
import type { OpenApiDocument } from "./open-api-document.ts";

const toJsonContent = (schema: unknown) => ({ content: { "application/json": { schema } } });
const policies = new Map([
  ["GET /trees/{id}", "anyone"],
  ["POST /trees", "active member"],
]);

/** A document with one read and one write of a tree. */
function makeDocument(tree: object, error: object = { type: "object" }): OpenApiDocument {
  const treeContent = toJsonContent({ $ref: "#/components/schemas/Tree" });
  return {
    openapi: "3.1.0",
    paths: {
      "/trees/{id}": { get: { responses: { 200: treeContent, "4XX": toJsonContent(error) } } },
      "/trees": {
        post: { requestBody: toJsonContent({ type: "object" }), responses: { 204: {} } },
      },
    },
    components: { schemas: { Tree: tree } },
  };
}

const tree = { type: "object", properties: { height: { type: "integer" } } };
const listDocumentCalls = (document: OpenApiDocument) => listCalls(document, policies);
const listed = listDocumentCalls(makeDocument(tree));

describe("the list of calls", () => {
  test("has a line for each call with its method, path, policy and hash, sorted by path", () => {
    expect(renderCalls(listed)).toMatch(
      /^POST \/trees \| active member \| [0-9a-f]{8}\nGET \/trees\/\{id\} \| anyone \| [0-9a-f]{8}\nERROR in every call \| - \| [0-9a-f]{8}\n$/,
    );
    expect(parseCalls(renderCalls(listed))).toEqual(listed);
  });

  test("shows a changed schema in the calls that use it, and in no other", () => {
    const changedTree = { type: "object", properties: { height: { type: "string" } } };
    const merged = mergeCalls(listed, listDocumentCalls(makeDocument(changedTree)));
    expect(merged.filter(({ first, now }) => first !== now).map(({ name }) => name)).toEqual([
      "GET /trees/{id}",
    ]);
    expect(renderCalls(merged)).toMatch(/^GET .* \| anyone \| [0-9a-f]{8} -> [0-9a-f]{8}$/m);
    expect(parseCalls(renderCalls(merged))).toEqual(merged);
  });

  test("stays the same for other sentences and another order, but not for a field called description", () => {
    const reworded = { properties: { height: { type: "integer", description: "In metres." } } };
    expect(listDocumentCalls(makeDocument({ ...reworded, type: "object" }))).toEqual(listed);
    const treeWithDescription = {
      properties: { ...tree.properties, description: { type: "string" } },
    };
    expect(listDocumentCalls(makeDocument({ ...treeWithDescription, type: "object" }))).not.toEqual(
      listed,
    );
  });

  test("has one line for the errors of every call", () => {
    const merged = mergeCalls(listed, listDocumentCalls(makeDocument(tree, { type: "string" })));
    expect(merged.filter(({ first, now }) => first !== now).map(({ name }) => name)).toEqual([
      "ERROR in every call",
    ]);
  });

  test("refuses a call without a policy", () => {
    expect(() => listCalls(makeDocument(tree), new Map())).toThrow("has no access policy");
  });
});

describe("the change log", () => {
  const changedCalls = mergeCalls(listed, listDocumentCalls(makeDocument({ type: "null" })));
  const currentHash = changedCalls.find(({ name }) => name === "GET /trees/{id}")?.now;

  test("a changed contract without a line is refused", () => {
    expect(findUnannounced(changedCalls, "# Change log\n")).toEqual([
      `- \`GET /trees/{id}\` \`${currentHash}\`: `,
    ]);
  });

  test("a line that names the call and its present contract is enough", () => {
    expect(
      findUnannounced(changedCalls, `- \`GET /trees/{id}\` \`${currentHash}\`: empty now.\n`),
    ).toEqual([]);
  });

  test("a line about an earlier contract, or about another call, is not", () => {
    const lines = `- \`GET /trees/{id}\` \`00000000\`: wider.\n- \`POST /trees\` \`${currentHash}\`: empty.\n`;
    expect(findUnannounced(changedCalls, lines)).toHaveLength(1);
  });

  test("a call that is gone needs a line, and so it stays listed", () => {
    const document = makeDocument(tree);
    const { "/trees": _, ...paths } = document.paths;
    const merged = mergeCalls(listed, listDocumentCalls({ ...document, paths }));
    expect(renderCalls(merged)).toMatch(
      /^POST \/trees \| active member \| [0-9a-f]{8} -> removed$/m,
    );
    expect(findUnannounced(merged, "")).toEqual(["- `POST /trees` `removed`: "]);
  });

  test("a new call, and one that is as it was first listed, need none", () => {
    expect(findUnannounced(mergeCalls([], listed), "")).toEqual([]);
    expect(findUnannounced(mergeCalls(listed, listed), "")).toEqual([]);
  });
});
