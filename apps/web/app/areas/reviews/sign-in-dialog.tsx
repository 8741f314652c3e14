import { getRegisterPath } from "#lib/session/redirect.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { writeReviewCopy } from "./copy.ts";

interface SignInDialogProps {
  /** The path to return to after logging in. */
  next: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function SignInDialog({ next, isOpen, onClose }: SignInDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={writeReviewCopy.signInTitle}
      size="sm"
      actions={<LinkButton to={getRegisterPath(next)}>Sign in</LinkButton>}
    >
      <p className="text-ink-2">{writeReviewCopy.signIn}</p>
    </Dialog>
  );
}
