import { readItemViewerStatus, readViewerStatus } from "@boab/contracts/reviews/calls.generated";
import type { ItemReviewViewerStatus, ReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

interface LoadedViewerStatus<Of extends ReviewViewerStatus> {
  /** Null until it is known, and for visitors. */
  viewerStatus: Of | null;
  isVisitor: boolean;
  refresh: () => void;
}

/**
 * Loads what the viewer wrote and may do. The browser asks for it, because the page itself is the same for everybody.
 */
function useLoadedStatus<Of extends ReviewViewerStatus>(
  subjectId: string,
  load: (signal: AbortSignal) => Promise<Of>,
): LoadedViewerStatus<Of> {
  const { status, profile } = useSession();
  const personId = profile?.id ?? null;
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ of: string; viewerStatus: Of } | null>(null);
  const ask = useEffectEvent((person: string, signal: AbortSignal) =>
    load(signal)
      .then((viewerStatus) => setKnown({ of: person, viewerStatus }))
      // Without it the page shows what visitors see, and the server still decides.
      .catch(() => {}),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject and another turn ask again.
  useEffect(() => {
    if (personId === null) return;
    const aborter = new AbortController();
    void ask(personId, aborter.signal);
    return () => aborter.abort();
  }, [personId, subjectId, turn]);

  return {
    viewerStatus: known && known.of === personId ? known.viewerStatus : null,
    isVisitor: status === "visitor",
    refresh: useCallback(() => setTurn((before) => before + 1), []),
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
