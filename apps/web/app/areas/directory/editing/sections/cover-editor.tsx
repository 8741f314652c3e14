import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { CoverPosition } from "@boab/contracts/directory/pictures";
import { useState } from "react";
import { describeFocalPoint } from "#lib/format/focal-point.ts";
import { Button } from "#ui/actions/button.tsx";
import { FocalPointPicker } from "#ui/forms/focal-point-picker.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { editingCopy } from "../copy.ts";
import { PictureUpload } from "../picture-upload.tsx";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { FailureNote, SectionForm } from "../section-form.tsx";

type Screen = keyof CoverPosition;

const screenOptions: readonly { value: Screen; label: string; width: number; height: number }[] = [
  { value: "mobile", label: "Mobile", width: 390, height: 260 },
  { value: "tablet", label: "Tablet", width: 1360, height: 420 },
  { value: "desktop", label: "Desktop", width: 1360, height: 420 },
];

/** A new picture is saved as soon as it is ready; its position is saved with the Save button. */
export function CoverEditor(props: SectionEditorProps) {
  const { business } = props;
  const upload = useSectionSave(props, editingCopy.uploadFailed);
  const { submit, ...saving } = useSectionSave(props, editingCopy.positionFailed);
  const { draft, setDraft, isDirty } = useSectionDraft(business.coverImagePos, props.onDirtyChange);
  const [screen, setScreen] = useState<Screen>("desktop");

  return (
    <SectionForm
      title="Cover"
      hasHeading
      tools={
        business.coverImageUrl && (
          <Segmented
            label="Screen"
            name="cover-screen"
            options={screenOptions}
            value={screen}
            onChange={setScreen}
          />
        )
      }
      {...saving}
      saveLabel="Save position"
      isLocked={business.coverImageUrl === null || !isDirty}
      onSave={() => void submit({ coverImagePos: draft })}
      onCancel={props.onClose}
      onReload={props.onReload}
      extra={
        business.coverImageUrl && (
          <Button
            variant="quiet"
            size="sm"
            isPending={upload.isSaving}
            onClick={() => void upload.submit({ cover: null }, "stay")}
          >
            Remove cover
          </Button>
        )
      }
    >
      {business.coverImageUrl && (
        <Position
          picture={business.coverImageUrl}
          screen={screen}
          value={draft}
          onChange={setDraft}
        />
      )}
      <PictureUpload
        label={business.coverImageUrl ? "Change cover" : "Cover photo"}
        purpose="listing-cover"
        businessId={business.id}
        onReady={(cover) => upload.submit({ cover }, "stay")}
      />
      <FailureNote failure={upload.failure} onReload={props.onReload} />
    </SectionForm>
  );
}

interface PositionProps {
  picture: NonNullable<EditableBusiness["coverImageUrl"]>;
  screen: Screen;
  value: CoverPosition;
  onChange: (position: CoverPosition) => void;
}

function Position({ picture, screen, value, onChange }: PositionProps) {
  const screenOption = screenOptions.find((one) => one.value === screen);
  return (
    <div className="mb-6">
      <FocalPointPicker
        key={screen}
        label={`What stays in view on ${screenOption?.label.toLowerCase()} screens`}
        src={picture[screen].jpeg}
        value={value[screen]}
        onChange={(point) => onChange({ ...value, [screen]: point })}
        crops={
          screenOption
            ? [{ name: screenOption.label, width: screenOption.width, height: screenOption.height }]
            : []
        }
      />
      <p className="sr-only" role="status">
        {describeFocalPoint(value[screen])}
      </p>
    </div>
  );
}
