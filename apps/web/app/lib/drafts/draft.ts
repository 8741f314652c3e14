import type { ErrorCode } from "@boab/contracts/common/errors";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";
import { createValueStore } from "#lib/browser/value-store.ts";
import type { Choice, Choices, Clash, MergeResult, Versions } from "#lib/merge/merge-fields.ts";
import type { CopiedDraft, DeviceCopy } from "./device-copy.ts";
import { createDraftQueue, type DraftQueue } from "./draft-queue.ts";

/** After a lost connection an autosaved draft is sent again at this interval. */
export const retryMs = 15_000;

interface Versioned {
  version: number;
}

interface SendOptions extends Versioned {
  isAutosave: boolean;
  /** True for the last save of a page that is being closed. */
  outlivesPage: boolean;
}

export interface DraftOptions<Content, Stored extends Versioned> {
  /** What the server held when the draft was opened; undefined for something new. */
  stored: Stored | undefined;
  /** Saves the content over the given version. Throws `ApiError`. */
  send: (content: Content, options: SendOptions) => Promise<Stored>;
  /** Reads what the server holds now, when somebody else saved in between. */
  readLatest?: (() => Promise<Stored>) | undefined;
  /** Merges both people's changes. Without it a conflict stops saving until the person has chosen a version. */
  merge?:
    | ((versions: Versions<Stored, Content>, choices?: Choices) => MergeResult<Content>)
    | undefined;
  /** The server's code for a version that is no longer the latest. */
  conflictCode?: ErrorCode | undefined;
  /** Whether the error means that nobody may save any more. */
  isLocking?: ((problem: ApiProblem) => boolean) | undefined;
  /** The pause in typing after which the draft saves itself. Without it only `save` saves. */
  autosaveMs?: number | undefined;
  copy?: DeviceCopy<Content> | undefined;
  queue?: DraftQueue | undefined;
}

export interface DraftStatus<Stored> {
  /** `conflict`: somebody else saved first. `locked`: nobody may save any more. */
  state: "saved" | "unsaved" | "saving" | "failed" | "conflict" | "locked";
  /** What the server held after the last save or read; undefined before the first. */
  stored: Stored | undefined;
  /** The error of the last save. The next save clears it. */
  problem: ApiProblem | null;
  /** Counts the failed saves that the person asked for. Each one moves the focus to the error. */
  refusals: number;
  /** The version that somebody else saved, once it has been read. */
  theirs: Stored | undefined;
  /** The fields that both people changed, with both values. */
  clashes: readonly Clash[];
  choices: Choices;
}

/**
 * A draft on its way to the server. Only one save runs at a time; what is typed meanwhile is sent after it as one save. A
 * conflict loses neither side: the typed content stays here until the person has chosen.
 */
export function createDraft<Content, Stored extends Versioned>(
  options: DraftOptions<Content, Stored>,
) {
  const {
    send,
    readLatest,
    merge,
    autosaveMs,
    copy: deviceCopy,
    conflictCode = "conflict",
  } = options;
  const queue = options.queue ?? createDraftQueue();
  const draftBase = { version: options.stored?.version ?? 0 };
  const status = createValueStore<DraftStatus<Stored>>({
    state: "saved",
    stored: options.stored,
    problem: null,
    refusals: 0,
    theirs: undefined,
    clashes: [],
    choices: {},
  });
  let unsaved: { content: Content } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runningSave: Promise<boolean> | undefined;
  let isPaused = false;
  let isClosed = false;

  const set = (change: Partial<DraftStatus<Stored>>) => status.set({ ...status.get(), ...change });

  function schedule(ms: number | undefined) {
    clearTimeout(timer);
    if (autosaveMs === undefined || isPaused || isClosed) return;
    timer = setTimeout(() => void save({ isAutosave: true }), ms);
  }

  function isStopped(): boolean {
    const { state } = status.get();
    return isPaused || state === "locked" || (state === "conflict" && !merge);
  }

  function change(content: Content) {
    unsaved = { content };
    deviceCopy?.write({ version: draftBase.version, content });
    if (isStopped()) return;
    const { state } = status.get();
    if (state === "saved" || state === "failed") set({ state: "unsaved" });
    schedule(autosaveMs);
  }

  /** Returns true once everything typed so far is on the server. */
  async function save({ isAutosave = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    // Another caller may start the next save first, so this waits in a loop.
    while (runningSave) await runningSave;
    if (isStopped()) return false;
    if (!unsaved) return true;
    const sending = unsaved;
    const isSaved = await trackRunningSave(
      attempt(sending, isAutosave, () => queue.run(() => sendMerged(sending.content, isAutosave))),
    );
    if (isSaved && unsaved) schedule(autosaveMs);
    return isSaved && !unsaved;
  }

  /** Lets other saves, and whoever pauses the draft, wait for this one. */
  function trackRunningSave(saving: Promise<boolean>): Promise<boolean> {
    const tracked = saving.finally(() => {
      if (runningSave === tracked) runningSave = undefined;
    });
    runningSave = tracked;
    return tracked;
  }

  /** `work` returns undefined where the person has to choose first. */
  async function attempt(
    sending: { content: Content },
    isAutosave: boolean,
    work: () => Promise<Stored | undefined>,
  ): Promise<boolean> {
    set({ state: "saving", problem: null });
    try {
      const stored = await work();
      if (stored) applySaved(stored, sending);
      else set({ state: "conflict", refusals: status.get().refusals + 1 });
      return stored !== undefined;
    } catch (error) {
      fail(error, isAutosave);
      return false;
    }
  }

  async function sendMerged(content: Content, isAutosave: boolean): Promise<Stored | undefined> {
    const { stored: base, theirs, choices } = status.get();
    const mergedContent =
      merge && base && theirs ? merge({ base, theirs, mine: content }, choices).merged : content;
    try {
      return await sendOnce(mergedContent, isAutosave);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === conflictCode)) throw error;
      if (!merge || !readLatest || !base) throw error;
      const latest = await readLatest().catch(() => {
        throw error;
      });
      draftBase.version = latest.version;
      const { merged, clashes } = merge({ base, theirs: latest, mine: content });
      set({ theirs: latest, clashes });
      return clashes.length > 0 ? undefined : sendOnce(merged, isAutosave);
    }
  }

  async function sendOnce(content: Content, isAutosave: boolean): Promise<Stored> {
    const { version } = draftBase;
    const stored = await send(content, { version, isAutosave, outlivesPage: false });
    queue.move(version, stored.version);
    return stored;
  }

  function applySaved(stored: Stored, sent: { content: Content }) {
    if (unsaved === sent) unsaved = undefined;
    settle(unsaved ? "unsaved" : "saved", stored);
    if (unsaved) deviceCopy?.write({ version: stored.version, content: unsaved.content });
    else deviceCopy?.remove();
  }

  function settle(state: "saved" | "unsaved", stored: Stored) {
    draftBase.version = stored.version;
    set({ state, stored, problem: null, theirs: undefined, clashes: [], choices: {} });
  }

  function fail(error: unknown, isAutosave: boolean) {
    const { problem } =
      error instanceof ApiError ? error : new ApiError({ code: "internal", status: 500 }, error);
    const failedSaves = status.get().refusals + (isAutosave ? 0 : 1);
    if (problem.code === conflictCode && !merge)
      return set({ state: "conflict", refusals: failedSaves });
    const isLocked = options.isLocking?.(problem) ?? false;
    set({ state: isLocked ? "locked" : "failed", problem, refusals: failedSaves });
    // Refused content would be refused again, so only other errors are retried.
    if (!isLocked && problem.status !== 400) schedule(retryMs);
  }

  return {
    get: status.get,
    subscribe: status.subscribe,
    /** The draft takes part in its queue until the returned function is called, and then no longer retries. */
    open() {
      isClosed = false;
      const leave = queue.join(draftBase);
      return () => {
        isClosed = true;
        clearTimeout(timer);
        leave();
      };
    },
    change,
    save,
    /**
     * Sends at once, because a save that waited for the previous one would be lost with the page. It fits drafts that
     * nobody else edits: the server accepts their saves in any order.
     */
    saveBeforeLeaving() {
      const sending = unsaved;
      if (isStopped() || !sending) return;
      const { version } = draftBase;
      const last = attempt(sending, true, () =>
        send(sending.content, { version, isAutosave: true, outlivesPage: true }),
      );
      void trackRunningSave(Promise.all([runningSave, last]).then(([, isSaved]) => isSaved));
    },
    /** Stops saving, and resolves when no save is running. */
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      while (runningSave) await runningSave;
    },
    resume() {
      isPaused = false;
      if (unsaved) schedule(autosaveMs);
    },
    /** Continues with the copy on this device; if the server has another version, that is a conflict. */
    restore({ version, content }: CopiedDraft<Content>) {
      if (version === draftBase.version) return change(content);
      unsaved = { content };
      set({ state: "conflict" });
    },
    /** Continues from what the server holds, and discards what is typed here. */
    adopt(stored: Stored) {
      clearTimeout(timer);
      unsaved = undefined;
      deviceCopy?.remove();
      settle("saved", stored);
    },
    /** Reads the other version of a conflict, to be shown beside the typed one. */
    async readTheirs(): Promise<Stored | undefined> {
      const theirs = await readLatest?.();
      set({ theirs });
      return theirs;
    },
    /** Saves over the version that was read. If somebody has saved since, that is a conflict again. */
    chooseMine(): Promise<boolean> {
      const { theirs } = status.get();
      if (theirs) settle("unsaved", theirs);
      return save();
    },
    choose: (field: string, choice: Choice) =>
      set({ choices: { ...status.get().choices, [field]: choice } }),
    /** Corrects the errors beside the fields. The problem is gone with the last of them. */
    changeErrors(correct: (fields: Record<string, string>) => Record<string, string>) {
      const { problem } = status.get();
      if (!problem || Object.keys(problem.fields).length === 0) return;
      const fields = correct(problem.fields);
      set({ problem: Object.keys(fields).length > 0 ? { ...problem, fields } : null });
    },
  };
}
