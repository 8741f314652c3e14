import { describe, expect, test } from "vitest";
import { makeCallApi } from "./browser-api.ts";
import { ApiError } from "./errors.ts";

const problemOf = (response: () => Promise<Response>, signal?: AbortSignal) =>
  makeCallApi(response)({ method: "GET", path: "/x", signal }).catch((error: unknown) => error);

test("asks our own origin, in JSON, and gives the answer", async () => {
  let requested: [string, RequestInit] | undefined;
  const send = makeCallApi(async (...question) => {
    requested = question;
    return Response.json({ id: 1 });
  });
  expect(await send({ method: "PUT", path: "/user/photo", body: { a: 1 } })).toEqual({ id: 1 });
  expect(requested?.[0]).toBe("/api/user/photo");
  expect(requested?.[1]).toMatchObject({
    method: "PUT",
    body: '{"a":1}',
    headers: { "content-type": "application/json" },
  });
});

describe("a failure keeps its words", () => {
  test("a refusal brings code, sentence and fields", async () => {
    const refusal = { error: "No.", code: "bad_request", fields: { size: "Too large." } };
    const problem = await problemOf(async () => Response.json(refusal, { status: 400 }));
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({
      code: "bad_request",
      sentence: "No.",
      fields: { size: "Too large." },
      status: 400,
    });
  });

  test.each([
    [502, "not_available"],
    [500, "internal"],
  ])("an answer of %d without words becomes %s", async (status, code) => {
    const problem = await problemOf(async () => new Response("<html>", { status }));
    expect(problem).toMatchObject({ code, status });
  });

  test("no answer at all is told as unreachable", async () => {
    const problem = await problemOf(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(problem).toMatchObject({ code: "not_available", status: 503 });
  });

  test("an abort stays an abort", async () => {
    const abort = new AbortController();
    const problem = await problemOf(async () => {
      abort.abort();
      throw abort.signal.reason;
    }, abort.signal);
    expect(problem).toMatchObject({ name: "AbortError" });
  });
});
