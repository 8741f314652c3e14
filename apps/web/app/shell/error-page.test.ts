import { expect, test } from "vitest";
import { LoadTimeoutError } from "#lib/browser/load-timeout.ts";
import { makeErrorResponse } from "#test/error-response.ts";
import { explainError } from "./error-page.tsx";

test("SHELL-37 a page whose chunk failed to load says so and can be retried", () => {
  expect(explainError(new LoadTimeoutError()).title).toBe("This page is taking too long");
});

test("an API error shows the API's own sentence", () => {
  const error = makeErrorResponse(503, {
    code: "not_available",
    sentence: "We're restarting. Please try again in a moment.",
    fields: {},
    status: 503,
    requestId: "request-0001",
  });
  expect(explainError(error)).toEqual({
    title: "That didn't work",
    sentence: "We're restarting. Please try again in a moment.",
    requestId: "request-0001",
  });
});

test("an unexpected error reveals no internals", () => {
  const { title, sentence } = explainError(new Error("password=hunter2"));
  expect(`${title} ${sentence}`).not.toContain("hunter2");
});
