import { ErrorResponse } from "@boab/contracts/common/errors";
import { expect, test } from "vitest";
import { makeMember } from "#test/actors.ts";
import { useTestApp } from "#test/harness.ts";
import { toRouteName, toSampleUrl } from "#test/routes.ts";
import { startServer } from "#test/servers.ts";
import { sessionCookieName } from "./session-cookie.ts";

const app = useTestApp();

interface Schema {
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
}
interface DescribedResponse {
  content?: { "application/json"?: { schema: Schema } };
}
interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, DescribedResponse>;
}

async function readPublishedDocument() {
  const response = await app.call("GET", "/docs/json");
  return response.json() as { openapi: string; paths: Record<string, Record<string, Operation>> };
}

const toPublishedPath = (path: string) => path.replace(/:(\w+)/g, "{$1}");
const getJsonSchema = (response: DescribedResponse | undefined) =>
  response?.content?.["application/json"]?.schema;

test("ERR-05 one published contract describes every call, its responses and its errors", async () => {
  const { paths } = await readPublishedDocument();
  for (const { call } of app.services.routes) {
    const operation = paths[toPublishedPath(call.path)]?.[call.method.toLowerCase()];
    if (!operation) throw new Error(`${toRouteName(call)} is not published`);
    const { summary, tags, responses, requestBody, parameters = [] } = operation;
    expect(summary?.length, toRouteName(call)).toBeGreaterThan(10);
    expect(tags, toRouteName(call)).toHaveLength(1);

    const status = String(call.status ?? 200);
    expect(responses, toRouteName(call)).toHaveProperty([status]);
    if (status !== "204") expect(getJsonSchema(responses[status]), toRouteName(call)).toBeTruthy();
    for (const range of ["4XX", "5XX"]) {
      const error = getJsonSchema(responses[range] ?? responses[range.toLowerCase()]);
      expect(error?.required, toRouteName(call)).toEqual(["error", "code", "requestId"]);
      expect(Object.keys(error?.properties ?? {}), toRouteName(call)).toContain("fields");
    }

    const body = requestBody?.content["application/json"]?.schema;
    expect(Boolean(body), toRouteName(call)).toBe(Boolean(call.body));
    // Where none may be sent, it is one of two.
    const sent = body?.anyOf?.[0] ?? body;
    if (sent) expect(sent.additionalProperties, toRouteName(call)).toBe(false);
    const pathParameters = parameters
      .filter((one) => one.in === "path")
      .map(({ name }) => `:${name}`);
    expect(call.path.match(/:\w+/g) ?? [], toRouteName(call)).toEqual(pathParameters);
  }
});

test("the document holds the app's calls, its webhooks and the probes, and nothing else", async () => {
  const { openapi, paths } = await readPublishedDocument();
  const published = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = app.services.routes.map(
    ({ call }) => `${call.method} ${toPublishedPath(call.path)}`,
  );
  expect(openapi).toBe("3.1.0");
  // The previews exist in development and tests, never in production.
  const webhooks = app.services.webhooks.map(({ path }) => `POST ${path}`);
  const otherOperations = ["GET /health/live", "GET /health/ready", "GET /development/emails"];
  expect(published.sort()).toEqual([...calls, ...webhooks, ...otherOperations].sort());
});

test("no two calls share a method and path", () => {
  const names = app.services.routes.map(({ call }) => toRouteName(call));
  expect(names).toHaveLength(new Set(names).size);
});

test("ERR-05 every real response matches what is published", async () => {
  for (const actor of [undefined, makeMember({ adminStatus: "Admin" })]) {
    const { call } = await startServer(app, actor && { resolveActor: async () => actor });
    for (const { call: one } of app.services.routes) {
      const response = await call(one.method, toSampleUrl(one), {
        ...(actor && { as: { cookie: `${sessionCookieName}=anything` } }),
        ...(one.body && { body: {} }),
      });
      if (response.statusCode >= 400)
        expect(() => ErrorResponse.parse(response.json())).not.toThrow();
      else {
        const body = response.body === "" ? undefined : response.json();
        expect(one.response.safeParse(body).error, toRouteName(one)).toBeUndefined();
      }
    }
  }
});

test("is not served in production", async () => {
  const { call } = await startServer(app, { config: { ...app.config.http, servesDocs: false } });
  for (const path of ["/docs", "/docs/json"])
    expect((await call("GET", path)).statusCode, path).toBe(404);
});
