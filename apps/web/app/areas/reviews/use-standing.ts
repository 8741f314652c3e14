import { readStanding } from "@boab/contracts/reviews/calls.generated";
import type { ReviewStanding } from "@boab/contracts/reviews/reviews";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

export interface Standing {
  /** Null until it is known, and for visitors. */
  standing: ReviewStanding | null;
  isVisitor: boolean;
  refresh: () => void;
}

/** What the viewer wrote and may do. The page itself is the same for everybody, so the browser asks for it. */
export function useStanding(businessId: string): Standing {
  const { status, profile } = useSession();
  const personId = profile?.id ?? null;
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ of: string; standing: ReviewStanding } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (personId === null) return;
    const aborter = new AbortController();
    browserApi
      .call(readStanding, { query: { businessId }, signal: aborter.signal })
      .then((standing) => setKnown({ of: personId, standing }))
      // Without it the page shows what visitors see, and the server still decides.
      .catch(() => {});
    return () => aborter.abort();
  }, [personId, businessId, turn]);

  return {
    standing: known && known.of === personId ? known.standing : null,
    isVisitor: status === "visitor",
    refresh: useCallback(() => setTurn((before) => before + 1), []),
  };
}
