import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countPageView, OPEN_TIMEOUT_MS } from "./analytics.ts";

type Handler = (() => void) | null;

/** An IndexedDB request with the outcome a test needs. */
function makeIdbRequest(
  ends: "succeeds" | "fails" | "is blocked" | "never answers",
  result?: unknown,
) {
  const request = {
    result,
    error: new DOMException("corrupt", "UnknownError"),
    onupgradeneeded: null as Handler,
    onsuccess: null as Handler,
    onerror: null as Handler,
    onblocked: null as Handler,
  };
  queueMicrotask(() => {
    if (ends === "succeeds") request.onsuccess?.();
    if (ends === "fails") request.onerror?.();
    if (ends === "is blocked") request.onblocked?.();
  });
  return request;
}

function makeDatabase(counts: Map<string, number>) {
  const connection = {
    close: vi.fn(),
    transaction: () => {
      const transaction = {
        oncomplete: null as Handler,
        onerror: null as Handler,
        onabort: null as Handler,
        objectStore: () => ({
          get: (key: string) => makeIdbRequest("succeeds", counts.get(key)),
          put: (value: number, key: string) => {
            counts.set(key, value);
            queueMicrotask(() => transaction.oncomplete?.());
          },
        }),
      };
      return transaction;
    },
  };
  return { connection, factory: { open: () => makeIdbRequest("succeeds", connection) } };
}

const count = (path: string, factory: unknown) => countPageView(path, () => factory as IDBFactory);

describe("SHELL-39 counting page views", () => {
  test("counts each path in the browser's database and closes it again", async () => {
    const counts = new Map<string, number>();
    const { factory, connection } = makeDatabase(counts);
    expect(await count("/directory", factory)).toBe("counted");
    expect(await count("/directory", factory)).toBe("counted");
    expect(counts.get("/directory")).toBe(2);
    expect(connection.close).toHaveBeenCalledTimes(2);
  });

  test("SHELL-39 is skipped when the database is missing or refuses to open", async () => {
    expect(await countPageView("/")).toBe("skipped");
    expect(await count("/", { open: () => makeIdbRequest("fails") })).toBe("skipped");
    expect(await count("/", { open: () => makeIdbRequest("is blocked") })).toBe("skipped");
  });

  test("SHELL-39 is skipped when the database is corrupt", async () => {
    const connection = {
      close: vi.fn(),
      transaction: () => {
        throw new DOMException("store not found", "NotFoundError");
      },
    };
    expect(await count("/", { open: () => makeIdbRequest("succeeds", connection) })).toBe(
      "skipped",
    );
    expect(connection.close).toHaveBeenCalledOnce();
  });

  describe("with a database that never answers", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test("SHELL-39 is skipped when the database is offline", async () => {
      const pendingCount = count("/", { open: () => makeIdbRequest("never answers") });
      await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS);
      expect(await pendingCount).toBe("skipped");
    });
  });
});
