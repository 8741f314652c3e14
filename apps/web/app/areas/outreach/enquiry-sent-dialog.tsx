import { enquiryCopy } from "@boab/contracts/outreach/copy";
import { Button } from "#ui/actions/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface EnquirySentDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function EnquirySentDialog({ isOpen, onClose }: EnquirySentDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={enquiryCopy.enquirySent}
      size="sm"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className="text-ink-2">A real person reads every message. We'll reply by email.</p>
    </Dialog>
  );
}
