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
  /** The text to type before confirming is enabled. Straight and curly apostrophes are equal. */
  requiredText?: string | undefined;
  /** Refuses a trailing space, which phones add after a name. */
  isExact?: boolean | undefined;
}

export function ConfirmDialog(options: ConfirmDialogProps) {
  const {
    requiredText,
    isExact: refusesTrailingSpace = false,
    isOpen,
    onClose,
    ...props
  } = options;
  const [typed, setTyped] = useState("");
  const missing =
    requiredText === undefined
      ? null
      : refusesTrailingSpace && typed.endsWith(" ")
        ? "Remove the space at the end."
        : describeMissingText(typed, requiredText);

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
            disabled={missing !== null}
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
          hint={missing || undefined}
          className="mt-4"
        />
      )}
    </Dialog>
  );
}

// Phones type a curly apostrophe and keyboards a straight one, and people can't see which one a name has.
const normalizeText = (text: string) => text.normalize("NFC").replace(/[’‘ʼ`´]/g, "'");

/** A sentence about what is missing or wrong; empty before anything is typed, null when it matches. */
export function describeMissingText(typed: string, required: string): string | null {
  const [normalizedTyped, normalizedRequired] = [
    normalizeText(typed).trimEnd(),
    normalizeText(required),
  ];
  if (normalizedTyped === normalizedRequired) return null;
  if (normalizedTyped === "") return "";
  if (normalizedRequired.startsWith(normalizedTyped))
    return `Still to type: ${required.slice(normalizedTyped.length).trim()}`;
  return normalizedRequired.toLowerCase() === normalizedTyped.toLowerCase()
    ? "Check the capital letters."
    : "That doesn't match the name yet. Check the spelling.";
}
