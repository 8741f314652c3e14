import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Drives a native `<dialog>` from a boolean. The browser traps and returns the focus, makes the
 * page behind inert and closes on Escape.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // One that is taken away open would take the focus with it; closed, it gives it back first.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    // React also tells a dialog when one inside it was closed.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isOpen && event.target === event.currentTarget) onClose();
    },
    // The content fills the dialog, so only a press on the scrim has the dialog as its target.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
