import { expect, test } from "vitest";
import { respondAndClose } from "./client-error.ts";

function readAnswer(code: string) {
  const written: string[] = [];
  let isEnded = false;
  const socket = {
    writable: true,
    destroyed: false,
    write: (text: string) => written.push(text),
    destroy() {
      isEnded = true;
    },
  };
  const error: Error & { code?: string } = new Error("Parse Error");
  error.code = code;
  respondAndClose(error, socket);
  const [head = "", body = ""] = (written[0] ?? "").split("\r\n\r\n");
  return { head, body, isEnded };
}

test.each([
  ["HPE_INVALID_METHOD", "HTTP/1.1 400 Bad Request", "bad_request"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "HTTP/1.1 408 Request Timeout", "request_timeout"],
  ["HPE_HEADER_OVERFLOW", "HTTP/1.1 431 Request Header Fields Too Large", "headers_too_large"],
])("%s is answered with %s in the one error format", (error, line, code) => {
  const { head, body, isEnded } = readAnswer(error);
  expect(head.split("\r\n")[0]).toBe(line);
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(head).toContain("X-Content-Type-Options: nosniff");
  expect(JSON.parse(body)).toEqual({
    error: expect.any(String),
    code,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(isEnded).toBe(true);
});

test("a connection that was reset gets no answer", () => {
  expect(readAnswer("ECONNRESET")).toEqual({ head: "", body: "", isEnded: false });
});
