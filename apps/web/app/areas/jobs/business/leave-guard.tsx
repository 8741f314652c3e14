import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Asks before somebody leaves the page with jobs that are not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
    >
      Your changes to the jobs will be lost.
    </ConfirmDialog>
  );
}
