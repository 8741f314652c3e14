import type {
  BrowserCall,
  Call,
  CallInput,
  CallResponse,
  OptionalInput,
} from "@boab/contracts/common/call";
import type { ErrorResponse } from "@boab/contracts/common/errors";
import { type AddressInput, callAddress } from "./call-address.ts";
import { ApiError } from "./errors.ts";
import type { Resource } from "./resource.ts";

interface Sending {
  signal?: AbortSignal | undefined;
  /** Goes on when the tab is closed; browsers take at most 64 KiB this way. */
  outlivesPage?: boolean | undefined;
}

/** Our server as the browser reaches it, for what no form can do. Throws `ApiError`, or the abort. */
export interface BrowserApi {
  /** `browserApi.call(updateBusiness, { params, body })`, with a call of `calls.generated.ts`. */
  call<C extends Call>(
    call: BrowserCall<C>,
    ...input: OptionalInput<CallInput<C> & Sending>
  ): Promise<CallResponse<C>>;
  /** Data of our own web server. */
  read<Value>(resource: Resource<Value>, params?: Record<string, string>): Promise<Value>;
}

interface Sent extends AddressInput, Sending {
  body?: unknown;
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export const makeBrowserApi = (send: Fetch): BrowserApi => ({
  call: async (call, ...[input]) =>
    readJson(send, apiAddress(call, input), initOf(call.method, input)),
  read: async (resource, params) =>
    readJson(send, callAddress(resource, { params }), initOf("GET", {})),
});

export const browserApi = makeBrowserApi((address, init) => fetch(address, init));

/** Where the browser finds a call, for a plain link to it. */
export const apiAddress = (call: BrowserCall, input?: AddressInput): string =>
  `/api${callAddress(call, input)}`;

const initOf = (method: string, { body, signal, outlivesPage }: Sent = {}): RequestInit => ({
  method,
  headers: {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(signal && { signal }),
  ...(outlivesPage && { keepalive: true }),
});

/** The one place that takes an answer for what its contract says: the API checked it on the way out. */
async function readJson<Value>(send: Fetch, address: string, init: RequestInit): Promise<Value> {
  const response = await reached(send(address, init), init);
  if (!response.ok) throw await readRefusal(response);
  return (response.status === 204 ? undefined : await reached(response.json(), init)) as Value;
}

/** A connection may break before the answer or in the middle of it; the browser says so with a `TypeError`. */
async function reached<Value>(answer: Promise<Value>, { signal }: RequestInit): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SyntaxError) throw error;
    throw new ApiError({ code: "not_available", status: 503 }, error);
  }
}

async function readRefusal(response: Response): Promise<ApiError> {
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
