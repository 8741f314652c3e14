import { Button } from "#ui/actions/button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { editingCopy } from "../copy.ts";
import { PictureUpload } from "../picture-upload.tsx";
import { type SectionEditorProps, useSectionSave } from "../section-editor.ts";
import { FailureNote } from "../section-form.tsx";

/** There is nothing to type: a logo is saved as soon as it is ready. */
export function LogoEditor(props: SectionEditorProps) {
  const { business } = props;
  const { submit, failure, isSaving } = useSectionSave(props, editingCopy.uploadFailed);
  return (
    <Dialog isOpen onClose={props.onClose} title="Logo">
      <div className="flex flex-wrap items-start gap-5">
        <Avatar
          name={business.businessName}
          src={business.logoUrl?.mobile.jpeg}
          size={96}
          shape="square"
        />
        <div className="min-w-0 flex-1 basis-60">
          <PictureUpload
            label="Logo image"
            purpose="listing-logo"
            businessId={business.id}
            onReady={(logo) => submit({ logo })}
          />
        </div>
      </div>
      <FailureNote failure={failure} onReload={props.onReload} />
      {business.logoUrl && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-4"
          isPending={isSaving}
          pendingLabel="Saving"
          onClick={() => void submit({ logo: null })}
        >
          Remove logo
        </Button>
      )}
    </Dialog>
  );
}
