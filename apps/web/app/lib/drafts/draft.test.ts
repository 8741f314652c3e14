import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { mergeFields } from "#lib/merge/merge-fields.ts";
import { createBrokenStorage, createMemoryStorage } from "#test/storage.ts";
import { makeDeviceCopy } from "./device-copy.ts";
import { createDraft, type DraftOptions, retryMs } from "./draft.ts";
import { createDraftQueue } from "./draft-queue.ts";

interface Text {
  title: string;
  body: string;
}
type Stored = Text & { version: number };

const autosaveMs = 2000;
const typed = (title: string, body = ""): Text => ({ title, body });
const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && "title" in value;
const refusal = (code: ApiError["code"], status: number, fields = {}) =>
  new ApiError({ code, status, fields });
const unreachable = refusal("not_available", 503);
const conflict = refusal("conflict", 409);

/** A server that holds one text and answers each save as told, and a browser that keeps a copy. */
function stage(changes: Partial<DraftOptions<Text, Stored>> = {}) {
  let serverText: Stored = { ...typed("Old"), version: 3 };
  const sent: { title: string; version: number; isAutosave: boolean }[] = [];
  const problems: unknown[] = [];
  let gate: Promise<void> = Promise.resolve();
  const storage = createMemoryStorage();
  const copy = makeDeviceCopy({ key: "draft", isContent: isText, storage: () => storage });
  const options: DraftOptions<Text, Stored> = {
    stored: serverText,
    async send(text, { version, isAutosave }) {
      sent.push({ title: text.title, version, isAutosave });
      await gate;
      const problem = problems.shift();
      if (problem) throw problem;
      if (version !== serverText.version) throw conflict;
      serverText = { ...text, version: version + 1 };
      return serverText;
    },
    readLatest: vi.fn(async () => serverText),
    autosaveMs,
    copy,
    ...changes,
  };
  const draft = createDraft(options);
  const holdSaves = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  const saveAsOther = (change: Partial<Text>) => {
    serverText = { ...serverText, ...change, version: serverText.version + 1 };
  };
  return {
    draft,
    options,
    sent,
    problems,
    copy,
    holdSaves,
    othersSave: saveAsOther,
    read: () => serverText,
  };
}

const merge: DraftOptions<Text, Stored>["merge"] = ({ base, theirs, mine }, choices) =>
  mergeFields<Text>({ base, theirs, mine }, choices);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("a draft that saves itself", () => {
  test("F-MAG-02 what is typed is on the device at once and on the server after a pause", async () => {
    const { draft, sent, copy } = stage();
    draft.change(typed("R"));
    draft.change(typed("Rest"));
    expect(copy.read()).toMatchObject({ version: 3, content: { title: "Rest" } });
    expect(draft.get().state).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(sent).toEqual([{ title: "Rest", version: 3, isAutosave: true }]);
    expect(draft.get()).toMatchObject({ state: "saved", stored: { version: 4 } });
    expect(copy.read()).toBeUndefined();
  });

  test("EDIT-06 saves run one after another; what is typed meanwhile follows as one, on the new version", async () => {
    const { draft, sent, copy, holdSaves } = stage();
    const release = holdSaves();
    draft.change(typed("One"));
    const first = draft.save();
    expect(draft.get().state).toBe("saving");
    draft.change(typed("One two"));
    draft.change(typed("One two three"));
    expect(draft.get().state).toBe("saving");
    release();
    expect(await first).toBe(false);
    expect(draft.get().state).toBe("unsaved");
    expect(copy.read()).toMatchObject({ version: 4, content: { title: "One two three" } });
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(sent.map(({ title, version }) => [title, version])).toEqual([
      ["One", 3],
      ["One two three", 4],
    ]);
    expect(draft.get().state).toBe("saved");
  });

  test("two that wait for a save don't both send what follows it", async () => {
    const { draft, sent, holdSaves } = stage();
    const release = holdSaves();
    draft.change(typed("One"));
    const first = draft.save({ isAutosave: true });
    draft.change(typed("One two"));
    const waiting = [draft.save(), draft.save({ isAutosave: true })];
    release();
    await Promise.all([first, ...waiting]);
    expect(sent.map(({ title, version }) => [title, version])).toEqual([
      ["One", 3],
      ["One two", 4],
    ]);
  });

  test("a paused draft sends nothing, and continues where it stopped", async () => {
    const { draft, sent, holdSaves } = stage();
    const release = holdSaves();
    draft.change(typed("One"));
    void draft.save();
    const pendingPause = draft.pause();
    draft.change(typed("One two"));
    release();
    await pendingPause;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(sent).toHaveLength(1);
    expect(await draft.save()).toBe(false);
    draft.resume();
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(sent.map(({ title }) => title)).toEqual(["One", "One two"]);
  });

  test("the last save of a page doesn't wait for the one before it", async () => {
    const send = vi.fn(() => new Promise<Stored>(() => {})) as unknown as DraftOptions<
      Text,
      Stored
    >["send"];
    const { draft } = stage({ send });
    draft.change(typed("One"));
    void draft.save();
    await vi.advanceTimersByTimeAsync(0);
    draft.change(typed("One two"));
    draft.saveBeforeLeaving();
    expect(send).toHaveBeenLastCalledWith(typed("One two"), {
      version: 3,
      isAutosave: true,
      outlivesPage: true,
    });
  });

  test("a pause waits for that last save too, when the person comes back to the page", async () => {
    const { draft, holdSaves } = stage();
    const release = holdSaves();
    draft.change(typed("One"));
    draft.saveBeforeLeaving();
    const paused = vi.fn();
    void draft.pause().then(paused);
    await vi.advanceTimersByTimeAsync(0);
    expect(paused).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(paused).toHaveBeenCalled();
    expect(draft.get().state).toBe("saved");
  });

  test("a page without changes sends nothing on leaving", () => {
    const { draft, sent } = stage();
    draft.saveBeforeLeaving();
    expect(sent).toEqual([]);
  });
});

describe("EDIT-07 a failed save", () => {
  test("offline: the text stays on the device, and is sent once the connection is back", async () => {
    const { draft, sent, problems, copy } = stage();
    problems.push(unreachable, unreachable);
    draft.change(typed("On a train"));
    expect(await draft.save()).toBe(false);
    expect(draft.get()).toMatchObject({ state: "failed", problem: { code: "not_available" } });
    expect(copy.read()).toMatchObject({ content: { title: "On a train" } });
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent.map(({ title, version }) => [title, version])).toEqual([
      ["On a train", 3],
      ["On a train", 3],
      ["On a train", 3],
    ]);
    expect(draft.get()).toMatchObject({ state: "saved", problem: null });
  });

  test("that the server refuses isn't repeated until something changes", async () => {
    const { draft, sent, problems } = stage();
    problems.push(refusal("bad_request", 400, { body: "Too long." }));
    draft.change(typed("Long"));
    await draft.save();
    expect(draft.get().problem?.fields).toEqual({ body: "Too long." });
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
    draft.change(typed("Short"));
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(draft.get().state).toBe("saved");
  });

  test("for good stops saving, and says why", async () => {
    const { draft, sent, problems } = stage({ isLocking: ({ code }) => code === "forbidden" });
    problems.push(new ApiError({ code: "forbidden", status: 403, sentence: "Not any more." }));
    draft.change(typed("Late"));
    await draft.save();
    expect(draft.get()).toMatchObject({ state: "locked", problem: { sentence: "Not any more." } });
    draft.change(typed("Later"));
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
  });

  test("is not retried once the page is closed; the copy on the device stays", async () => {
    const { draft, sent, problems, copy } = stage();
    const close = draft.open();
    problems.push(unreachable);
    draft.change(typed("Gone"));
    const saving = draft.save({ isAutosave: true });
    close();
    await saving;
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
    expect(copy.read()).toMatchObject({ content: { title: "Gone" } });
  });

  test("of something unforeseen is a failed save too, not a save that never ends", async () => {
    const { draft, problems } = stage();
    problems.push(new SyntaxError("half a response"));
    draft.change(typed("Mine"));
    expect(await draft.save()).toBe(false);
    expect(draft.get()).toMatchObject({ state: "failed", problem: { code: "internal" } });
  });

  test("counts for the focus only when the person asked for the save", async () => {
    const { draft, problems } = stage();
    problems.push(unreachable, unreachable);
    draft.change(typed("Mine"));
    await draft.save({ isAutosave: true });
    expect(draft.get().refusals).toBe(0);
    await draft.save();
    expect(draft.get().refusals).toBe(1);
  });

  test("an error beside a field goes when the field is corrected, the problem with the last", async () => {
    const { draft, problems } = stage();
    problems.push(refusal("bad_request", 400, { title: "Too long.", body: "Empty." }));
    draft.change(typed("Mine"));
    await draft.save();
    draft.changeErrors(({ title: _, ...fields }) => fields);
    expect(draft.get().problem?.fields).toEqual({ body: "Empty." });
    draft.changeErrors(() => ({}));
    expect(draft.get().problem).toBeNull();
  });
});

describe("F-MAG-02 somebody else saves first, and the person chooses between two whole texts", () => {
  async function makeConflict() {
    const scene = stage();
    scene.othersSave({ title: "Theirs" });
    scene.draft.change(typed("Mine"));
    expect(await scene.draft.save({ isAutosave: true })).toBe(false);
    expect(scene.draft.get().state).toBe("conflict");
    return scene;
  }

  test("saving stops, and neither text is lost", async () => {
    const { draft, sent, copy, read } = await makeConflict();
    draft.change(typed("Mine and more"));
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toHaveLength(1);
    expect(copy.read()).toMatchObject({ content: { title: "Mine and more" } });
    expect(read().title).toBe("Theirs");
    await draft.readTheirs();
    expect(draft.get().theirs).toMatchObject({ title: "Theirs", version: 4 });
  });

  test("mine is saved over the version that was shown", async () => {
    const { draft, sent, read } = await makeConflict();
    await draft.readTheirs();
    expect(await draft.chooseMine()).toBe(true);
    expect(sent.at(-1)).toEqual({ title: "Mine", version: 4, isAutosave: false });
    expect(read()).toMatchObject({ title: "Mine", version: 5 });
  });

  test("what was saved after that is a conflict again, not written over unseen", async () => {
    const { draft, othersSave, read } = await makeConflict();
    await draft.readTheirs();
    othersSave({ title: "Theirs again" });
    expect(await draft.chooseMine()).toBe(false);
    expect(draft.get().state).toBe("conflict");
    expect(read().title).toBe("Theirs again");
  });

  test("theirs can be taken instead", async () => {
    const { draft, copy } = await makeConflict();
    const theirs = await draft.readTheirs();
    if (theirs) draft.adopt(theirs);
    expect(draft.get()).toMatchObject({ state: "saved", stored: { title: "Theirs", version: 4 } });
    expect(copy.read()).toBeUndefined();
  });

  test("a copy of this device on top of something newer is a conflict, else it is saved", async () => {
    const outdatedScene = stage();
    outdatedScene.draft.restore({ version: 2, content: typed("Found") });
    expect(outdatedScene.draft.get().state).toBe("conflict");
    const currentScene = stage();
    currentScene.draft.restore({ version: 3, content: typed("Found") });
    await vi.advanceTimersByTimeAsync(autosaveMs);
    expect(currentScene.sent).toEqual([{ title: "Found", version: 3, isAutosave: true }]);
  });
});

describe("somebody else saves first, and the fields are merged", () => {
  test("changes of different fields are saved together, unasked", async () => {
    const { draft, othersSave, read } = stage({ merge });
    othersSave({ body: "Theirs" });
    draft.change(typed("Mine"));
    expect(await draft.save()).toBe(true);
    expect(read()).toEqual({ title: "Mine", body: "Theirs", version: 5 });
  });

  test("of one field both values are shown, and the chosen one is saved", async () => {
    const { draft, othersSave, read } = stage({ merge });
    othersSave({ title: "Theirs", body: "Theirs" });
    draft.change(typed("Mine"));
    expect(await draft.save()).toBe(false);
    expect(draft.get()).toMatchObject({
      state: "conflict",
      clashes: [{ field: "title", mine: "Mine", theirs: "Theirs" }],
    });
    expect(read().title).toBe("Theirs");
    draft.choose("title", "theirs");
    expect(await draft.save()).toBe(true);
    expect(read()).toEqual({ title: "Theirs", body: "Theirs", version: 5 });
    expect(draft.get()).toMatchObject({ clashes: [], choices: {}, theirs: undefined });
  });

  test("mine is saved unless theirs is chosen, with what was typed since", async () => {
    const { draft, othersSave, read } = stage({ merge });
    othersSave({ title: "Theirs" });
    draft.change(typed("Mine"));
    await draft.save();
    draft.change(typed("Mine", "More"));
    expect(await draft.save()).toBe(true);
    expect(read()).toMatchObject({ title: "Mine", body: "More" });
  });

  test("a conflict whose other side can't be read is a failed save, and can be tried again", async () => {
    const readLatest = vi.fn<() => Promise<Stored>>().mockRejectedValueOnce(unreachable);
    const { draft, othersSave, read } = stage({ merge, readLatest });
    readLatest.mockImplementation(async () => read());
    othersSave({ body: "Theirs" });
    draft.change(typed("Mine"));
    expect(await draft.save()).toBe(false);
    expect(draft.get()).toMatchObject({ state: "failed", problem: { code: "conflict" } });
    expect(await draft.save()).toBe(true);
    expect(read()).toMatchObject({ title: "Mine", body: "Theirs" });
  });
});

describe("DIR-DET-06 drafts side by side", () => {
  const side = (isMerging: boolean) => {
    const queue = createDraftQueue();
    const scene = stage({ queue, autosaveMs: undefined, merge: isMerging ? merge : undefined });
    const other = createDraft(scene.options);
    scene.draft.open();
    other.open();
    return { ...scene, queue, other };
  };

  test("our own save is no conflict for the draft beside it, nor for one that waits its turn", async () => {
    const { draft, other, sent } = side(false);
    draft.change(typed("One"));
    other.change(typed("Two"));
    expect(await Promise.all([draft.save(), other.save()])).toEqual([true, true]);
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  test("what others saved in between is a conflict for both, however often one of them starts again", async () => {
    const { draft, other, othersSave, read } = side(false);
    draft.change(typed("One"));
    other.change(typed("Two"));
    othersSave({ title: "Theirs" });
    draft.adopt(read());
    draft.change(typed("One again"));
    expect(await draft.save()).toBe(true);
    expect(await other.save()).toBe(false);
    expect(other.get().state).toBe("conflict");
  });

  test("without autosave nothing is sent before somebody saves", async () => {
    const { draft, sent } = side(true);
    draft.change(typed("One"));
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(sent).toEqual([]);
  });

  test("a request that fails doesn't hold up the next, and a closed draft no longer counts", async () => {
    const queue = createDraftQueue();
    const leave = queue.join({ version: 1 });
    const failing = queue.run(() => Promise.reject(unreachable));
    await expect(failing).rejects.toBe(unreachable);
    expect(await queue.run(async () => "next")).toBe("next");
    expect(queue.hasDrafts()).toBe(true);
    leave();
    expect(queue.hasDrafts()).toBe(false);
  });
});

describe("the copy on the device", () => {
  test("without storage nothing breaks", () => {
    const copy = makeDeviceCopy({ key: "draft", isContent: isText, storage: createBrokenStorage });
    copy.write({ version: 1, content: typed("x") });
    copy.remove();
    expect(copy.read()).toBeUndefined();
  });

  test.each(["{", "null", '{"version":1}', '{"version":"1","content":{"title":""}}', '"text"'])(
    "%s is no copy",
    (stored) => {
      const storage = () => ({ ...createMemoryStorage(), getItem: () => stored });
      expect(makeDeviceCopy({ key: "draft", isContent: isText, storage }).read()).toBeUndefined();
    },
  );
});
