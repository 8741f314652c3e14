import type {
  BrowserCall,
  Call,
  CallInput,
  CallResponse,
  OptionalInput,
} from "@boab/contracts/common/call";
import type { ErrorResponse } from "@boab/contracts/common/errors";
import { challengeHeader, proofHeader } from "@boab/contracts/common/proof-of-work";
import { solveProof } from "#lib/proof/proof-of-work.ts";
import { buildCallPath, type CallPathInput } from "./call-path.ts";
import { ApiError } from "./errors.ts";
import { makeIdempotencyKey } from "./once-key.ts";
import type { Resource } from "./resource.ts";

interface SendingOptions {
  signal?: AbortSignal | undefined;
  /** The request continues when the tab is closed. Browsers limit such requests to 64 KiB. */
  outlivesPage?: boolean | undefined;
}

/** Calls our server from the browser, for what a form can't do. Throws `ApiError` or the abort reason. */
export interface BrowserApi {
  /** `browserApi.call(updateBusiness, { params, body })`, with a call of `calls.generated.ts`. */
  call<C extends Call>(
    call: BrowserCall<C>,
    ...input: OptionalInput<CallInput<C> & SendingOptions>
  ): Promise<CallResponse<C>>;
  /** Data of our own web server. */
  read<Value>(resource: Resource<Value>, params?: Record<string, string>): Promise<Value>;
}

interface CallRequest extends CallPathInput, SendingOptions {
  body?: unknown;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The slowest transaction takes less than this; after it, the person can retry later. */
const maxWaitMs = 10_000;
const retryMs = 250;

/** Request bodies may be long, so a page that was offline for an hour must not store them all. */
const maxStoredKeys = 20;

export function makeBrowserApi(send: Fetch): BrowserApi {
  const keys = new Map<string, string>();

  /** A write without a response may have succeeded, so a retry is sent with the same idempotency key. */
  async function write<Value>(url: string, init: RequestInit): Promise<Value> {
    const content = `${init.method} ${url} ${String(init.body)}`;
    const idempotencyKey = keys.get(content) ?? makeIdempotencyKey();
    keys.set(content, idempotencyKey);
    const [oldest] = keys.keys();
    if (keys.size > maxStoredKeys && oldest !== undefined) keys.delete(oldest);
    const headers = { ...init.headers, "idempotency-key": idempotencyKey };
    try {
      const answer = await retryWhileInFlight<Value>(send, url, { ...init, headers });
      keys.delete(content);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !mayHaveSucceeded(error)) keys.delete(content);
      throw error;
    }
  }

  return {
    call: async (call, ...[input]) => {
      const [url, init] = [buildApiPath(call, input), toRequestInit(call.method, input)];
      return call.method === "GET" ? readJson(send, url, init) : write(url, init);
    },
    read: async (resource, params) =>
      readJson(send, buildCallPath(resource, { params }), toRequestInit("GET", {})),
  };
}

const mayHaveSucceeded = ({ code }: ApiError): boolean =>
  code === "not_available" || code === "request_in_flight";

/** Retries while the server is still processing an identical request, to get its result. */
async function retryWhileInFlight<Value>(send: Fetch, url: string, init: RequestInit) {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await readJson<Value>(send, url, init);
    } catch (error) {
      const isInFlight = error instanceof ApiError && error.code === "request_in_flight";
      if (!isInFlight || Date.now() >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    init.signal?.throwIfAborted();
  }
}

export const browserApi = makeBrowserApi((url, init) => fetch(url, init));

/** The URL path of a call, for a plain link to it. */
export const buildApiPath = (call: BrowserCall, input?: CallPathInput): string =>
  `/api${buildCallPath(call, input)}`;

const toRequestInit = (
  method: string,
  { body, signal, outlivesPage }: CallRequest = {},
): RequestInit => ({
  method,
  headers: {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(signal && { signal }),
  ...(outlivesPage && { keepalive: true }),
});

/** Only this function trusts that a response matches its contract; the API has validated it before sending. */
async function readJson<Value>(send: Fetch, url: string, init: RequestInit): Promise<Value> {
  const response = await withConnectionErrors(sendWithProof(send, url, init), init);
  if (!response.ok) throw await readApiError(response);
  return (
    response.status === 204 ? undefined : await withConnectionErrors(response.json(), init)
  ) as Value;
}

/**
 * When a network exceeds its limit, the server asks for a proof of work, and the same request is sent again with it.
 */
async function sendWithProof(send: Fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await send(url, init);
  const challenge = response.headers.get(challengeHeader);
  if (response.ok || challenge === null) return response;
  try {
    const proof = await solveProof(challenge);
    return await send(url, { ...init, headers: { ...init.headers, [proofHeader]: proof } });
  } catch {
    return response;
  }
}

/** The connection may fail before or during the response. The browser reports both as a `TypeError`. */
async function withConnectionErrors<Value>(
  answer: Promise<Value>,
  { signal }: RequestInit,
): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SyntaxError) throw error;
    throw new ApiError({ code: "not_available", status: 503 }, error);
  }
}

async function readApiError(response: Response): Promise<ApiError> {
  const refusal = (await response.json().catch(() => undefined)) as
    | Partial<ErrorResponse>
    | undefined;
  if (!refusal?.code || !refusal.error) {
    const code = response.status >= 502 ? "not_available" : "internal";
    return new ApiError({ code, status: response.status });
  }
  return new ApiError({
    code: refusal.code,
    sentence: refusal.error,
    fields: refusal.fields ?? {},
    status: response.status,
    requestId: refusal.requestId ?? null,
  });
}
