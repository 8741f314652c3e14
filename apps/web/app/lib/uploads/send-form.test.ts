import { beforeEach, describe, expect, test } from "vitest";
import { uploadProgressCopy } from "./copy.ts";
import { makeSendForm } from "./send-form.ts";

/** The part of XMLHttpRequest that uploads use, controlled by the test. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  timeout = 0;
  opened: string[] = [];
  body: FormData | undefined;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open(...opened: string[]) {
    this.opened = opened;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  response(status: number) {
    this.status = status;
    this.onload?.();
    this.onloadend?.();
  }
}

let request: FakeRequest;
let abort: AbortController;
let percents: number[];
beforeEach(() => {
  [request, abort, percents] = [new FakeRequest(), new AbortController(), []];
});

const start = () =>
  makeSendForm(() => request as unknown as XMLHttpRequest)(
    { url: "https://store.example/bucket", fields: { key: "quarantine/1", policy: "p" } },
    new Blob(["abc"]),
    { signal: abort.signal, onPercent: (percent) => percents.push(percent) },
  );

test("posts the ticket's fields first and the file last, and reports progress", async () => {
  const sending = start();
  expect(request.opened).toEqual(["POST", "https://store.example/bucket"]);
  expect([...(request.body?.keys() ?? [])]).toEqual(["key", "policy", "file"]);
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  request.upload.onprogress?.({ loaded: 3, total: 3 });
  request.response(204);
  await sending;
  expect(percents).toEqual([0, 33, 100, 100]);
});

describe("fails with a message and can be retried", () => {
  test.each<[string, () => void, string]>([
    ["the store refuses", () => request.response(403), uploadProgressCopy.notTaken],
    ["the network breaks", () => request.onerror?.(), uploadProgressCopy.offline],
    ["nothing moves", () => request.ontimeout?.(), uploadProgressCopy.offline],
  ])("when %s", async (_what, finishRequest, sentence) => {
    const sending = start();
    finishRequest();
    await expect(sending).rejects.toMatchObject({ sentence, retry: "from the start" });
  });
});

test("an abort stops the request", async () => {
  const sending = start();
  abort.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(request.isAborted).toBe(true);
});

test("an earlier abort sends nothing", async () => {
  abort.abort();
  await expect(start()).rejects.toMatchObject({ name: "AbortError" });
  expect(request.opened).toEqual([]);
});
