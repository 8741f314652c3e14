import { payoutCopy } from "@boab/contracts/payments/copy";
import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { getSellerName } from "./accounts-table.tsx";

interface DeleteAccountDialogProps {
  account: ConnectedAccount;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ account, isOpen, onClose }: DeleteAccountDialogProps) {
  const deletion = usePageAction({
    onSuccess: () => {
      onClose();
      toast("Account deleted");
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => deletion.submit({ intent: "delete", id: account.id })}
      title={`Delete ${account.stripeAccountId}?`}
      confirmLabel="Delete account"
      isPending={deletion.isPending}
      pendingLabel="Deleting"
      requiredText="DELETE"
      isExact
    >
      <p>
        This deletes the payment account of <b className="text-ink">{getSellerName(account)}</b> at
        Stripe. They can't be paid until they set up a new one. It can't be undone.
      </p>
      <ActionFailure
        of={deletion}
        title={
          deletion.failure?.error === payoutCopy.deletionFailed ? undefined : "That didn't work."
        }
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
