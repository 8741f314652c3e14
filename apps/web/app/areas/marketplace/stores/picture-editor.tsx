import type { CoverPosition } from "@boab/contracts/directory/pictures";
import type { OwnStore, StorePicture } from "@boab/contracts/marketplace/stores";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { describeFocalPoint } from "#lib/format/focal-point.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { FocalPointPicker } from "#ui/forms/focal-point-picker.tsx";
import { PictureUpload } from "#ui/forms/picture-upload.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";
import { storeFormCopy } from "./copy.ts";

type Screen = keyof CoverPosition;

const screenOptions: readonly { value: Screen; label: string }[] = [
  { value: "mobile", label: "Mobile" },
  { value: "tablet", label: "Tablet" },
  { value: "desktop", label: "Desktop" },
];

/** The boxes each picture fills (STORE-14); a logo is shown as a square. */
const pictureSizes = {
  header: {
    mobile: { width: 768, height: 400 },
    tablet: { width: 1280, height: 500 },
    desktop: { width: 1920, height: 600 },
  },
  logo: {
    mobile: { width: 112, height: 112 },
    tablet: { width: 112, height: 112 },
    desktop: { width: 112, height: 112 },
  },
} as const;

const middle = { x: 50, y: 50 };
const defaultPosition: CoverPosition = { mobile: middle, tablet: middle, desktop: middle };

const getPositions = (picture: StorePicture | null): CoverPosition =>
  picture
    ? { mobile: picture.mobile.pos, tablet: picture.tablet.pos, desktop: picture.desktop.pos }
    : defaultPosition;

interface PictureEditorProps {
  store: OwnStore;
  pictureKind: "header" | "logo";
}

/** A new picture is saved as soon as it is ready; its position is saved with the Save button. */
export function PictureEditor({ store, pictureKind }: PictureEditorProps) {
  const picture = pictureKind === "header" ? store.headerImg : store.profileImg;
  const [positions, setPositions] = useState(() => getPositions(picture));
  const [screen, setScreen] = useState<Screen>("desktop");
  const save = usePageAction({
    action: storePath(store.slug),
    onSuccess: () => toast(storeFormCopy.saved),
  });
  const submit = (values: Record<string, string>) =>
    save.submit({ intent: pictureKind, ...values });
  const box = pictureSizes[pictureKind][screen];
  const label = pictureKind === "header" ? "Header" : "Logo";

  return (
    <Card as="section" aria-labelledby={`edit-${pictureKind}`}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`edit-${pictureKind}`} className="text-xl">
          {label}
        </h2>
        {picture && (
          <Segmented
            label="Screen"
            name={`${pictureKind}-screen`}
            options={screenOptions}
            value={screen}
            onChange={setScreen}
          />
        )}
      </div>
      {picture && (
        <div className="mb-6">
          <FocalPointPicker
            key={screen}
            label={`What stays in view on ${screen} screens`}
            src={picture[screen].url}
            value={positions[screen]}
            onChange={(point) => setPositions({ ...positions, [screen]: point })}
            crops={[
              { name: screenOptions.find(({ value }) => value === screen)?.label ?? "", ...box },
            ]}
          />
          <p className="sr-only" role="status">
            {describeFocalPoint(positions[screen])}
          </p>
        </div>
      )}
      <PictureUpload
        label={picture ? `Change ${pictureKind}` : `${label} photo`}
        purpose={pictureKind === "header" ? "store-header" : "store-profile"}
        targetId={store.id}
        describeError={(error) => ({
          headline: storeFormCopy.saveFailed,
          detail: error instanceof UploadError ? error.sentence : null,
        })}
        onReady={(uploadId) => submit({ uploadId })}
      />
      <ActionFailure of={save} title={storeFormCopy.updateFailed} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        {picture && (
          <Button
            isPending={save.isPending}
            pendingLabel="Saving"
            onClick={() => submit({ position: JSON.stringify(positions) })}
          >
            Save position
          </Button>
        )}
        <LinkButton to={storePath(store.slug)} preventScrollReset variant="secondary">
          Done
        </LinkButton>
        {picture && (
          <Button variant="quiet" onClick={() => submit({ remove: "yes" })}>
            Remove {pictureKind}
          </Button>
        )}
      </div>
    </Card>
  );
}
