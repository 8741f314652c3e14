import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type FormEvent, useId, useState } from "react";
import { type FormFailure, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Problem } from "../problem.tsx";
import { EditFields } from "./edit-fields.tsx";
import { whyNotEdit } from "./editable-fields.ts";
import type { UserDialogProps } from "./user-dialog-props.ts";
import { UserFacts } from "./user-facts.tsx";

interface EditDrawerProps extends UserDialogProps {
  viewer: FullProfile;
  onReload: () => void;
}

export function EditDrawer({ viewer, person, isOpen, onClose, ...rest }: EditDrawerProps) {
  const formId = useId();
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
            <Button type="submit" form={formId} isPending={rest.isPending} pendingLabel="Saving">
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
      <EditForm key={person.version} {...{ formId, viewer, person, onClose }} {...rest} />
    </Drawer>
  );
}

interface EditFormProps extends Omit<EditDrawerProps, "isOpen"> {
  formId: string;
}

function EditForm({ formId, viewer, person, onClose, act, onReload }: EditFormProps) {
  const [failure, setFailure] = useState<FormFailure>();
  const form = useFormState(failure);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const result = await act({
      ...typed,
      intent: "save",
      id: person.id,
      version: String(person.version),
    });
    if (!result.ok) return setFailure(result);
    onClose();
    const isAddressNew = typed.email && typed.email.toLowerCase() !== person.email.toLowerCase();
    toast(isAddressNew ? "Saved. We've sent a link to the new email." : "Saved.");
  }

  return (
    <form id={formId} ref={form.ref} onSubmit={save} className="mt-5 space-y-4">
      <Problem failure={failure} onReload={onReload} reloadLabel="Load the latest version" />
      <EditFields viewer={viewer} person={person} errorOf={form.errorOf} />
    </form>
  );
}
