import type { Call, CallAnswer, CallInput } from "@boab/contracts/common/call";
import { ErrorAnswer } from "@boab/contracts/common/errors";
import { data } from "react-router";
import { config } from "./config.server.ts";
import { ApiError } from "./errors.ts";
import { log } from "./log.server.ts";
import { addCookie, requestScope } from "./request-scope.server.ts";

const TIMEOUT_MS = 5_000;

/** Of the visitor's request, what the API needs to know who asks, from where, on which page. */
const forwarded = ["cookie", "origin", "sec-fetch-site", "user-agent", "x-forwarded-for"];

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

export interface ApiClient {
  /** For actions: the answer, or a thrown `ApiError`. */
  call<C extends Call>(call: C, ...input: Optional<CallInput<C>>): Promise<CallAnswer<C>>;
  /** For loaders: a refusal goes to the page's error boundary with code and sentence. */
  load<C extends Call>(call: C, ...input: Optional<CallInput<C>>): Promise<CallAnswer<C>>;
}

/** The API on behalf of the person who sent `request`: `api(request).call(createEnquiry, { body })`. */
export function api(request: Request, options = { fetch, apiOrigin: config.apiOrigin }): ApiClient {
  const call: ApiClient["call"] = async (call, ...[input]) => {
    const answer = await send(request, call, input ?? {}, options);
    for (const cookie of answer.headers.getSetCookie()) addCookie(cookie);
    if (!answer.ok) throw await readError(answer);
    return readAnswer(answer, call);
  };
  const load: ApiClient["load"] = async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      throw forBoundary(error);
    }
  };
  return { call, load };
}

/** A thrown `Error` reaches the browser without its words; this form keeps code and sentence. */
export const forBoundary = (error: unknown): unknown =>
  error instanceof ApiError ? data(error.problem, { status: error.status }) : error;

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function send(
  request: Request,
  call: Call,
  input: LooseInput,
  options: { fetch: typeof fetch; apiOrigin: string },
): Promise<Response> {
  const hasBody = input.body !== undefined;
  const headers = new Headers({ accept: "application/json" });
  if (hasBody) headers.set("content-type", "application/json");
  for (const name of forwarded) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const requestId = requestScope()?.requestId ?? request.headers.get("x-request-id");
  if (requestId) headers.set("x-request-id", requestId);

  try {
    return await options.fetch(addressOf(call, input, options.apiOrigin), {
      method: call.method,
      headers,
      body: hasBody ? JSON.stringify(input.body) : null,
      redirect: "error",
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    log("warn", "api call failed", { method: call.method, path: call.path, error });
    throw new ApiError({ code: "not_available", status: 503 }, error);
  }
}

function addressOf(call: Call, input: LooseInput, apiOrigin: string): URL {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const url = new URL(path, apiOrigin);
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

async function readAnswer<C extends Call>(answer: Response, call: C): Promise<CallAnswer<C>> {
  const body: unknown = answer.status === 204 ? undefined : await readJson(answer);
  const result = call.answer.safeParse(body);
  if (result.success) return result.data as CallAnswer<C>;
  log("error", "api answer breaks the contract", { path: call.path, issues: result.error.issues });
  throw new ApiError({ code: "internal", status: 502 });
}

async function readError(answer: Response): Promise<ApiError> {
  const body = await readJson(answer);
  const parsed = ErrorAnswer.safeParse(body);
  if (!parsed.success) {
    const code = answer.status >= 502 ? "not_available" : "internal";
    return new ApiError({ code, status: answer.status, ...wordsOf(body) });
  }
  const { error, code, fields, requestId } = parsed.data;
  return new ApiError({
    code,
    sentence: error,
    fields: fields ?? {},
    status: answer.status,
    requestId,
  });
}

/** Of an answer in another format: its `error`, else its `message`. */
function wordsOf(body: unknown): { sentence?: string } {
  const { error, message } = (body ?? {}) as Record<string, unknown>;
  const sentence = [error, message].find((words) => typeof words === "string" && words !== "");
  return sentence === undefined ? {} : { sentence: sentence as string };
}

const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);
