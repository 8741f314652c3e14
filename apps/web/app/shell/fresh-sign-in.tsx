import { loadTexts } from "@boab/contracts/common/texts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { toast } from "#ui/feedback/toast.ts";

const FreshSignInDialog = lazyComponent(() => import("./fresh-sign-in-dialog.tsx"));

/** The dialog in which somebody signs in again for something that matters, once for all pages. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const resolve = useRef<(isConfirmed: boolean) => void>(null);

  const confirmSignIn = useCallback(() => {
    setOpenings((count) => count + 1);
    setOpen(true);
    return new Promise<boolean>((done) => {
      resolve.current = done;
    });
  }, []);

  const finish = useCallback((isConfirmed: boolean) => {
    setOpen(false);
    resolve.current?.(isConfirmed);
  }, []);
  const cancel = useCallback(() => finish(false), [finish]);

  /** The page stays with what was typed. */
  function giveUp() {
    toast(loadTexts.failed, { tone: "bad" });
    cancel();
  }

  return (
    <FreshSignInContext value={confirmSignIn}>
      {children}
      {openings > 0 && (
        <LazyBoundary key={openings} onFail={giveUp}>
          <FreshSignInDialog isOpen={isOpen} onDone={() => finish(true)} onCancel={cancel} />
        </LazyBoundary>
      )}
    </FreshSignInContext>
  );
}
