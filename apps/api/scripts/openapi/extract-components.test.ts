import { describe, expect, test } from "vitest";
import { toCanonicalJson } from "./canonical-json.ts";
import { extractComponents } from "./extract-components.ts";
import { readNamedSchemas } from "./named-schemas.ts";

const tree = { type: "object", properties: { leaf: { type: "string" } } };
const forest = { type: "array", items: tree };
const document = {
  paths: { "/trees": { get: { schema: forest }, post: { schema: tree, other: { type: "null" } } } },
};

describe("the published description", () => {
  test("writes each named schema once, also inside another one", () => {
    const names = new Map([
      [toCanonicalJson(tree), "Tree"],
      [toCanonicalJson(forest), "Forest"],
    ]);
    expect(extractComponents(document, names)).toEqual({
      paths: {
        "/trees": {
          get: { schema: { $ref: "#/components/schemas/Forest" } },
          post: { schema: { $ref: "#/components/schemas/Tree" }, other: { type: "null" } },
        },
      },
      components: {
        schemas: {
          Forest: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
          Tree: tree,
        },
      },
    });
  });

  test("knows a schema in whichever order its keys stand", () => {
    expect(toCanonicalJson({ b: 1, a: { d: 1, c: 2 } })).toBe(
      toCanonicalJson({ a: { c: 2, d: 1 }, b: 1 }),
    );
    expect(toCanonicalJson({ $schema: "draft", type: "null" })).toBe(
      toCanonicalJson({ type: "null" }),
    );
  });

  test("names the schemas of the contracts, each name once", async () => {
    const names = [...(await readNamedSchemas()).values()];
    expect(names).toContain("PublicBusiness");
    expect(names).toContain("FullProfile");
    expect(names).toContain("ErrorResponse");
    expect(new Set(names).size).toBe(names.length);
  });
});
