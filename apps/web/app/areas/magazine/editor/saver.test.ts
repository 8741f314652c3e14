import { emptyBody, emptyHead } from "@boab/contracts/magazine/empty-document";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import type { DocumentContent } from "./content.ts";
import { type LocalDraft, makeDraftStore } from "./local-draft.ts";
import { autosaveMs, createSaver, retryMs } from "./saver.ts";

const typed = (title: string): DocumentContent => ({
  head: { ...emptyHead, title },
  body: emptyBody,
});
const refusal = (code: ApiError["code"], status: number, sentence?: string) =>
  new ApiError({ code, status, ...(sentence && { sentence }) });

/** A server that answers each save as told, and a browser that keeps drafts. */
function stage(revision = 3) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const drafts = makeDraftStore(() => storage, "saba", "DOC-000001");
  const sent: { title: string; revision: number; isAutosave: boolean }[] = [];
  const problems: unknown[] = [];
  let next = revision;
  let gate: Promise<void> = Promise.resolve();
  const saver = createSaver({
    revision,
    savedAt: null,
    drafts,
    async send({ head }, options) {
      sent.push({ title: head.title, ...options });
      await gate;
      const problem = problems.shift();
      if (problem) throw problem;
      next += 1;
      return { revision: next, savedAt: "2026-11-16T09:00:00.000Z" };
    },
  });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { saver, sent, problems, drafts, hold };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("F-MAG-02 what is typed is on the device at once and on the server after a pause", async () => {
  const { saver, sent, drafts } = stage();
  saver.change(typed("R"));
  saver.change(typed("Rest"));
  expect(drafts.read()).toMatchObject({ revision: 3, head: { title: "Rest" } });
  expect(saver.get().state).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(autosaveMs);
  expect(sent).toEqual([{ title: "Rest", revision: 3, isAutosave: true }]);
  expect(saver.get()).toMatchObject({ state: "saved", revision: 4 });
  expect(drafts.read()).toBeUndefined();
});

test("EDIT-06 the saving flag is on while posting; what is typed meanwhile follows on the new revision", async () => {
  const { saver, sent, drafts, hold } = stage();
  const release = hold();
  saver.change(typed("One"));
  const first = saver.save({ isAutosave: false });
  expect(saver.get().state).toBe("saving");
  saver.change(typed("One two"));
  expect(saver.get().state).toBe("saving");
  release();
  expect(await first).toBe(false);
  expect(saver.get().state).toBe("unsaved");
  expect(drafts.read()).toMatchObject({ revision: 4, head: { title: "One two" } });
  expect(await saver.save({ isAutosave: false })).toBe(true);
  expect(sent.map(({ title, revision }) => [title, revision])).toEqual([
    ["One", 3],
    ["One two", 4],
  ]);
});

test("two that wait for a save don't both send what follows it", async () => {
  const { saver, sent, hold } = stage();
  const release = hold();
  saver.change(typed("One"));
  const first = saver.save({ isAutosave: true });
  saver.change(typed("One two"));
  const waiting = [saver.save({ isAutosave: false }), saver.save({ isAutosave: true })];
  release();
  await Promise.all([first, ...waiting]);
  expect(sent.map(({ title, revision }) => [title, revision])).toEqual([
    ["One", 3],
    ["One two", 4],
  ]);
});

describe("EDIT-07 a failed save", () => {
  test("keeps the text on the device, says so, and is tried again", async () => {
    const { saver, sent, problems, drafts } = stage();
    problems.push(refusal("not_available", 503));
    saver.change(typed("On a train"));
    expect(await saver.save({ isAutosave: false })).toBe(false);
    expect(saver.get()).toMatchObject({
      ...{ state: "failed", problem: "Could not save – please try again." },
    });
    expect(drafts.read()).toMatchObject({ head: { title: "On a train" } });
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(sent).toHaveLength(2);
    expect(saver.get().state).toBe("saved");
  });

  test("that the server refuses isn't repeated until something changes", async () => {
    const { saver, sent, problems } = stage();
    problems.push(
      new ApiError({ code: "bad_request", status: 400, fields: { content: "Too long." } }),
    );
    saver.change(typed("Long"));
    await saver.save({ isAutosave: false });
    expect(saver.get().problem).toBe("Too long.");
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
    saver.change(typed("Short"));
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(saver.get().state).toBe("saved");
  });
});

describe("F-MAG-02 two tabs", () => {
  test("a conflict stops saving until the writer decides, and keeps what they type", async () => {
    const { saver, sent, problems, drafts } = stage();
    problems.push(refusal("document_conflict", 409));
    saver.change(typed("Mine"));
    expect(await saver.save({ isAutosave: true })).toBe(false);
    expect(saver.get().state).toBe("conflict");
    saver.change(typed("Mine and more"));
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
    expect(drafts.read()).toMatchObject({ head: { title: "Mine and more" } });
    expect(await saver.overwrite(9, typed("Mine and more"))).toBe(true);
    expect(sent.at(-1)).toEqual({ title: "Mine and more", revision: 9, isAutosave: false });
  });

  test("the latest version can be taken instead", async () => {
    const { saver, problems, drafts } = stage();
    problems.push(refusal("document_conflict", 409));
    saver.change(typed("Mine"));
    await saver.save({ isAutosave: true });
    saver.adopt(9, null);
    expect(saver.get()).toMatchObject({ state: "saved", revision: 9 });
    expect(drafts.read()).toBeUndefined();
  });

  test("a draft of this device on top of something newer is a conflict, else it is saved", async () => {
    const behind = stage(5);
    behind.saver.restoreDraft(4, typed("Old"));
    expect(behind.saver.get().state).toBe("conflict");
    const even = stage(5);
    even.saver.restoreDraft(5, typed("New"));
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(even.sent).toEqual([{ title: "New", revision: 5, isAutosave: true }]);
  });
});

test("what is with the editors isn't saved over, and the server's sentence is shown", async () => {
  const { saver, problems } = stage();
  problems.push(refusal("document_in_review", 409, "This is with our editors now."));
  saver.change(typed("Late"));
  await saver.save({ isAutosave: false });
  expect(saver.get()).toMatchObject({ state: "locked", problem: "This is with our editors now." });
});

test("without storage nothing breaks", () => {
  const drafts = makeDraftStore(
    () => {
      throw new Error("no storage");
    },
    "saba",
    "DOC-000001",
  );
  drafts.write({ revision: 1, ...typed("x") } satisfies LocalDraft);
  drafts.remove();
  expect(drafts.read()).toBeUndefined();
});
