import { dismissToast, holdToast, releaseToast } from "./toast.ts";

interface ToastActionProps {
  label: string;
  onPress: () => void;
}

/**
 * A way back from what was just done: `toast("Marked as done.", { action: <ToastAction label="Undo" onPress={undo} /> })`.
 * The page offers it as well, because a toast is soon gone.
 */
export const ToastAction = ({ label, onPress }: ToastActionProps) => (
  <button
    type="button"
    className="-my-2 min-h-11 px-2 font-semibold underline underline-offset-4"
    onPointerEnter={holdToast}
    onPointerLeave={releaseToast}
    onFocus={holdToast}
    onBlur={releaseToast}
    onClick={() => {
      dismissToast();
      onPress();
    }}
  >
    {label}
  </button>
);
