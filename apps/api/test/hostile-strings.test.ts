import type { Call } from "@boab/contracts/common/call";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sessionCookieName } from "../src/platform/http/session-cookie.ts";
import { makeMember } from "./actors.ts";
import { useTestApp } from "./harness.ts";
import { nameOf, urlOf } from "./routes.ts";
import { startServer } from "./servers.ts";

const app = useTestApp();

interface JsonSchema {
  type?: string;
  format?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

type Path = (string | number)[];

/** Every place in a request where a client may put a string of its own. */
function stringsIn(schema: JsonSchema, path: Path = []): { path: Path; schema: JsonSchema }[] {
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  return [
    ...(schema.type === "string" && !isFixed ? [{ path, schema }] : []),
    ...(schema.anyOf ?? []).flatMap((one) => stringsIn(one, path)),
    ...(schema.items ? stringsIn(schema.items, [...path, 0]) : []),
    ...(schema.prefixItems ?? []).flatMap((one, index) => stringsIn(one, [...path, index])),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      stringsIn(one, [...path, key]),
    ),
    ...(typeof schema.additionalProperties === "object"
      ? stringsIn(schema.additionalProperties, [...path, "anything"])
      : []),
  ];
}

const partsOf = ({ params, query, body }: Call) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? stringsIn(
          z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema,
        ).map((found) => ({ part, ...found }))
      : [],
  );

/** An object that holds nothing but the value, at its place. */
function holding([first, ...rest]: Path, value: string): unknown {
  if (first === undefined) return value;
  const inner = holding(rest, value);
  return typeof first === "number" ? [inner] : { [first]: inner };
}

/** Their patterns are anchored and of fixed length. */
const boundedFormats = new Set(["date-time", "uuid"]);

const size = 60_000;
const repeat = (unit: string) => unit.repeat(Math.floor(size / unit.length));
/** Each makes one careless kind of pattern take quadratic time or worse; the end makes it try again. */
const hostile = [
  repeat("a"),
  `a@${repeat("a.")}@`,
  `${repeat(" ")}x`,
  `${repeat("a-")}!`,
  `https://${repeat("a.")} `,
  `<iframe ${repeat(" src")}`,
  repeat("\u0344"),
  `${repeat("1 ")}x`,
];

describe("the strings of a request", () => {
  test("all have a maximum length, so that no pattern ever meets a long one", () => {
    const unbounded = app.services.routes.flatMap(({ call }) =>
      partsOf(call)
        .filter(
          ({ schema }) =>
            schema.maxLength === undefined && !boundedFormats.has(schema.format ?? ""),
        )
        .map(({ part, path }) => `${nameOf(call)} ${part} ${path.join(".")}`),
    );
    expect(unbounded).toEqual([]);
  });

  test("cost less than 100 ms when each is 60 kB and hostile", {
    timeout: 120_000,
  }, async () => {
    const server = await startServer(app, {
      resolveActor: async () => makeMember({ adminStatus: "Admin" }),
    });
    const as = { cookie: `${sessionCookieName}=anything` };
    const slow: string[] = [];
    for (const { call } of app.services.routes) {
      for (const { path } of partsOf(call).filter(({ part }) => part === "body")) {
        for (const value of hostile) {
          const body = holding(path, value);
          // Processor time: what the string costs us, whatever else this machine is doing.
          const began = process.cpuUsage();
          const response = await server.call(call.method, urlOf(call), { as, body });
          const took = process.cpuUsage(began).user / 1000;
          const name = `${nameOf(call)} ${path.join(".")} ${value.slice(0, 12)}`;
          expect(response.statusCode, name).toBeGreaterThanOrEqual(400);
          expect(response.statusCode, name).toBeLessThan(500);
          if (took > 100) slow.push(`${name}: ${took.toFixed(0)} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
