/** The version of the stored record that a draft is based on. */
interface DraftBase {
  version: number;
}

/**
 * Runs the requests of one stored record one after another, because a save needs the version that the save before it
 * made. Several drafts of the same record, such as the sections of a listing, share a queue.
 */
export function createDraftQueue() {
  const drafts = new Set<DraftBase>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    run<Value>(work: () => Promise<Value>): Promise<Value> {
      const turn = last.then(work);
      // The caller gets the error; the next request runs anyway.
      last = turn.catch(() => undefined);
      return turn;
    },
    hasDrafts: () => drafts.size > 0,
    join(draft: DraftBase) {
      drafts.add(draft);
      return () => void drafts.delete(draft);
    },
    /** Nobody else saved in between, so drafts that started from the old version continue from the new one. */
    move(from: number, to: number) {
      for (const draft of drafts) if (draft.version === from) draft.version = to;
    },
  };
}

export type DraftQueue = ReturnType<typeof createDraftQueue>;
