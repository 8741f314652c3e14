import { ErrorResponse, errorKinds } from "@boab/contracts/common/errors";
import { describe, expect, test } from "vitest";
import { AppError } from "#platform/errors/app-error.ts";
import { useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { makeTestRoute } from "#test/planted.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

async function requestBrokenRoute(handle: () => Promise<{ done: true }>) {
  const { log, lines } = makeMemoryLog();
  const { call } = await startServer(app, { log, routes: [makeTestRoute("/broken", handle)] });
  return { response: await call("GET", "/broken"), lines };
}

describe("the error format", () => {
  test("ERR-01 the field `error` carries the sentence, beside code, fields and request id", async () => {
    const response = await app.call("POST", "/app/enquiries", { body: { name: "Ada" } });
    expect(response.json()).toEqual({
      error: errorKinds.bad_request.sentence,
      code: "bad_request",
      fields: { email: expect.any(String), message: expect.any(String) },
      requestId: response.headers["x-request-id"],
    });
    const unknown = await app.call("GET", "/nowhere");
    expect(unknown.json()).toEqual({
      error: errorKinds.not_found.sentence,
      code: "not_found",
      requestId: unknown.headers["x-request-id"],
    });
  });

  test.each(Object.keys(errorKinds) as (keyof typeof errorKinds)[])(
    "%s has its own status and sentence",
    async (code) => {
      const { response } = await requestBrokenRoute(async () => {
        throw new AppError(code);
      });
      expect(response.statusCode).toBe(errorKinds[code].status);
      expect(ErrorResponse.parse(response.json())).toMatchObject({
        code,
        error: errorKinds[code].sentence,
      });
    },
  );

  test.each([
    ["GET", "/user/get-user/%zz"],
    ["GET", "/user/get-user/%ED%A0%80"],
    ["GET", "/user/get-user/%00abcdef"],
    ["GET", `/user/get-user/${"a".repeat(5_000)}`],
    ["GET", "/user/get-all-users?limit=%00"],
    ["POST", "/%"],
  ] as const)("%s %s is refused in the same format", async (method, url) => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const response = await app.call(method, url, { as: admin });
    expect(response.statusCode).toBe(400);
    expect(ErrorResponse.parse(response.json()).code).toBe("bad_request");
  });
});

describe("a fault of ours", () => {
  test("ERR-02 is logged with its message and id, and the person gets a sentence instead (X-30)", async () => {
    const { response, lines } = await requestBrokenRoute(async () => {
      throw new Error("relation secret_table does not exist");
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: "Something went wrong at our end. Please try again.",
      code: "internal",
      requestId: response.headers["x-request-id"],
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId: response.json().requestId,
        err: expect.objectContaining({ message: "relation secret_table does not exist" }),
      }),
    );
  });

  test("ERR-02 every other refusal is logged, without its query", async () => {
    const { log, lines } = makeMemoryLog();
    const { call } = await startServer(app, { log });
    const response = await call("GET", "/user/get-all-users?cursor=secret");
    expect(response.statusCode).toBe(401);
    const line = lines.find(({ requestId }) => requestId === response.json().requestId);
    expect(line).toMatchObject({ status: 401, path: "/user/get-all-users" });
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  test.each([404, 400, 402])(
    "another library's error with status %i is not treated as our own refusal",
    async (statusCode) => {
      const { response, lines } = await requestBrokenRoute(async () => {
        const error: Error & { statusCode?: number } = new Error("their text");
        error.statusCode = statusCode;
        throw error;
      });
      expect(response.statusCode).toBe(500);
      expect(response.body).not.toContain("their text");
      expect(lines.some(({ err }) => err?.message === "their text")).toBe(true);
    },
  );

  test("a response that breaks the contract is not sent", async () => {
    const { response, lines } = await requestBrokenRoute(async () => ({
      done: true,
      passwordHash: "x",
    }));
    expect(response.statusCode).toBe(500);
    expect(ErrorResponse.parse(response.json()).code).toBe("internal");
    expect(response.body).not.toContain("passwordHash");
    expect(lines.some(({ level }) => level === 50)).toBe(true);
  });

  test("a thrown value need not be an error", async () => {
    const { response } = await requestBrokenRoute(() => Promise.reject("just text"));
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain("just text");
  });
});
