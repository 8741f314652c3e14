import { ErrorAnswer, errorKinds } from "@boab/contracts/common/errors";
import { describe, expect, test } from "vitest";
import { AppError } from "#platform/errors/app-error.ts";
import { openDoor } from "#test/door.ts";
import { useHouse } from "#test/harness.ts";
import { memoryLog } from "#test/memory-log.ts";
import { plantRoute } from "#test/planted.ts";

const house = useHouse();

async function askBroken(handle: () => Promise<{ done: true }>) {
  const { log, lines } = memoryLog();
  const { call } = await openDoor(house, { log, routes: [plantRoute("/broken", handle)] });
  return { answer: await call("GET", "/broken"), lines };
}

describe("the error format", () => {
  test("ERR-01 the field `error` carries the sentence, beside code, fields and request id", async () => {
    const answer = await house.call("POST", "/app/enquiries", { body: { name: "Ada" } });
    expect(answer.json()).toEqual({
      error: errorKinds.bad_request.sentence,
      code: "bad_request",
      fields: { email: expect.any(String), message: expect.any(String) },
      requestId: answer.headers["x-request-id"],
    });
    const unknown = await house.call("GET", "/nowhere");
    expect(unknown.json()).toEqual({
      error: errorKinds.not_found.sentence,
      code: "not_found",
      requestId: unknown.headers["x-request-id"],
    });
  });

  test.each(Object.keys(errorKinds) as (keyof typeof errorKinds)[])(
    "%s answers with its own status and sentence",
    async (code) => {
      const { answer } = await askBroken(async () => {
        throw new AppError(code);
      });
      expect(answer.statusCode).toBe(errorKinds[code].status);
      expect(ErrorAnswer.parse(answer.json())).toMatchObject({
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
    const admin = await house.signIn({ adminStatus: "Admin" });
    const answer = await house.call(method, url, { as: admin });
    expect(answer.statusCode).toBe(400);
    expect(ErrorAnswer.parse(answer.json()).code).toBe("bad_request");
  });
});

describe("a fault of ours", () => {
  test("ERR-02 is logged with its text and id, and the person reads a sentence instead (X-30)", async () => {
    const { answer, lines } = await askBroken(async () => {
      throw new Error("relation secret_table does not exist");
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: "Something went wrong on our side. Please try again.",
      code: "internal",
      requestId: answer.headers["x-request-id"],
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId: answer.json().requestId,
        err: expect.objectContaining({ message: "relation secret_table does not exist" }),
      }),
    );
  });

  test("ERR-02 every other refusal leaves a line in the log, without its query", async () => {
    const { log, lines } = memoryLog();
    const { call } = await openDoor(house, { log });
    const answer = await call("GET", "/user/get-all-users?cursor=secret");
    expect(answer.statusCode).toBe(401);
    const line = lines.find(({ requestId }) => requestId === answer.json().requestId);
    expect(line).toMatchObject({ status: 401, path: "/user/get-all-users" });
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  test.each([404, 400, 402])(
    "another library's error with status %i is not taken for our own refusal",
    async (statusCode) => {
      const { answer, lines } = await askBroken(async () => {
        throw Object.assign(new Error("their text"), { statusCode });
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain("their text");
      expect(lines.some(({ err }) => err?.message === "their text")).toBe(true);
    },
  );

  test("an answer that breaks the contract stays inside", async () => {
    const { answer, lines } = await askBroken(async () => ({ done: true, passwordHash: "x" }));
    expect(answer.statusCode).toBe(500);
    expect(ErrorAnswer.parse(answer.json()).code).toBe("internal");
    expect(answer.body).not.toContain("passwordHash");
    expect(lines.some(({ level }) => level === 50)).toBe(true);
  });

  test("what is thrown need not be an error", async () => {
    const { answer } = await askBroken(() => Promise.reject("just text"));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("just text");
  });
});
