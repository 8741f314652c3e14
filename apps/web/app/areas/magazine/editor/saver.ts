import { editorTexts } from "@boab/contracts/magazine/editor-texts";
import { ApiError } from "#lib/api/errors.ts";
import type { DocumentContent } from "./content.ts";
import type { DraftStore } from "./local-draft.ts";

export type SavingState = "saved" | "unsaved" | "saving" | "failed" | "conflict" | "locked";

export interface Saving {
  state: SavingState;
  revision: number;
  /** When the server last took it; null for a document that was never saved. */
  savedAt: string | null;
  /** For the person, while it isn't saved. */
  problem: string | null;
}

interface Answer {
  revision: number;
  savedAt: string;
}

interface SaverOptions {
  revision: number;
  savedAt: string | null;
  drafts: DraftStore;
  send(
    content: DocumentContent,
    options: { revision: number; isAutosave: boolean },
  ): Promise<Answer>;
}

/** A pause this long is worth a save; a lost connection is tried again after longer. */
export const autosaveMs = 2000;
export const retryMs = 15_000;

const lockedCodes: readonly string[] = ["document_in_review", "document_taken", "forbidden"];

/**
 * Saves what is typed: on this device at once, on the server at every pause and on request. One save at a time, so the
 * revisions follow each other. A conflict stops it until the writer has decided, and nothing typed is dropped.
 */
export function createSaver({ drafts, send, ...start }: SaverOptions) {
  let saving: Saving = { ...start, state: "saved", problem: null };
  let latest: DocumentContent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<Saving>) {
    saving = { ...saving, ...change };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save({ isAutosave: true }), ms);
  }

  const isStopped = () => saving.state === "conflict" || saving.state === "locked";

  function change(content: DocumentContent) {
    latest = content;
    drafts.write({ ...content, revision: saving.revision });
    if (isStopped()) return;
    if (saving.state !== "saving") set({ state: "unsaved" });
    schedule(autosaveMs);
  }

  /** Whether everything typed so far is on the server now. */
  async function save({ isAutosave }: { isAutosave: boolean }): Promise<boolean> {
    clearTimeout(timer);
    // Whoever else waited for it may have started the next one.
    while (running) await running;
    if (isStopped()) return false;
    if (!latest) return true;
    running = sendLatest(latest, isAutosave);
    const isSaved = await running;
    running = undefined;
    if (isSaved && latest) schedule(autosaveMs);
    return isSaved && !latest;
  }

  async function sendLatest(content: DocumentContent, isAutosave: boolean): Promise<boolean> {
    set({ state: "saving", problem: null });
    try {
      const { revision, savedAt } = await send(content, { revision: saving.revision, isAutosave });
      const hasMore = latest !== content;
      if (!hasMore) latest = undefined;
      set({ state: hasMore ? "unsaved" : "saved", revision, savedAt });
      if (latest) drafts.write({ ...latest, revision });
      else drafts.remove();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  function fail(error: unknown) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "document_conflict") return set({ state: "conflict" });
    if (error instanceof ApiError && code && lockedCodes.includes(code))
      return set({ state: "locked", problem: error.sentence });
    const isRefused = error instanceof ApiError && error.status === 400;
    const [detail] = isRefused ? Object.values(error.fields) : [];
    set({ state: "failed", problem: detail ?? editorTexts.saveFailed });
    // What the server refuses once it refuses again; a connection comes back.
    if (!isRefused) schedule(retryMs);
  }

  return {
    get: () => saving,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    save,
    /** Goes on from what is on the server now; what was typed before is the writer's decision. */
    adopt(revision: number, savedAt: string | null) {
      clearTimeout(timer);
      latest = undefined;
      drafts.remove();
      set({ state: "saved", problem: null, revision, savedAt });
    },
    /** Goes on with what was typed here before; on top of something newer that is a conflict. */
    restoreDraft(draftRevision: number, content: DocumentContent) {
      latest = content;
      if (draftRevision === saving.revision) change(content);
      else set({ state: "conflict" });
    },
    /** Puts what was typed on top of what is on the server now. */
    overwrite(revision: number, content: DocumentContent) {
      set({ state: "unsaved", problem: null, revision });
      change(content);
      return save({ isAutosave: false });
    },
  };
}
