import { vi } from "vitest";

/** Answers every call to the API alike; what it returns says what the first call sent. */
export function captureCall(respond: () => Response) {
  const call = vi.fn(async (_url: URL, _init: RequestInit) => respond());
  vi.stubGlobal("fetch", call);
  return () => {
    const [url, init] = call.mock.calls[0] ?? [];
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    return { method: init?.method, path: url?.pathname, body };
  };
}
