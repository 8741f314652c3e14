import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { ApiError } from "#lib/api/errors.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { removePhoto } from "./change-photo.ts";
import { profilePhotoCopy } from "./copy.ts";
import { photoInputId } from "./profile-photo.tsx";
import { useShowProfile } from "./use-show-profile.ts";

/** An error is shown in the dialog, where the member can try again. */
export function RemovePhoto({ profile }: { profile: FullProfile }) {
  const show = useShowProfile();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!profile.photoUrl) return null;

  function close() {
    setIsOpen(false);
    setFailure(undefined);
  }

  async function remove() {
    setIsPending(true);
    setFailure(undefined);
    try {
      const changed = await removePhoto();
      close();
      await show(changed);
      toast(profilePhotoCopy.removed);
      // The button that opened the dialog goes away with the photo.
      document.getElementById(photoInputId)?.focus();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.sentence : profilePhotoCopy.tryAgain);
    }
    setIsPending(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {profilePhotoCopy.remove}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={() => void remove()}
        title={profilePhotoCopy.removePhoto}
        confirmLabel={profilePhotoCopy.remove}
        isPending={isPending}
        pendingLabel="Removing"
      >
        <p>{profilePhotoCopy.afterRemoval}</p>
        {failure && (
          <Note
            tone="danger"
            role="alert"
            title={profilePhotoCopy.removePhotoFailed}
            className="mt-4"
          >
            {failure}
          </Note>
        )}
      </ConfirmDialog>
    </>
  );
}
