import type { OwnMediaAccount } from "@boab/contracts/media/accounts";
import { usePageAction } from "#lib/api/page-action.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { PictureUpload } from "#ui/forms/picture-upload.tsx";

interface CreatorPictureProps {
  account: OwnMediaAccount;
  pictureKind: "header" | "profile";
}

/** A picture is saved as soon as it is ready. */
export default function CreatorPicture({ account, pictureKind }: CreatorPictureProps) {
  const save = usePageAction({ onSuccess: () => toast("Saved.") });
  const label = pictureKind === "header" ? "Header photo" : "Your photo";
  const hasPicture = (pictureKind === "header" ? account.headerImg : account.profileImg) !== null;
  return (
    <div>
      <PictureUpload
        label={label}
        purpose={`media-${pictureKind}`}
        targetId={account.id}
        describeError={(error) => ({
          headline: "Upload failed. Please try again.",
          detail: error instanceof UploadError ? error.sentence : null,
        })}
        onReady={(uploadId) => save.submit({ intent: "picture", which: pictureKind, uploadId })}
      />
      <ActionFailure of={save} className="mt-3" />
      {hasPicture && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          onClick={() => save.submit({ intent: "picture", which: pictureKind })}
        >
          Remove {label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
