import { uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { describe, expect, test } from "vitest";
import { makeFakeFile, settle } from "#test/uploads.ts";
import { describeQueueChanges } from "./announce.ts";
import { uploadProgressCopy } from "./copy.ts";
import { UploadError } from "./upload-error.ts";
import type { FinishedUpload, UploadOptions, UploadRequest } from "./upload-file.ts";
import { createUploadQueue } from "./upload-queue.ts";

interface RunningUpload extends UploadOptions {
  name: string;
  succeed: () => void;
  fail: (error: unknown) => void;
}

/** A queue whose uploads the test controls. */
function open() {
  const started: RunningUpload[] = [];
  const send = ({ file }: UploadRequest, options: UploadOptions) =>
    new Promise<FinishedUpload>((resolve, reject) => {
      options.signal.addEventListener("abort", () => reject(options.signal.reason));
      const done = { uploadId: `id of ${file.name}`, fileName: file.name, size: 1, renditions: [] };
      started.push({ ...options, name: file.name, succeed: () => resolve(done), fail: reject });
    });
  const queue = createUploadQueue({ purpose: "item-photo", targetId: "ITM-1", send });
  const states = () => queue.get().map(({ state }) => state);
  const findKey = (name: string) =>
    queue.get().find(({ file }) => file.name === name)?.key ?? Number.NaN;
  const run = (place: number) => {
    const one = started[place];
    if (!one) throw new Error(`only ${started.length} were started`);
    return one;
  };
  return { queue, started, run, states, findKey };
}

const [a, b, c] = [makeFakeFile("a.jpg"), makeFakeFile("b.jpg"), makeFakeFile("c.jpg")] as const;

test("files upload two at a time, each with its own state", async () => {
  const { queue, run, states } = open();
  queue.add([a, b, c]);
  expect(states()).toEqual(["uploading", "uploading", "pending"]);
  run(0).onStep({ kind: "sending", percent: 64 });
  expect(queue.get().map(({ percent }) => percent)).toEqual([64, 0, 0]);
  run(0).onStep({ kind: "preparing", uploadId: "u" });
  expect(states()).toEqual(["processing", "uploading", "pending"]);
  run(0).succeed();
  await settle();
  expect(states()).toEqual(["uploaded", "uploading", "uploading"]);
  expect(queue.get()[0]?.upload?.uploadId).toBe("id of a.jpg");
});

test("a file that fails a check is not uploaded, the others are", () => {
  const { queue, started, states } = open();
  queue.add([makeFakeFile("a.gif", "image/gif"), b]);
  expect(states()).toEqual(["error", "uploading"]);
  expect(queue.get()[0]).toMatchObject({ error: uploadRefusalCopy.notAPicture, canRetry: false });
  expect(started.map(({ name }) => name)).toEqual(["b.jpg"]);
});

describe("a file that failed", () => {
  test("is uploaded again from the start", async () => {
    const { queue, run, states, findKey } = open();
    queue.add([a]);
    run(0).onStep({ kind: "preparing", uploadId: "lost" });
    run(0).fail(new UploadError(uploadRefusalCopy.missing, "from the start"));
    await settle();
    expect(queue.get()[0]).toMatchObject({ state: "error", error: uploadRefusalCopy.missing });
    queue.retry(findKey("a.jpg"));
    expect(states()).toEqual(["uploading"]);
    expect(run(1).sentUploadId).toBeUndefined();
  });

  test("continues polling when only the verdict is missing", async () => {
    const { queue, run, findKey } = open();
    queue.add([a]);
    run(0).onStep({ kind: "preparing", uploadId: "u1" });
    run(0).fail(new UploadError(uploadProgressCopy.takesLong, "from here"));
    await settle();
    queue.retry(findKey("a.jpg"));
    expect(run(1).sentUploadId).toBe("u1");
  });

  test("permanently cannot be retried", async () => {
    const { queue, started, run, findKey } = open();
    queue.add([a]);
    run(0).fail(new UploadError(uploadRefusalCopy.wrongType, "useless"));
    await settle();
    queue.retry(findKey("a.jpg"));
    expect(started).toHaveLength(1);
  });

  test("for an unknown reason still has a message", async () => {
    const { queue, run } = open();
    queue.add([a]);
    run(0).fail(new TypeError("x is undefined"));
    await settle();
    expect(queue.get()[0]).toMatchObject({ error: uploadProgressCopy.notTaken, canRetry: true });
  });
});

describe("taking files out", () => {
  test("ITEMW-14 a running upload has to be cancelled before it can be removed", async () => {
    const { queue, run, states, findKey } = open();
    queue.add([a]);
    queue.remove(findKey("a.jpg"));
    expect(states()).toEqual(["uploading"]);
    queue.cancel(findKey("a.jpg"));
    await settle();
    expect(run(0).signal.aborted).toBe(true);
    expect(queue.get()[0]).toMatchObject({ error: uploadProgressCopy.cancelled, canRetry: true });
    queue.remove(findKey("a.jpg"));
    expect(states()).toEqual([]);
  });

  test("closing aborts everything", async () => {
    const { queue, started } = open();
    queue.add([a, b]);
    queue.close();
    expect(started.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

test("state changes are announced, progress is not", async () => {
  const { queue, run } = open();
  queue.add([a]);
  const uploading = queue.get();
  expect(describeQueueChanges([], uploading)).toBe("a.jpg: uploading.");
  run(0).onStep({ kind: "sending", percent: 40 });
  expect(describeQueueChanges(uploading, queue.get())).toBe("");
  run(0).fail(new UploadError(uploadRefusalCopy.wrongType, "useless"));
  await settle();
  expect(describeQueueChanges(uploading, queue.get())).toBe(
    `a.jpg: not uploaded. ${uploadRefusalCopy.wrongType}`,
  );
  expect(describeQueueChanges(uploading, [])).toBe("a.jpg: removed.");
});

test("a file that leaves the queue because it is uploaded is not announced as removed", async () => {
  const { queue, run, findKey } = open();
  queue.add([a]);
  const uploading = queue.get();
  run(0).succeed();
  await settle();
  const uploaded = queue.get();
  expect(describeQueueChanges(uploading, uploaded)).toBe("a.jpg: uploaded.");
  queue.remove(findKey("a.jpg"));
  expect(describeQueueChanges(uploaded, queue.get())).toBe("");
});
