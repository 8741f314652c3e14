import { isKeyOf } from "@boab/contracts/common/guards";
import type { DocumentEditing } from "@boab/contracts/magazine/documents";
import { documentLimits } from "@boab/contracts/magazine/limits";
import { formatDateTime } from "@boab/format/dates";
import { useState } from "react";
import { Link } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { articlePath } from "../paths.ts";

type DeskDecision = "publish" | "schedule" | "send-back" | "unpublish";

const toastByDecision: Record<DeskDecision, string> = {
  publish: "Published.",
  schedule: "Scheduled. The writer gets an email.",
  "send-back": "Sent back. The writer gets your note by email.",
  unpublish: "Taken off.",
};

function describeStatus({ status, submittedAt, publishAt, writerName }: DocumentEditing): string {
  if (status === "submitted" && submittedAt)
    return `${writerName} submitted this ${formatDateTime(submittedAt)}.`;
  if (status === "scheduled" && publishAt) return `Goes out ${formatDateTime(publishAt)}.`;
  if (publishAt && status === "published") return `Published ${formatDateTime(publishAt)}.`;
  return `${writerName} is working on this.`;
}

/** The editor decides about the document they have read. */
export function ReviewBar({ docId, editing }: { docId: string; editing: DocumentEditing }) {
  const [choice, setChoice] = useState<DeskDecision>();
  // An error is shown in the dialog that sent the decision, until it is closed.
  const [sentDecision, setSentDecision] = useState<DeskDecision>();
  const open = (next: DeskDecision | undefined) => {
    setChoice(next);
    setSentDecision(undefined);
  };
  const [fields, setFields] = useState({ note: "", day: "", time: "06:30" });
  const decide = usePageAction({
    onSuccess: (_response, { intent = "" }) => {
      open(undefined);
      if (isKeyOf(toastByDecision, intent)) toast(toastByDecision[intent]);
    },
  });
  const revision = String(editing.revision);
  const isSubmitted = editing.status === "submitted";
  const isPublished = editing.publishAt !== null && editing.status !== "scheduled";
  const writer = editing.writerName;
  const set = (field: keyof typeof fields, value: string) =>
    setFields((was) => ({ ...was, [field]: value }));
  const getDialogProps = (dialogChoice: DeskDecision) => ({
    isOpen: choice === dialogChoice,
    onClose: () => open(undefined),
    onConfirm: () => {
      setSentDecision(dialogChoice);
      decide.submit({ intent: dialogChoice, revision, ...fields });
    },
    isPending: decide.isPending,
    pendingLabel: "One moment",
  });

  return (
    <section
      aria-label="Review"
      className="flex flex-wrap items-center gap-4 rounded-lg bg-indigo-800 px-5 py-4 text-[#f7f0e4] shadow-3"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-3.5">
        <Avatar name={writer} size={44} />
        <p className="min-w-0 leading-snug break-words">
          <b className="block">{editing.title || "No title"}</b>
          <span className="text-sm text-[#c4c0da]">{describeStatus(editing)}</span>
        </p>
      </div>
      {/* Dark in both themes, as the bar is. The dialogs below are not. */}
      <div className="theme-dark on-night flex flex-wrap gap-2 text-ink max-md:w-full max-md:*:grow max-md:*:justify-center">
        {editing.mayEdit && (
          <Link
            to={`/test-editor/${docId}`}
            className="inline-flex min-h-12 items-center px-3 font-semibold underline underline-offset-3"
          >
            Correct it
          </Link>
        )}
        {isSubmitted && (
          <>
            <Button variant="secondary" onClick={() => open("send-back")}>
              Send back
            </Button>
            {!isPublished && (
              <Button variant="secondary" onClick={() => open("schedule")}>
                Schedule
              </Button>
            )}
            <Button variant="accent" onClick={() => open("publish")}>
              Publish now
            </Button>
          </>
        )}
        {isPublished && editing.slug && (
          <Link
            to={articlePath(editing.slug)}
            className="inline-flex min-h-12 items-center px-3 font-semibold underline underline-offset-3"
          >
            Read it on the site
          </Link>
        )}
        {editing.publishAt && (
          <Button variant="secondary" onClick={() => open("unpublish")}>
            {isPublished ? "Take off the site" : "Take off the schedule"}
          </Button>
        )}
      </div>
      <ConfirmDialog
        {...getDialogProps("publish")}
        title={isPublished ? "Publish these changes?" : "Publish this article now?"}
        confirmLabel="Publish now"
        isDangerous={false}
      >
        Everyone can read it straight away, under the name of {writer}, who gets an email.
        {sentDecision && <ActionFailure of={decide} className="mt-4" />}
      </ConfirmDialog>
      <ConfirmDialog
        {...getDialogProps("schedule")}
        title="When should it go out?"
        confirmLabel="Schedule"
        isDangerous={false}
      >
        <div className="grid gap-3 min-[430px]:grid-cols-2">
          <TextField
            label="Date"
            type="date"
            name="day"
            value={fields.day}
            error={sentDecision && decide.getError("publishAt")}
            onChange={({ target }) => set("day", target.value)}
          />
          <TextField
            label="Sydney time"
            type="time"
            name="time"
            value={fields.time}
            onChange={({ target }) => set("time", target.value)}
          />
        </div>
        {sentDecision && <ActionFailure of={decide} field="publishAt" className="mt-4" />}
      </ConfirmDialog>
      <ConfirmDialog
        {...getDialogProps("send-back")}
        title="Send back with a note"
        confirmLabel="Send back"
        isDangerous={false}
      >
        <TextArea
          label={`Message to ${writer}`}
          name="note"
          rows={5}
          maxLength={documentLimits.noteLength}
          hint={`We email this to ${writer}. The draft opens for them again.`}
          value={fields.note}
          error={sentDecision && decide.getError("note")}
          onChange={({ target }) => set("note", target.value)}
        />
        {sentDecision && <ActionFailure of={decide} field="note" className="mt-4" />}
      </ConfirmDialog>
      <ConfirmDialog
        {...getDialogProps("unpublish")}
        title={isPublished ? "Take this article off the site?" : "Take this off the schedule?"}
        confirmLabel="Take it off"
      >
        It'll wait here for you again. Publishing it later brings it back at the same address.
        {sentDecision && <ActionFailure of={decide} className="mt-4" />}
      </ConfirmDialog>
    </section>
  );
}
