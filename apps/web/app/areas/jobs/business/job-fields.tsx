import {
  jobTypes,
  maxDescriptionLength,
  maxLocationLength,
  maxTitleLength,
  payUnits,
} from "@boab/contracts/jobs/limits";
import { EyeIcon } from "@phosphor-icons/react/dist/ssr/Eye";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { parseDescription } from "../job/description.ts";
import { JobDescription } from "../job/job-description.tsx";
import { payUnitLabels } from "../job-terms.ts";
import type { JobDraft } from "./job-rows.ts";

interface JobFieldsProps {
  draft: JobDraft;
  index: number;
  getError: (field: string) => string | undefined;
  hasErrors: boolean;
  /** How often saving was refused. */
  refusals: number;
  onChange: (changes: Partial<JobDraft>) => void;
  onRemove: () => void;
}

const statusLabels = { filled: "Filled", closed: "Closed", open: "Open", new: "New" } as const;

/** Shows one job of the editor as a form or as a preview. */
export function JobFields(props: JobFieldsProps) {
  const { draft, index, hasErrors, refusals: failedSaves, onRemove } = props;
  const [isPreview, setPreview] = useState(false);
  const [seenRefusals, setSeenRefusals] = useState(failedSaves);
  if (seenRefusals !== failedSaves) {
    setSeenRefusals(failedSaves);
    // A preview can't show errors.
    if (hasErrors) setPreview(false);
  }
  const title = draft.title || `Job ${index + 1}`;
  return (
    <fieldset className="border-t border-line pt-6 first:border-0 first:pt-0">
      <legend className="float-left pt-1 text-lg font-semibold">{title}</legend>
      <div className="mb-4 flex items-center justify-end gap-2">
        <Chip tone={draft.status === "open" ? "ok" : "neutral"}>{statusLabels[draft.status]}</Chip>
        <Button
          variant="quiet"
          size="xs"
          aria-pressed={isPreview}
          aria-label={`Preview ${title}`}
          onClick={() => setPreview(!isPreview)}
        >
          <EyeIcon size={16} aria-hidden="true" />
          Preview
        </Button>
        <IconButton label={`Remove ${title}`} icon={<TrashIcon size={18} />} onClick={onRemove} />
      </div>
      <div className="clear-both">
        {isPreview ? <Preview draft={draft} title={title} /> : <Fields {...props} />}
      </div>
    </fieldset>
  );
}

const Preview = ({ draft, title }: { draft: JobDraft; title: string }) => (
  <div className="rounded-lg border border-line bg-paper p-5">
    <p className="text-2xl type-display">{title}</p>
    <p className="mt-1 mb-4 text-ink-2">
      {[draft.type, draft.location].filter(Boolean).join(", ")}
      {draft.amount && `, $${draft.amount} ${payUnitLabels[draft.unit]}`}
    </p>
    <JobDescription blocks={parseDescription(draft.description)} />
  </div>
);

function Fields({ draft, index, getError, onChange }: JobFieldsProps) {
  const toFieldName = (field: string) => `jobPostings.${index}.${field}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Title"
        name={toFieldName("title")}
        maxLength={maxTitleLength}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
        error={getError("title")}
      />
      <Select
        label="Type"
        name={toFieldName("type")}
        placeholder="Choose a type"
        value={draft.type}
        onChoose={(type) => onChange({ type })}
        options={jobTypes.map((type) => ({ value: type, label: type }))}
        error={getError("type")}
      />
      <TextField
        label="Location"
        name={toFieldName("location")}
        placeholder="Footscray VIC"
        maxLength={maxLocationLength}
        value={draft.location}
        onChange={({ target }) => onChange({ location: target.value })}
        error={getError("location")}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Pay"
          counter="Optional"
          name={toFieldName("salary.amount")}
          prefix="$"
          inputMode="decimal"
          value={draft.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
          error={getError("salary.amount")}
        />
        <Select
          label="Unit"
          name={toFieldName("salary.unit")}
          value={draft.unit}
          onChoose={(unit) => unit && onChange({ unit })}
          options={payUnits.map((unit) => ({ value: unit, label: payUnitLabels[unit] }))}
          error={getError("salary.unit")}
        />
      </div>
      <TextArea
        label="Description"
        counter="Optional"
        name={toFieldName("description")}
        maxLength={maxDescriptionLength}
        rows={6}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
        hint="Start a line with a dash to make a list."
        error={getError("description")}
        className="sm:col-span-2"
      />
      <TextField
        label="Page to apply on"
        counter="Optional"
        name={toFieldName("applyUrl")}
        type="url"
        placeholder="https://"
        maxLength={500}
        value={draft.applyUrl}
        onChange={({ target }) => onChange({ applyUrl: target.value })}
        hint="Leave it empty to take applications here."
        error={getError("applyUrl")}
      />
      <TextField
        label="Closes"
        name={toFieldName("closesOn")}
        type="date"
        value={draft.closesOn}
        onChange={({ target }) => onChange({ closesOn: target.value })}
        hint={draft.closesOn ? undefined : "In 30 days, unless you choose a date."}
        error={getError("closesOn")}
      />
      {draft.id && (
        <Checkbox
          checked={draft.isFilled}
          onChange={({ target }) => onChange({ isFilled: target.checked })}
          hint="We'll take it off the board and email everyone still waiting."
          className="sm:col-span-2"
        >
          This job is filled
        </Checkbox>
      )}
    </div>
  );
}
