import { readJobsForEditing, saveJobs } from "@boab/contracts/jobs/calls.generated";
import { maxJobs } from "@boab/contracts/jobs/limits";
import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { getFieldName } from "#lib/api/form.ts";
import { LeaveGuard } from "#lib/drafts/leave-guard.tsx";
import { useDraft } from "#lib/drafts/use-draft.ts";
import { Button } from "#ui/actions/button.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { businessJobsCopy } from "./copy.ts";
import { JobFields } from "./job-fields.tsx";
import { createEmptyJob, type JobDraft, toJobDrafts, toJobsBody } from "./job-rows.ts";
import { describeJobValue, getJobLabel, mergeJobs } from "./merge-jobs.ts";

interface JobsEditorProps {
  businessId: string;
  jobs: EditableJobs;
  onSaved: () => void;
  onCancel: () => void;
}

/** All jobs of a business are one form, which is saved as a whole. */
export function JobsEditor(props: JobsEditorProps) {
  const { businessId, jobs, onSaved, onCancel } = props;
  const [first] = useState(() => {
    const stored = toJobDrafts(jobs);
    return stored.length > 0 ? stored : [createEmptyJob()];
  });
  const draft = useDraft<JobDraft[], EditableJobs>({
    first,
    stored: jobs,
    async send(rows, { version }) {
      const { jobPostings, errors } = toJobsBody(rows);
      if (Object.keys(errors).length > 0)
        throw new ApiError({ code: "bad_request", status: 400, fields: errors });
      const body = { version, jobPostings };
      return browserApi.call(saveJobs, { params: { id: businessId }, body });
    },
    readLatest: () => browserApi.call(readJobsForEditing, { params: { id: businessId } }),
    merge: ({ base, theirs, mine }, choices) =>
      mergeJobs({ base: toJobDrafts(base), theirs: toJobDrafts(theirs), mine }, choices),
  });
  const { content: drafts, problem, refusals: failedSaves } = draft;
  const isSaving = draft.state === "saving";
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(first);

  // The focus moves once per refusal, so that correcting one field doesn't move it to the next error.
  useEffect(() => {
    if (failedSaves > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failedSaves]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, []);

  const change = (key: string, changes: Partial<JobDraft>) =>
    draft.change((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isSaving && (await draft.save())) onSaved();
  }

  /** A field's error is cleared once the field changes. */
  function clearError(target: EventTarget) {
    const field = getFieldName(target);
    if (field !== undefined) draft.changeErrors(({ [field]: _, ...fields }) => fields);
  }

  /** Errors are keyed by row index, so those of later rows move up. */
  function remove(index: number) {
    draft.change((rows) => rows.toSpliced(index, 1));
    draft.changeErrors((fields) => removeRowErrors(fields, index));
    // The button that had the focus goes with its row.
    form.current?.focus();
  }

  function add() {
    draft.change((rows) => [...rows, createEmptyJob()]);
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>(`[name="jobPostings.${drafts.length}.title"]`)
        ?.focus(),
    );
  }

  return (
    <Card>
      <form
        ref={form}
        tabIndex={-1}
        aria-label="Jobs"
        noValidate
        className="scroll-mt-24 outline-none"
        onSubmit={(event) => void save(event)}
        onInput={({ target }) => clearError(target)}
      >
        <div className="space-y-8">
          {drafts.map((row, index) => (
            <JobFields
              key={row.key}
              draft={row}
              index={index}
              getError={(field) => problem?.fields[`jobPostings.${index}.${field}`]}
              hasErrors={Object.keys(problem?.fields ?? {}).some(
                (name) => parseRowIndex(name) === index,
              )}
              refusals={failedSaves}
              onChange={(changes) => change(row.key, changes)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
        <Button
          variant="quiet"
          size="sm"
          disabled={drafts.length >= maxJobs}
          className="mt-4"
          onClick={add}
        >
          <PlusIcon size={18} aria-hidden="true" />
          Add a job
        </Button>
        <p className="mt-2 text-sm text-ink-3">
          Jobs without a title, a type or a location are left out when you save.
        </p>
        {draft.state === "conflict" ? (
          <ConflictChoices
            clashes={draft.clashes}
            choices={draft.choices}
            choose={draft.choose}
            getLabel={(field) =>
              getJobLabel(field, drafts, [...first, ...toJobDrafts(draft.theirs ?? jobs)])
            }
            describe={describeJobValue}
            className="mt-4"
          />
        ) : (
          problem && (
            <Note tone="danger" role="alert" title={businessJobsCopy.saveFailed} className="mt-4">
              {Object.keys(problem.fields).length === 0 && problem.sentence}
            </Note>
          )
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" size="sm" isPending={isSaving} pendingLabel="Saving">
            Save
          </Button>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      <LeaveGuard isDirty={isDirty && !isSaving}>Your changes to the jobs will be lost.</LeaveGuard>
    </Card>
  );
}

const parseRowIndex = (field: string): number =>
  Number(/^jobPostings\.(\d+)\./.exec(field)?.[1] ?? -1);

/** Returns the errors after a row was removed. */
const removeRowErrors = (
  fields: Record<string, string>,
  removedIndex: number,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, sentence]) => {
      const row = parseRowIndex(field);
      if (row === removedIndex) return [];
      return [[row > removedIndex ? field.replace(/\d+/, String(row - 1)) : field, sentence]];
    }),
  );
