import { readItemStanding, readStanding } from "@boab/contracts/reviews/calls.generated";
import type { ItemReviewStanding, ReviewStanding } from "@boab/contracts/reviews/reviews";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

interface Standing<Of extends ReviewStanding> {
  /** Null until it is known, and for visitors. */
  standing: Of | null;
  isVisitor: boolean;
  refresh: () => void;
}

/** What the viewer wrote and may do. The page itself is the same for everybody, so the browser asks for it. */
function useLoaded<Of extends ReviewStanding>(
  subjectId: string,
  load: (signal: AbortSignal) => Promise<Of>,
): Standing<Of> {
  const { status, profile } = useSession();
  const personId = profile?.id ?? null;
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ of: string; standing: Of } | null>(null);
  const ask = useEffectEvent((person: string, signal: AbortSignal) =>
    load(signal)
      .then((standing) => setKnown({ of: person, standing }))
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
    standing: known && known.of === personId ? known.standing : null,
    isVisitor: status === "visitor",
    refresh: useCallback(() => setTurn((before) => before + 1), []),
  };
}

export const useStanding = (businessId: string): Standing<ReviewStanding> =>
  useLoaded(businessId, (signal) =>
    browserApi.call(readStanding, { query: { businessId }, signal }),
  );

export const useItemStanding = (itemId: string): Standing<ItemReviewStanding> =>
  useLoaded(itemId, (signal) => browserApi.call(readItemStanding, { params: { itemId }, signal }));
