import { saveJobs } from "@boab/contracts/jobs/calls.generated";
import { mostJobs } from "@boab/contracts/jobs/limits";
import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { jobTexts } from "@boab/contracts/jobs/texts";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";
import { fieldName } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { JobFields } from "./job-fields.tsx";
import { emptyJob, type JobDraft, readDrafts, toDrafts } from "./job-rows.ts";
import { LeaveGuard } from "./leave-guard.tsx";

interface JobsEditorProps {
  businessId: string;
  jobs: EditableJobs;
  onSaved: () => void;
  onCancel: () => void;
  onReload: () => Promise<void>;
  isReloading: boolean;
}

type Failure = Pick<ApiProblem, "code" | "sentence" | "fields">;

/** All jobs of a business in one form: saved together, or not at all. */
export function JobsEditor(props: JobsEditorProps) {
  const { businessId, jobs, onSaved, onCancel, onReload, isReloading } = props;
  const [first] = useState(() => {
    const stored = toDrafts(jobs);
    return stored.length > 0 ? stored : [emptyJob()];
  });
  const [drafts, setDrafts] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(first);

  // Once for each refusal: a field that is being corrected keeps the focus, though the refusal becomes a smaller one.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, []);

  const change = (key: string, changes: Partial<JobDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));

  function refuse(next: Failure) {
    setFailure(next);
    setRefusals((count) => count + 1);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const { jobPostings, errors } = readDrafts(drafts);
    if (Object.keys(errors).length > 0)
      return refuse({ code: "bad_request", sentence: "", fields: errors });
    setSaving(true);
    setFailure(undefined);
    try {
      const body = { version: jobs.version, jobPostings };
      await browserApi.call(saveJobs, { params: { id: businessId }, body });
      onSaved();
    } catch (error) {
      refuse(
        error instanceof ApiError ? error : new ApiError({ code: "not_available", status: 503 }),
      );
      setSaving(false);
    }
  }

  /** What was wrong with a field is forgotten once somebody changes it. */
  function forget(target: EventTarget) {
    const field = fieldName(target);
    if (!failure || field === undefined || !(field in failure.fields)) return;
    const { [field]: _, ...fields } = failure.fields;
    setFailure({ ...failure, fields });
  }

  /** Errors are known by a row's place, so those of the rows behind move up with them. */
  function remove(index: number) {
    setDrafts(drafts.toSpliced(index, 1));
    if (failure) setFailure({ ...failure, fields: withoutRow(failure.fields, index) });
    // The button that had the focus goes with its row.
    form.current?.focus();
  }

  function add() {
    const job = emptyJob();
    setDrafts([...drafts, job]);
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
        onInput={({ target }) => forget(target)}
      >
        <div className="space-y-8">
          {drafts.map((draft, index) => (
            <JobFields
              key={draft.key}
              draft={draft}
              index={index}
              errorOf={(field) => failure?.fields[`jobPostings.${index}.${field}`]}
              hasErrors={Object.keys(failure?.fields ?? {}).some((name) => rowOf(name) === index)}
              refusals={refusals}
              onChange={(changes) => change(draft.key, changes)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
        <Button
          variant="quiet"
          size="sm"
          disabled={drafts.length >= mostJobs}
          className="mt-4"
          onClick={add}
        >
          <PlusIcon size={18} aria-hidden="true" />
          Add a job
        </Button>
        <p className="mt-2 text-sm text-ink-3">
          Jobs without a title, a type or a location are left out when you save.
        </p>
        {failure && (
          <Note tone="danger" role="alert" title={jobTexts.saveFailed} className="mt-4">
            {Object.keys(failure.fields).length === 0 && failure.sentence}
            {failure.code === "conflict" && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-3 flex"
                isPending={isReloading}
                pendingLabel="Loading"
                onClick={() => void onReload()}
              >
                Load the latest version
              </Button>
            )}
          </Note>
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
      <LeaveGuard isDirty={isDirty && !isSaving} />
    </Card>
  );
}

const rowOf = (field: string): number => Number(/^jobPostings\.(\d+)\./.exec(field)?.[1] ?? -1);

/** What is wrong once a row is gone. */
const withoutRow = (fields: Record<string, string>, gone: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, sentence]) => {
      const row = rowOf(field);
      if (row === gone) return [];
      return [[row > gone ? field.replace(/\d+/, String(row - 1)) : field, sentence]];
    }),
  );
