import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { isUnguarded } from "./unguarded.ts";

/** Asks before somebody leaves the page with changes that are not saved. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isUnguarded(nextLocation.state),
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
      title={editingTexts.leave}
      confirmLabel="Leave"
      cancelLabel="Stay"
    >
      {editingTexts.unsaved}
    </ConfirmDialog>
  );
}
