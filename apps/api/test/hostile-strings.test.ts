import type { Call } from "@boab/contracts/common/call";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sessionCookieName } from "../src/platform/http/session-cookie.ts";
import { makeMember } from "./actors.ts";
import { useTestApp } from "./harness.ts";
import { toRouteName, toSampleUrl } from "./routes.ts";
import { startServer } from "./servers.ts";
import { findStringPaths, type JsonSchema, nestValue, slowPatternInputs } from "./string-fields.ts";

const app = useTestApp();

const listStringFields = ({ params, query, body }: Call) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? findStringPaths(
          z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema,
        ).map((found) => ({ part, ...found }))
      : [],
  );

/** Their patterns are anchored and of fixed length. */
const boundedFormats = new Set(["date-time", "uuid"]);

describe("the strings of a request", () => {
  test("all have a maximum length, so that no pattern ever meets a long one", () => {
    const unboundedFields = app.services.routes.flatMap(({ call }) =>
      listStringFields(call)
        .filter(
          ({ schema }) =>
            schema.maxLength === undefined && !boundedFormats.has(schema.format ?? ""),
        )
        .map(({ part, path }) => `${toRouteName(call)} ${part} ${path.join(".")}`),
    );
    expect(unboundedFields).toEqual([]);
  });

  test("cost less than 100 ms when each is 60 kB and hostile", {
    timeout: 120_000,
  }, async () => {
    const server = await startServer(app, {
      resolveActor: async () => makeMember({ adminStatus: "Admin" }),
    });
    const as = { cookie: `${sessionCookieName}=anything` };
    // Processor time: what the string costs us, whatever else this machine is doing.
    const measureCpuMs = async (request: () => Promise<unknown>) => {
      const cpuUsageBefore = process.cpuUsage();
      await request();
      return process.cpuUsage(cpuUsageBefore).user / 1000;
    };
    const slow: string[] = [];
    for (const { call } of app.services.routes) {
      for (const { path } of listStringFields(call).filter(({ part }) => part === "body")) {
        for (const value of slowPatternInputs) {
          const body = nestValue(path, value);
          const name = `${toRouteName(call)} ${path.join(".")} ${value.slice(0, 12)}`;
          const send = async () => {
            const response = await server.call(call.method, toSampleUrl(call), { as, body });
            expect(response.statusCode, name).toBeGreaterThanOrEqual(400);
            expect(response.statusCode, name).toBeLessThan(500);
          };
          // A hostile string is slow every time; a collection of garbage only once.
          let cpuMs = await measureCpuMs(send);
          for (let again = 0; cpuMs > 100 && again < 3; again++)
            cpuMs = Math.min(cpuMs, await measureCpuMs(send));
          if (cpuMs > 100) slow.push(`${name}: ${cpuMs.toFixed(0)} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
