import { setTimeout as wait } from "node:timers/promises";
import type { Call, CallInput, CallResponse, OptionalInput } from "@boab/contracts/common/call";
import { ErrorResponse } from "@boab/contracts/common/errors";
import { challengeHeader, proofCookie, proofHeader } from "@boab/contracts/common/proof-of-work";
import { data } from "react-router";
import { config } from "#lib/http/config.server.ts";
import { log } from "#lib/http/log.server.ts";
import { addCookie, getRequestScope, markPersonal } from "#lib/http/request-scope.server.ts";
import { readFields } from "#lib/read-fields.ts";
import { withoutKnownBrowserCookie } from "#lib/session/known-browser.ts";
import { buildCallPath, type CallPathInput } from "./call-path.ts";
import { ApiError } from "./errors.ts";
import { makeIdempotencyHeaders } from "./once.server.ts";
import { toTolerantSchema } from "./tolerant.server.ts";

const TIMEOUT_MS = 5_000;
/** The delay between retries while the API is still processing an identical request. */
const retryMs = 250;

/** These headers of the visitor identify for the API who is asking, from where and with which browser. */
const forwardedHeaders = ["cookie", "origin", "sec-fetch-site", "user-agent", "x-forwarded-for"];

export interface ApiClient {
  /** Use it in actions: it returns the response or throws an `ApiError`. */
  call<C extends Call>(call: C, ...input: OptionalInput<CallInput<C>>): Promise<CallResponse<C>>;
  /** Use it in loaders: an error goes to the page's error boundary with its code and sentence. */
  load<C extends Call>(call: C, ...input: OptionalInput<CallInput<C>>): Promise<CallResponse<C>>;
}

/** The API on behalf of the person who sent `request`: `api(request).call(createEnquiry, { body })`. */
export function api(request: Request, options = { fetch, apiOrigin: config.apiOrigin }): ApiClient {
  const call: ApiClient["call"] = async (call, ...[input]) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    for (;;) {
      const response = await send(request, call, input ?? {}, { ...options, signal });
      for (const cookie of response.headers.getSetCookie()) addCookie(cookie);
      if (response.ok) return readResponse(response, call);
      const error = await readError(response);
      if (error.code !== "request_in_flight") throw error;
      // The same form was sent a moment ago, so a double click gets the result of the first request.
      await wait(retryMs, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  };
  const load: ApiClient["load"] = async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      throw toBoundaryError(error);
    }
  };
  return { call, load };
}

/** A thrown `Error` loses its message on the way to the browser; this response keeps code and sentence. */
export const toBoundaryError = (error: unknown): unknown =>
  error instanceof ApiError ? data(error.problem, { status: error.status }) : error;

/** A solved proof of work, which a page leaves in a cookie because its forms can't set headers. */
export const readProof = (headers: Headers): string | undefined =>
  headers.get(proofHeader) ??
  new RegExp(`(?:^|;\\s*)${proofCookie}=([\\w-]{1,3000})(?:;|$)`).exec(
    headers.get("cookie") ?? "",
  )?.[1];

interface UntypedInput extends CallPathInput {
  body?: unknown;
}

async function send(
  request: Request,
  call: Call,
  input: UntypedInput,
  options: { fetch: typeof fetch; apiOrigin: string; signal: AbortSignal },
): Promise<Response> {
  const hasBody = input.body !== undefined;
  const headers = new Headers({
    accept: "application/json",
    ...(await makeIdempotencyHeaders(request, call, input)),
  });
  if (hasBody) headers.set("content-type", "application/json");
  for (const name of forwardedHeaders) {
    const sent = request.headers.get(name);
    const value = name === "cookie" ? withoutKnownBrowserCookie(sent) : sent;
    if (value !== null) headers.set(name, value);
  }
  const proof = readProof(request.headers);
  if (proof) headers.set(proofHeader, proof);
  if (headers.has("cookie")) markPersonal();
  const requestId = getRequestScope()?.requestId ?? request.headers.get("x-request-id");
  if (requestId) headers.set("x-request-id", requestId);

  try {
    return await options.fetch(new URL(buildCallPath(call, input), options.apiOrigin), {
      method: call.method,
      headers,
      body: hasBody ? JSON.stringify(input.body) : null,
      redirect: "error",
      signal: options.signal,
    });
  } catch (error) {
    log("warn", "api call failed", { method: call.method, path: call.path, error });
    throw new ApiError({ code: "not_available", status: 503 }, error);
  }
}

async function readResponse<C extends Call>(response: Response, call: C): Promise<CallResponse<C>> {
  const body: unknown = response.status === 204 ? undefined : await readJson(response);
  const result = toTolerantSchema(call.response).safeParse(body);
  if (result.success) return result.data as CallResponse<C>;
  log("error", "api answer breaks the contract", { path: call.path, issues: result.error.issues });
  throw new ApiError({ code: "internal", status: 502 });
}

async function readError(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  const parsed = toTolerantSchema(ErrorResponse).safeParse(body);
  if (!parsed.success) {
    const code = response.status >= 502 ? "not_available" : "internal";
    return new ApiError({ code, status: response.status, ...readErrorSentence(body) });
  }
  const { error, code, fields, requestId } = parsed.data;
  return new ApiError({
    code,
    sentence: error,
    fields: fields ?? {},
    status: response.status,
    requestId,
    challenge: response.headers.get(challengeHeader) ?? undefined,
  });
}

/** Reads the sentence of a response in another format: its `error`, otherwise its `message`. */
function readErrorSentence(body: unknown): { sentence?: string } {
  const { error, message } = readFields(body);
  const sentence = [error, message].find(
    (words): words is string => typeof words === "string" && words !== "",
  );
  return sentence === undefined ? {} : { sentence };
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
