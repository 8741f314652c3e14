import type { Application } from "@boab/contracts/jobs/applications";
import {
  type ApplicationStatus,
  applicationStatuses,
  maxNoteLength,
} from "@boab/contracts/jobs/limits";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { applicationStatusLabels } from "./copy.ts";

interface StatusFormProps {
  application: Application;
  firstResult?: FormResult | undefined;
}

export function StatusForm({ application, firstResult }: StatusFormProps) {
  const { status } = application;
  const save = usePageAction({ firstResult });
  const [isAsking, setAsking] = useState(false);
  const remove = usePageAction({ onFailure: () => setAsking(false) });
  return (
    <Card as="section" aria-labelledby="progress">
      <h2 id="progress" className="mb-4 text-xl">
        Where it stands
      </h2>
      <PageForm {...save.form} className="space-y-4">
        <ActionFailure of={save} />
        {save.result?.ok && (
          <Note tone="ok" role="status">
            Saved
          </Note>
        )}
        <Select
          key={status}
          label="Status"
          name="status"
          defaultValue={status}
          options={listStatusOptions(status)}
          hint="If you choose “Not progressing”, we email them after 48 hours. You can change your mind until then."
        />
        <TextArea
          label="Internal note"
          counter="Optional"
          name="internalNote"
          maxLength={maxNoteLength}
          defaultValue={application.internalNote}
          hint="Only people who manage this page see it."
        />
        <Button type="submit" size="sm" isPending={save.isPending} pendingLabel="Saving">
          Save
        </Button>
      </PageForm>
      <div className="mt-6 border-t border-line pt-4">
        <ActionFailure of={remove} className="mb-3" />
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          <TrashIcon size={18} aria-hidden="true" />
          Delete application
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.submit({ intent: "delete" })}
        isPending={remove.isPending}
        pendingLabel="Deleting"
        title="Delete this application?"
        confirmLabel="Delete"
        cancelLabel="Keep"
      >
        We'll permanently delete the application and its files.
      </ConfirmDialog>
    </Card>
  );
}

/** Returns the current status and every status that can come next. */
const listStatusOptions = (status: ApplicationStatus) =>
  applicationStatuses
    .filter(
      (one) =>
        one === status ||
        !["new", "viewed"].includes(one) ||
        (one === "viewed" && status === "not-progressing"),
    )
    .map((value) => ({ value, label: applicationStatusLabels[value] }));
