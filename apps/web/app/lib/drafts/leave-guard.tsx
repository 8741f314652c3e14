import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Navigation state that skips the question: after a new URL or a deletion there is nothing to lose. */
export const guardBypass = { bypassesGuard: true };

const hasGuardBypass = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "bypassesGuard" in state;

/** The browser asks before the tab is closed, reloaded or left for another site. */
export function useUnloadWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);
}

interface LeaveGuardProps {
  isDirty: boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before somebody leaves the page with changes that aren't saved. */
export function LeaveGuard({ isDirty, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !hasGuardBypass(nextLocation.state),
  );
  useUnloadWarning(isDirty);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
    >
      {children}
    </ConfirmDialog>
  );
}
