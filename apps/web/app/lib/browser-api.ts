import type { ErrorAnswer } from "@boab/contracts/common/errors";
import { ApiError } from "./errors.ts";

interface Question {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in the contract, with the parameters filled in. */
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type AskApi = <Answer>(question: Question) => Promise<Answer>;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The API as the browser reaches it, for what no form can do. Throws `ApiError`, or the abort. */
export const makeAskApi =
  (send: Fetch): AskApi =>
  async <Answer>({ method, path, body, signal }: Question) => {
    const answer = await reach(send, `/api${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!answer.ok) throw await readRefusal(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  };

export const askApi = makeAskApi((path, init) => fetch(path, init));

async function reach(send: Fetch, path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new ApiError({ code: "not_available", status: 503 }, error);
  }
}

async function readRefusal(answer: Response): Promise<ApiError> {
  const refusal = (await answer.json().catch(() => undefined)) as Partial<ErrorAnswer> | undefined;
  if (!refusal?.code || !refusal.error) {
    const code = answer.status >= 502 ? "not_available" : "internal";
    return new ApiError({ code, status: answer.status });
  }
  return new ApiError({
    code: refusal.code,
    sentence: refusal.error,
    fields: refusal.fields ?? {},
    status: answer.status,
    requestId: refusal.requestId ?? null,
  });
}
