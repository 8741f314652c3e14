import { expect, test, vi } from "vitest";
import { z } from "zod";
import { makeMember } from "#test/actors.ts";
import { useTestApp } from "#test/harness.ts";
import { toRouteName, toSampleUrl } from "#test/routes.ts";
import { startServer } from "#test/servers.ts";
import { sessionCookieName } from "./session-cookie.ts";

const app = useTestApp();

// Each test asks every call there is, one of them with every type in every field.
vi.setConfig({ testTimeout: 60_000 });

/** A server where every request comes from somebody else, who may do everything: only the body can be refused. */
async function startServerWithTrustedCaller() {
  const server = await startServer(app, {
    resolveActor: async () => makeMember({ adminStatus: "Admin", merchantStatus: "Approved" }),
  });
  const as = { cookie: `${sessionCookieName}=anything` };
  const calls = app.services.routes.map((route) => route.call);
  return { ...server, as, calls, callsWithBody: calls.filter(({ body }) => body) };
}

const json = { "content-type": "application/json" };

test.each([
  ["nothing at all", ""],
  ["half an object", '{"name":'],
  ["null", "null"],
  ["true", "true"],
  ["a number", "7"],
  ["a string", '"name"'],
  ["an empty array", "[]"],
  ["an array of objects", "[{}]"],
  ["a hidden prototype", '{"__proto__":{"isStaff":true}}'],
  ["a hidden constructor", '{"constructor":{"prototype":{"isStaff":true}}}'],
])("every call with a body refuses %s", async (_what, payload) => {
  const { call, as, callsWithBody } = await startServerWithTrustedCaller();
  expect(callsWithBody.length).toBeGreaterThan(3);
  for (const one of callsWithBody) {
    const response = await call(one.method, toSampleUrl(one), { as, headers: json, body: payload });
    expect(response.statusCode, toRouteName(one)).toBe(400);
    expect(response.json().code, toRouteName(one)).toBe("bad_request");
  }
});

test("every call with a body refuses a key it does not know, by name", async () => {
  const { call, as, callsWithBody } = await startServerWithTrustedCaller();
  for (const one of callsWithBody) {
    const response = await call(one.method, toSampleUrl(one), { as, body: { nobodyKnowsThis: 1 } });
    expect(response.statusCode, toRouteName(one)).toBe(400);
    expect(response.json().fields.body, toRouteName(one)).toContain("nobodyKnowsThis");
  }
});

test("every call with a body refuses to be called without one", async () => {
  const { call, as, callsWithBody } = await startServerWithTrustedCaller();
  for (const one of callsWithBody) {
    const response = await call(one.method, toSampleUrl(one), { as });
    expect(response.statusCode, toRouteName(one)).toBe(400);
  }
});

test.each([
  "text/plain",
  "text/plain; charset=utf-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
])("every writing call refuses %s, also from our own pages", async (contentType) => {
  const { call, as, calls } = await startServerWithTrustedCaller();
  for (const one of calls.filter(({ method }) => method !== "GET")) {
    const headers = { "content-type": contentType };
    const response = await call(one.method, toSampleUrl(one), {
      as,
      headers,
      body: '{"name":"Ada"}',
    });
    expect(response.statusCode, toRouteName(one)).toBe(415);
    expect(response.json().code, toRouteName(one)).toBe("unsupported_media_type");
  }
});

test("every writing call without a declared body refuses one", async () => {
  const { call, as, calls } = await startServerWithTrustedCaller();
  const callsWithoutBody = calls.filter(({ method, body }) => method !== "GET" && !body);
  expect(callsWithoutBody.length).toBeGreaterThan(2);
  for (const one of callsWithoutBody) {
    const response = await call(one.method, toSampleUrl(one), { as, body: { name: "Ada" } });
    expect(response.statusCode, toRouteName(one)).toBe(400);
  }
});

test("every call with a body refuses one that is too large", async () => {
  const { call, as } = await startServerWithTrustedCaller();
  for (const { call: one, options } of app.services.routes.filter(({ call }) => call.body)) {
    const limit = options.bodyLimit ?? 64 * 1024;
    // A file of text is the most that anybody sends; everything larger goes to the store of files.
    expect(limit, toRouteName(one)).toBeLessThanOrEqual(2_000_000);
    const body = { name: "a".repeat(limit) };
    const response = await call(one.method, toSampleUrl(one), { as, body });
    expect(response.statusCode, toRouteName(one)).toBe(413);
    expect(response.json().code, toRouteName(one)).toBe("payload_too_large");
  }
});

const valueByType = {
  string: "seven",
  number: 7,
  boolean: true,
  null: null,
  array: ["seven"],
  object: { seven: 7 },
};

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

/** The fields that the body of a call may have. */
function listFields({ body }: { body?: unknown }) {
  const { properties = {} } = z.toJSONSchema(body as z.ZodType, { io: "input" }) as JsonSchema;
  return Object.entries(properties);
}

const listTypes = ({ type, anyOf = [] }: JsonSchema): string[] => [
  ...[type ?? []].flat().map((one) => (one === "integer" ? "number" : one)),
  ...anyOf.flatMap(listTypes),
];

test("every field of every body refuses every other type: nothing is coerced", async () => {
  const { call, as, callsWithBody } = await startServerWithTrustedCaller();
  for (const one of callsWithBody) {
    for (const [field, schema] of listFields(one)) {
      const acceptedTypes = listTypes(schema);
      // A coercing schema accepts anything and therefore declares no type.
      expect(acceptedTypes, `${toRouteName(one)} ${field}`).not.toEqual([]);
      for (const [type, value] of Object.entries(valueByType)) {
        if (acceptedTypes.includes(type)) continue;
        const response = await call(one.method, toSampleUrl(one), { as, body: { [field]: value } });
        expect(response.statusCode, `${toRouteName(one)} ${field}: ${type}`).toBe(400);
        expect(response.json().fields, `${toRouteName(one)} ${field}: ${type}`).toHaveProperty([
          field,
        ]);
      }
    }
  }
});

test("every text refuses NUL and half a character", async () => {
  const { call, as, callsWithBody } = await startServerWithTrustedCaller();
  for (const one of callsWithBody) {
    const texts = listFields(one).filter(([, schema]) => schema.type === "string");
    for (const [field] of texts) {
      for (const bad of ["\\u0000", "\\ud800"]) {
        const body = `{"${field}":"twenty characters or more ${bad}"}`;
        const response = await call(one.method, toSampleUrl(one), { as, headers: json, body });
        expect(response.statusCode, `${toRouteName(one)} ${field} ${bad}`).toBe(400);
        expect(response.json().fields, `${toRouteName(one)} ${field} ${bad}`).toHaveProperty([
          field,
        ]);
      }
    }
  }
});

test("every call refuses a query it does not declare", async () => {
  const { call, as, calls } = await startServerWithTrustedCaller();
  for (const one of calls) {
    const response = await call(one.method, `${toSampleUrl(one)}?nobodyKnowsThis=1`, { as });
    expect(response.statusCode, toRouteName(one)).toBe(400);
  }
});
