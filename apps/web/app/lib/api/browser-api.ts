import type { ErrorResponse } from "@boab/contracts/common/errors";
import { ApiError } from "./errors.ts";

interface Question {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in the contract, with the parameters filled in. */
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type CallApi = <Value>(question: Question) => Promise<Value>;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The API as the browser reaches it, for what no form can do. Throws `ApiError`, or the abort. */
export const makeCallApi =
  (send: Fetch): CallApi =>
  async <Value>({ method, path, body, signal }: Question) => {
    const response = await fetchOrThrow(send, `/api${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await readRefusal(response);
    return (response.status === 204 ? undefined : await response.json()) as Value;
  };

export const callApi = makeCallApi((path, init) => fetch(path, init));

async function fetchOrThrow(send: Fetch, path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, init);
  } catch (error) {
    init.signal?.throwIfAborted();
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
