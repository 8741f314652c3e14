import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Controls a native `<dialog>` with a boolean. The browser traps and restores focus, makes the page
 * inert and closes on Escape.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // Close before unmounting, so that the browser restores focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    // React also bubbles `close` from dialogs inside this one. The event is asynchronous: by then StrictMode, which
    // remounts, has opened the dialog again.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (isOpen && target === currentTarget && !currentTarget.open) onClose();
    },
    // A press on the backdrop targets the dialog, and so does one on a long dialog's scrollbar, so the position
    // decides.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOutside(event)) onClose();
    },
  };
}

function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
