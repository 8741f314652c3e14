import type { Editor, EditorList } from "@boab/contracts/directory/editors";
import { type FormEvent, useId, useState } from "react";
import { useFreshSignIn } from "#lib/session/fresh-sign-in.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { peopleCopy } from "./copy.ts";
import { createPeopleApi, toErrorSentence } from "./editing-people.ts";
import { RightsFields } from "./rights-fields.tsx";

interface RightsDialogProps {
  businessId: string;
  person: Editor;
  onSaved: (list: EditorList) => void;
  onClose: () => void;
}

/** The owner changes what one person may do. */
export function RightsDialog({ businessId, person, onSaved, onClose }: RightsDialogProps) {
  const [rights, setRights] = useState(person.rights);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const withFreshSignIn = useFreshSignIn();
  const formId = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (rights.length === 0) return setProblem(peopleCopy.noRight);
    setSaving(true);
    setProblem(undefined);
    try {
      const people = createPeopleApi(businessId);
      onSaved(await withFreshSignIn(() => people.changeRights(person.userId, rights)));
    } catch (error) {
      setProblem(toErrorSentence(error, "rights"));
    }
    setSaving(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`What ${person.fullName} can do`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={isSaving} pendingLabel="Saving">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="space-y-4">
        <RightsFields rights={rights} onChange={setRights} />
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
