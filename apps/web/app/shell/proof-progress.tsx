import { useEffect, useRef, useSyncExternalStore } from "react";
import { proofProgress, solveProof, storeProofCookie } from "#lib/proof/proof-of-work.ts";
import { Note } from "#ui/feedback/note.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { connectionCopy } from "./copy.ts";

/** Explains the wait while the browser solves the server's security check. */
export function ProofProgress() {
  const percent = useSyncExternalStore(
    proofProgress.subscribe,
    proofProgress.read,
    () => undefined,
  );
  return (
    <div role="status" className="fixed inset-x-4 top-4 z-60 mx-auto max-w-xl">
      {percent !== undefined && (
        <Note tone="info" className="shadow-3">
          {connectionCopy.securityCheck}
          <ProgressBar label={connectionCopy.securityCheck} percent={percent} className="mt-2" />
        </Note>
      )}
    </div>
  );
}

const triesKey = "boab-proof-tries";
const maxTries = 3;

/** For a page that asks for a proof of work before it loads: solves it and loads the page again. */
export function SolveAndReload({ challenge }: { challenge: string }) {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const tries = Number(sessionStorage.getItem(triesKey) ?? 0);
    // Without cookies the proof would never arrive.
    if (tries >= maxTries || !navigator.cookieEnabled) return;
    sessionStorage.setItem(triesKey, String(tries + 1));
    solveProof(challenge)
      .then((proof) => {
        storeProofCookie(proof);
        location.reload();
      })
      .catch(() => {});
  }, [challenge]);
  return null;
}
