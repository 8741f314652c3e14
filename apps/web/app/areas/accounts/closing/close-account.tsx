import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useConfirmedFetcher } from "../fresh-sign-in/use-confirmed-fetcher.tsx";
import type { IdentitySettings } from "../identity-port.ts";

interface CloseAccountProps {
  profile: FullProfile;
  identity: IdentitySettings;
}

export function CloseAccount({ profile, identity }: CloseAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = useConfirmedFetcher("/account-management", { person: profile, identity });
  const { username } = profile;

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
        <WhatHappens />
        {closing.result && !closing.result.ok && (
          <Note tone="danger" role="alert" className="mt-4">
            {closing.result.error}
          </Note>
        )}
      </ConfirmDialog>
      {closing.prompt}
    </>
  );
}

/** Says what `closeAccount` of the API does; change both together. */
function WhatHappens() {
  return (
    <div className="space-y-2 text-md">
      <p>This cannot be undone. You are signed out on every device.</p>
      <p>
        <b className="text-ink">Deleted:</b> your sign-in, name, username, email, phone, photo,
        statuses and access requests, and every listing you own with its pictures. Your public
        profile and your listings leave the site at once; the listings are erased after 30 days.
      </p>
      <p>
        <b className="text-ink">Kept:</b> an empty record called “Former member”, the dates of your
        account, and the log of what was done on it. Nobody can change a line of the log: where the
        team changed your name or email, it still says what they were before and after.
      </p>
      <p>
        Messages you sent us and a newsletter subscription end separately; write to us for that.
      </p>
    </div>
  );
}
