import { expect, test } from "vitest";
import { ErrorResponse, errorKinds } from "./errors.ts";

test.each(Object.entries(errorKinds))("%s has a status and a whole sentence", (code, kind) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(kind.status).toBeGreaterThanOrEqual(400);
  expect(kind.status).toBeLessThan(600);
  expect(kind.sentence).toMatch(/^[A-Z].*\.$/);
});

test("ERR-01 the sentence a client shows is in the field `error`", () => {
  const response = { error: "We couldn't find that.", code: "not_found", requestId: "request-1" };
  expect(ErrorResponse.parse(response)).toEqual(response);
  expect(ErrorResponse.safeParse({ ...response, error: undefined }).success).toBe(false);
  expect(ErrorResponse.safeParse({ ...response, code: "whatever" }).success).toBe(false);
  expect(ErrorResponse.safeParse({ ...response, stack: "at line 1" }).success).toBe(false);
});
