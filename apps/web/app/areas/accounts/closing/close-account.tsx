import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

export function CloseAccount({ username }: Pick<FullProfile, "username">) {
  const [isOpen, setOpen] = useState(false);
  const closing = usePageAction({ action: "/account-management" });

  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => closing.submit({ intent: "close-account", confirm: username })}
        title="Delete your account?"
        confirmLabel="Delete my account"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        isPending={closing.isPending}
        requiredText={username}
      >
        <ClosingConsequences />
        <ActionFailure of={closing} className="mt-4" />
      </ConfirmDialog>
    </>
  );
}

/** Describes what `closeAccount` in the API does; change both together. */
function ClosingConsequences() {
  return (
    <div className="space-y-2 text-md">
      <p>This can't be undone. You'll be signed out on every device.</p>
      <p>
        <b className="text-ink">Deleted:</b> your login, name, username, email, phone, photo,
        statuses and access requests, plus every listing you own and its photos. Your public profile
        and listings disappear straight away. We permanently delete the listings after 30 days.
      </p>
      <p>
        If your email is confirmed, we also delete the messages you've sent us and your newsletter
        subscription, and send you one last email that says it's done.
      </p>
      <p>
        <b className="text-ink">Kept:</b> an empty record called “Former member”, your account dates
        and, for two years, our activity log, without your name, email or IP address.
      </p>
    </div>
  );
}
