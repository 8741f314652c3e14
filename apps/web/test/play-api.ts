import { vi } from "vitest";

type Answer = (body: unknown, query: URLSearchParams) => unknown;

/** By method and path; an answer is the body of a 200, a whole response, or made from what was sent. */
export type Answers = Record<string, unknown>;

interface RecordedCall {
  /** `POST /payments/refunds` */
  call: string;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * The API as a test plays it for code of the server, in the place of `fetch`. A call that the test does not name is an
 * error of the test. `calls` is what was asked, without the session.
 */
export function replaceApi(answers: Answers): { calls: RecordedCall[]; stop: () => void } {
  const calls: RecordedCall[] = [];
  const unexpectedCalls: string[] = [];
  const original = globalThis.fetch;
  const stdoutSpy = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  globalThis.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url as URL);
    const call = `${init?.method ?? "GET"} ${decodeURIComponent(pathname)}`;
    if (!Object.hasOwn(answers, call)) {
      // Settings are read by the server itself, and have defaults.
      if (call !== "GET /app/settings/public") unexpectedCalls.push(call);
      return new Response("", { status: 404 });
    }
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const query = Object.fromEntries(searchParams);
    if (call !== "GET /session") {
      calls.push({
        call,
        ...(Object.keys(query).length > 0 && { query }),
        ...(body !== undefined && { body }),
      });
    }
    const answer = answers[call];
    const answerValue =
      typeof answer === "function" ? await (answer as Answer)(body, searchParams) : answer;
    if (answerValue instanceof Response) return answerValue;
    return answerValue === undefined
      ? new Response(null, { status: 204 })
      : Response.json(answerValue);
  };
  return {
    calls,
    stop() {
      globalThis.fetch = original;
      stdoutSpy.mockRestore();
      if (unexpectedCalls.length > 0)
        throw new Error(`The test plays no answer to: ${unexpectedCalls.join(", ")}`);
    },
  };
}

/** A refusal of the API with its own sentence. */
export const makeRefusal = (status: number, code: string, error: string) => () =>
  Response.json({ error, code, requestId: "r1" }, { status });
