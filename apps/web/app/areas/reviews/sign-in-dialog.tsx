import { reviewTexts } from "@boab/contracts/reviews/texts";
import { registerPath } from "#lib/session/redirect.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface SignInDialogProps {
  /** Where they come back to. */
  next: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function SignInDialog({ next, isOpen, onClose }: SignInDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={reviewTexts.signInTitle}
      size="sm"
      actions={<LinkButton to={registerPath(next)}>Sign in</LinkButton>}
    >
      <p className="text-ink-2">{reviewTexts.signIn}</p>
    </Dialog>
  );
}
