import { readItemViewerStatus, readViewerStatus } from "@boab/contracts/reviews/calls.generated";
import type { ItemReviewViewerStatus, ReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

interface LoadedViewerStatus<Status extends ReviewViewerStatus> {
  /** Null until it is known, and for visitors. */
  viewerStatus: Status | null;
  isVisitor: boolean;
  refresh: () => void;
}

/**
 * Loads what the viewer wrote and may do. The browser asks for it, because the page itself is the same for everybody.
 */
function useLoadedStatus<Status extends ReviewViewerStatus>(
  subjectId: string,
  load: (signal: AbortSignal) => Promise<Status>,
): LoadedViewerStatus<Status> {
  const { status, profile } = useSession();
  const personId = profile?.id ?? null;
  const [refreshCount, setRefreshCount] = useState(0);
  const [known, setKnown] = useState<{ of: string; viewerStatus: Status } | null>(null);
  const ask = useEffectEvent((person: string, signal: AbortSignal) =>
    load(signal)
      .then((viewerStatus) => setKnown({ of: person, viewerStatus }))
      // Without it the page shows what visitors see, and the server still decides.
      .catch(() => {}),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject and another turn ask again.
  useEffect(() => {
    if (personId === null) return;
    const abortController = new AbortController();
    void ask(personId, abortController.signal);
    return () => abortController.abort();
  }, [personId, subjectId, refreshCount]);

  return {
    viewerStatus: known && known.of === personId ? known.viewerStatus : null,
    isVisitor: status === "visitor",
    refresh: useCallback(() => setRefreshCount((before) => before + 1), []),
  };
}

export const useViewerStatus = (businessId: string): LoadedViewerStatus<ReviewViewerStatus> =>
  useLoadedStatus(businessId, (signal) =>
    browserApi.call(readViewerStatus, { query: { businessId }, signal }),
  );

export const useItemViewerStatus = (itemId: string): LoadedViewerStatus<ItemReviewViewerStatus> =>
  useLoadedStatus(itemId, (signal) =>
    browserApi.call(readItemViewerStatus, { params: { itemId }, signal }),
  );
