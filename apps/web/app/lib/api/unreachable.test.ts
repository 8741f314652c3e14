import { type DataStrategyResult, data, redirect } from "react-router";
import { expect, test } from "vitest";
import { makeErrorResponse } from "#test/error-response.ts";
import { handleFailedRequests, runClientAction } from "./unreachable.ts";

const request = () =>
  new Request("http://localhost:3000/admin", {
    method: "POST",
    body: new URLSearchParams({ intent: "save", fullName: "Typed Here" }),
  });
const acting = (serverAction: () => Promise<unknown>, sentences?: Record<string, string>) =>
  runClientAction({ request: request(), serverAction }, sentences);
const makeThrower = (error: unknown) => () => Promise.reject(error);

test.each([
  ["no connection", new TypeError("Failed to fetch")],
  ["a guard that cannot ask who is there", makeErrorResponse(503, { code: "not_available" })],
])("%s is told in the form, which keeps what was typed", async (_case, error) => {
  const response = await acting(makeThrower(error), { save: "Save failed" });
  expect(response).toMatchObject({
    data: { ok: false, code: "not_available", error: "Save failed", fields: {} },
    init: { status: 503 },
  });
  expect(response).toMatchObject({ data: { values: { fullName: "Typed Here" } } });
});

test("an intent without words of its own gets the general sentence", async () => {
  expect(await acting(makeThrower(new TypeError("Load failed")))).toMatchObject({
    data: { error: "We can't connect right now. Please try again in a moment." },
  });
});

test.each([
  ["a redirect", redirect("/register")],
  ["a page that is not there", makeErrorResponse(404, null)],
  ["a mistake of ours", new Error("boom")],
])("%s stays what it is", async (_case, error) => {
  await expect(acting(makeThrower(error))).rejects.toBe(error);
});

test("an answer is handed on", async () => {
  const response = { ok: true };
  expect(await acting(async () => response)).toBe(response);
});

/** What the page gets when its only loader or action had this outcome. */
async function handleOutcome(failedRequest: Request, outcome: DataStrategyResult) {
  const args = { request: failedRequest } as Parameters<typeof handleFailedRequests>[0];
  return handleFailedRequests(args, async () => ({ page: outcome }));
}
const failed = (result: unknown): DataStrategyResult => ({ type: "error", result });
const offline = failed(new TypeError("Failed to fetch"));

test.each([
  ["by itself", offline],
  [
    "wrapped with a status, as the router's own strategy does it",
    failed(data(new TypeError("Failed to fetch"))),
  ],
])(
  "a form that can't be sent gets its values back from the middleware: the error %s",
  async (_case, outcome) => {
    expect(await handleOutcome(request(), outcome)).toMatchObject({
      page: {
        type: "data",
        result: {
          data: { ok: false, code: "not_available", values: { fullName: "Typed Here" } },
          init: { status: 503 },
        },
      },
    });
  },
);

test("a post without a form, such as signing out, goes to the error page", async () => {
  const signOut = new Request("http://localhost:3000/sign-out", {
    method: "POST",
    body: new URLSearchParams(),
  });
  expect(await handleOutcome(signOut, offline)).toEqual({ page: offline });
});

test.each([
  ["a redirect", redirect("/register")],
  ["a page that is not there", makeErrorResponse(404, null)],
  ["a mistake of ours", new Error("boom")],
])("the middleware leaves %s as it is", async (_case, error) => {
  expect(await handleOutcome(request(), failed(error))).toEqual({ page: failed(error) });
});

test("only a request for more of a page gets its failure as data", async () => {
  const pageRequest = new Request("http://localhost:3000/admin");
  expect(await handleOutcome(pageRequest, offline)).toEqual({ page: offline });
  const nextPageRequest = new Request("http://localhost:3000/admin?cursor=abc&partial=1");
  expect(await handleOutcome(nextPageRequest, offline)).toMatchObject({
    page: { type: "data", result: { partialFailure: expect.stringContaining("can't connect") } },
  });
});
