import type { Call, CallInput, CallResponse, OptionalInput } from "@boab/contracts/common/call";
import { ErrorResponse } from "@boab/contracts/common/errors";
import { data } from "react-router";
import { config } from "#lib/http/config.server.ts";
import { log } from "#lib/http/log.server.ts";
import { addCookie, markPersonal, requestScope } from "#lib/http/request-scope.server.ts";
import { type AddressInput, callAddress } from "./call-address.ts";
import { ApiError } from "./errors.ts";
import { tolerant } from "./tolerant.server.ts";

const TIMEOUT_MS = 5_000;

/** Of the visitor's request, what the API needs to know who asks, from where, on which page. */
const forwarded = ["cookie", "origin", "sec-fetch-site", "user-agent", "x-forwarded-for"];

export interface ApiClient {
  /** For actions: the answer, or a thrown `ApiError`. */
  call<C extends Call>(call: C, ...input: OptionalInput<CallInput<C>>): Promise<CallResponse<C>>;
  /** For loaders: a refusal goes to the page's error boundary with code and sentence. */
  load<C extends Call>(call: C, ...input: OptionalInput<CallInput<C>>): Promise<CallResponse<C>>;
}

/** The API on behalf of the person who sent `request`: `api(request).call(createEnquiry, { body })`. */
export function api(request: Request, options = { fetch, apiOrigin: config.apiOrigin }): ApiClient {
  const call: ApiClient["call"] = async (call, ...[input]) => {
    const response = await send(request, call, input ?? {}, options);
    for (const cookie of response.headers.getSetCookie()) addCookie(cookie);
    if (!response.ok) throw await readError(response);
    return readResponse(response, call);
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

interface LooseInput extends AddressInput {
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
  if (headers.has("cookie")) markPersonal();
  const requestId = requestScope()?.requestId ?? request.headers.get("x-request-id");
  if (requestId) headers.set("x-request-id", requestId);

  try {
    return await options.fetch(new URL(callAddress(call, input), options.apiOrigin), {
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

async function readResponse<C extends Call>(response: Response, call: C): Promise<CallResponse<C>> {
  const body: unknown = response.status === 204 ? undefined : await readJson(response);
  const result = tolerant(call.response).safeParse(body);
  if (result.success) return result.data as CallResponse<C>;
  log("error", "api answer breaks the contract", { path: call.path, issues: result.error.issues });
  throw new ApiError({ code: "internal", status: 502 });
}

async function readError(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  const parsed = tolerant(ErrorResponse).safeParse(body);
  if (!parsed.success) {
    const code = response.status >= 502 ? "not_available" : "internal";
    return new ApiError({ code, status: response.status, ...wordsOf(body) });
  }
  const { error, code, fields, requestId } = parsed.data;
  return new ApiError({
    code,
    sentence: error,
    fields: fields ?? {},
    status: response.status,
    requestId,
  });
}

/** Of an answer in another format: its `error`, else its `message`. */
function wordsOf(body: unknown): { sentence?: string } {
  const { error, message } = (body ?? {}) as Record<string, unknown>;
  const sentence = [error, message].find((words) => typeof words === "string" && words !== "");
  return sentence === undefined ? {} : { sentence: sentence as string };
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
