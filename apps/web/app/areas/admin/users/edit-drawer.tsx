import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useId, useState } from "react";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { EditFields } from "./edit-fields.tsx";
import { whyNotEdit } from "./editable-fields.ts";
import type { UserDialogProps } from "./user-dialog-props.ts";
import { UserFacts } from "./user-facts.tsx";

interface EditDrawerProps extends UserDialogProps {
  viewer: FullProfile;
}

export function EditDrawer({ viewer, person, isOpen, onClose }: EditDrawerProps) {
  const formId = useId();
  // Once saved, the person has the new one already.
  const [emailBefore] = useState(person.email);
  const save = usePageAction({
    onSuccess: (_response, { email }) => {
      onClose();
      const isAddressNew = email && email.toLowerCase() !== emailBefore.toLowerCase();
      toast(isAddressNew ? "Saved. We've sent a link to the new email." : "Saved.");
    },
  });
  const closed = whyNotEdit(viewer, person);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={`Edit ${person.fullName}`}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {closed ? "Close" : "Cancel"}
          </Button>
          {!closed && (
            <Button type="submit" form={formId} isPending={save.isPending} pendingLabel="Saving">
              Save
            </Button>
          )}
        </div>
      }
    >
      <UserFacts person={person} />
      {closed && (
        <Note tone="info" className="mt-5">
          {closed}
        </Note>
      )}
      {/* Someone else's change remounts the form, so that it starts from the stored values. */}
      <EditForm key={person.version} {...{ formId, viewer, person, save }} />
    </Drawer>
  );
}

interface EditFormProps {
  formId: string;
  viewer: FullProfile;
  person: FullProfile;
  save: PageAction<unknown>;
}

function EditForm({ formId, viewer, person, save }: EditFormProps) {
  return (
    <form id={formId} {...save.form} className="mt-5 space-y-4">
      <ActionFailure of={save} reloadLabel="Load the latest version" />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={person.id} />
      <input type="hidden" name="version" value={person.version} />
      <EditFields viewer={viewer} person={person} errorOf={save.errorOf} />
    </form>
  );
}
