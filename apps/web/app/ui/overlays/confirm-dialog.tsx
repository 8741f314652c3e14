import { type ReactNode, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  /** Confirming stays disabled until exactly this is typed. */
  requiredText?: string | undefined;
}

export function ConfirmDialog({ requiredText, isOpen, onClose, ...props }: ConfirmDialogProps) {
  const [typed, setTyped] = useState("");
  const isUnlocked = requiredText === undefined || typed === requiredText;

  function close() {
    setTyped("");
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={props.title}
      size="sm"
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {props.cancelLabel ?? "Cancel"}
          </Button>
          <Button
            variant={props.isDangerous === false ? "primary" : "danger"}
            disabled={!isUnlocked}
            isPending={props.isPending}
            pendingLabel={props.pendingLabel}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{props.children}</div>
      {requiredText !== undefined && (
        <TextField
          label={`Type ${requiredText} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-4"
        />
      )}
    </Dialog>
  );
}
