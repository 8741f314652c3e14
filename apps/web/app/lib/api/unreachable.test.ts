import { redirect } from "react-router";
import { expect, test } from "vitest";
import { errorResponse } from "#test/error-response.ts";
import { orUnreachable } from "./unreachable.ts";

const request = () =>
  new Request("http://localhost:3000/admin", {
    method: "POST",
    body: new URLSearchParams({ intent: "save", fullName: "Typed Here" }),
  });
const acting = (serverAction: () => Promise<unknown>, sentences?: Record<string, string>) =>
  orUnreachable({ request: request(), serverAction }, sentences);
const failing = (error: unknown) => () => Promise.reject(error);

test.each([
  ["no connection", new TypeError("Failed to fetch")],
  ["a guard that cannot ask who is there", errorResponse(503, { code: "not_available" })],
])("%s is told in the form, which keeps what was typed", async (_case, error) => {
  const response = await acting(failing(error), { save: "Save failed" });
  expect(response).toMatchObject({
    data: { ok: false, code: "not_available", error: "Save failed", fields: {} },
    init: { status: 503 },
  });
  expect(response).toMatchObject({ data: { values: { fullName: "Typed Here" } } });
});

test("an intent without words of its own gets the general sentence", async () => {
  expect(await acting(failing(new TypeError("Load failed")))).toMatchObject({
    data: { error: "We can't connect right now. Please try again in a moment." },
  });
});

test.each([
  ["a redirect", redirect("/register")],
  ["a page that is not there", errorResponse(404, null)],
  ["a mistake of ours", new Error("boom")],
])("%s stays what it is", async (_case, error) => {
  await expect(acting(failing(error))).rejects.toBe(error);
});

test("an answer is handed on", async () => {
  const response = { ok: true };
  expect(await acting(async () => response)).toBe(response);
});
