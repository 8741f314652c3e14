import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type FormEvent, useId } from "react";
import { PageForm } from "#lib/api/page-form.tsx";
import { profileCopy } from "#lib/copy.ts";
import { mergeFields } from "#lib/merge/merge-fields.ts";
import { useMergedAction } from "#lib/merge/use-merged-action.ts";
import { readProfile } from "#lib/session/read-profile.ts";
import { Button } from "#ui/actions/button.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { EditFields } from "./edit-fields.tsx";
import {
  describeUserValue,
  getEditRefusal,
  getFieldLabel,
  readUserValues,
  toUserValues,
  type UserValues,
} from "./editable-fields.ts";
import { UserDetails } from "./user-details.tsx";
import type { UserDialogProps } from "./user-dialog-props.ts";

interface EditDrawerProps extends UserDialogProps {
  viewer: FullProfile;
}

export function EditDrawer({ viewer, person, isOpen, onClose }: EditDrawerProps) {
  const formId = useId();
  const editing = useMergedAction<FullProfile, UserValues, FullProfile>({
    first: person,
    toTyped: toUserValues,
    merge: mergeFields,
    readTyped: readUserValues,
    readLatest: () => readProfile(person.id),
    toValues: (typed, { id, version }) => ({
      ...typed,
      intent: "save",
      id,
      version: String(version),
    }),
    onSuccess: (_saved, { email }) => {
      onClose();
      const isEmailNew = email && email.toLowerCase() !== editing.seen.email.toLowerCase();
      toast(isEmailNew ? "Saved. We've sent a link to the new email." : "Saved.");
    },
  });
  const { save, conflict } = editing;
  const editRefusal = getEditRefusal(viewer, person);

  function submit(event: FormEvent) {
    event.preventDefault();
    editing.submit();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={`Edit ${person.fullName}`}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {editRefusal ? "Close" : "Cancel"}
          </Button>
          {!editRefusal && (
            <Button type="submit" form={formId} isPending={editing.isPending} pendingLabel="Saving">
              Save
            </Button>
          )}
        </div>
      }
    >
      <UserDetails person={person} />
      {editRefusal && (
        <Note tone="info" className="mt-5">
          {editRefusal}
        </Note>
      )}
      <PageForm id={formId} {...save.form} onSubmit={submit} className="mt-5 space-y-4">
        {conflict && (
          <ConflictChoices {...conflict} getLabel={getFieldLabel} describe={describeUserValue} />
        )}
        {editing.isRefused && (
          <Note tone="danger" role="alert">
            {save.isConflict ? profileCopy.conflict : save.failure?.error}
          </Note>
        )}
        <EditFields viewer={viewer} person={person} getError={save.getError} />
      </PageForm>
    </Drawer>
  );
}
