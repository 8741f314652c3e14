import { maxSpecialDayNote, maxSpecialDays } from "@boab/contracts/directory/limits";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useId } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { Select, type SelectOption } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { suggestSecondWindow } from "../hours-draft.ts";
import { createSpecialDay, withKind } from "../special-days-draft.ts";
import { SecondWindow, WindowTimes } from "./window-times.tsx";

interface SpecialDaysEditorProps {
  specialDays: readonly SpecialDay[];
  onChange: (specialDays: SpecialDay[]) => void;
  getError: (field: string) => string | undefined;
}

/** Dates on which the business is closed or has other hours than its week. */
export function SpecialDaysEditor({ specialDays, onChange, getError }: SpecialDaysEditorProps) {
  const titleId = useId();
  const listError = getError("specialDays");
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-md font-semibold">
        Special days
      </h3>
      <p className="mt-1 text-sm text-ink-3">
        Public holidays, breaks or longer evenings. On these days your usual hours don't count.
      </p>
      <ul className="divide-y divide-line">
        {specialDays.map((day, index) => (
          <SpecialDayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else, and its fields are controlled.
            key={index}
            day={day}
            index={index}
            getError={(field) => getError(`specialDays.${index}.${field}`)}
            onChange={(changed) => onChange(specialDays.with(index, changed))}
            onRemove={() => onChange(specialDays.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {listError && <FieldError id="special-days-error">{listError}</FieldError>}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={specialDays.length >= maxSpecialDays}
        onClick={() => onChange([...specialDays, createSpecialDay()])}
      >
        <PlusIcon weight="bold" size={16} aria-hidden="true" />
        Add a special day
      </Button>
    </section>
  );
}

const kindOptions: SelectOption<SpecialDay["kind"]>[] = [
  { value: "closed", label: "Closed" },
  { value: "hours", label: "Other hours" },
  { value: "usual", label: "Usual hours" },
];

interface SpecialDayRowProps {
  day: SpecialDay;
  index: number;
  getError: (field: string) => string | undefined;
  onChange: (day: SpecialDay) => void;
  onRemove: () => void;
}

function SpecialDayRow({ day, index, getError, onChange, onRemove }: SpecialDayRowProps) {
  const label = `Special day ${index + 1}`;
  const path = `specialDays.${index}`;
  return (
    <li className="py-3">
      <div className="grid items-start gap-2 sm:grid-cols-[11rem_10rem_minmax(0,1fr)_auto]">
        <TextField
          label={`${label}: date`}
          isLabelHidden
          type="date"
          name={`${path}.date`}
          value={day.date}
          onChange={({ target }) => onChange({ ...day, date: target.value })}
          error={getError("date")}
        />
        <Select
          label={`${label}: hours`}
          isLabelHidden
          name={`${path}.kind`}
          options={kindOptions}
          value={day.kind}
          onChoose={(kind) => kind && onChange(withKind(day, kind))}
          error={getError("windows")}
        />
        <TextField
          label={`${label}: name`}
          isLabelHidden
          placeholder="Such as Christmas Day"
          name={`${path}.note`}
          maxLength={maxSpecialDayNote}
          value={day.note}
          onChange={({ target }) => onChange({ ...day, note: target.value })}
          error={getError("note")}
        />
        <IconButton
          label={`Remove ${label.toLowerCase()}`}
          icon={<TrashIcon size={18} />}
          onClick={onRemove}
        />
      </div>
      <SpecialTimes label={label} day={day} getError={getError} onChange={onChange} />
    </li>
  );
}

function SpecialTimes({
  label,
  day,
  getError,
  onChange,
}: Omit<SpecialDayRowProps, "index" | "onRemove"> & { label: string }) {
  const errorId = useId();
  const [first, second] = day.windows;
  if (!first) return null;
  const error = getError("windows.0.close") ?? getError("windows.0.open");
  const suggestion = suggestSecondWindow({
    ...first,
    closed: false,
    open24: false,
    ...(second && { second }),
  });
  return (
    <div className="mt-2">
      <WindowTimes
        label={label}
        value={first}
        errorId={error && errorId}
        onChange={(window) => onChange({ ...day, windows: day.windows.with(0, window) })}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {second && (
        <SecondWindow
          label={label}
          value={second}
          error={getError("windows.1.open") ?? getError("windows.1.close")}
          onChange={(window) => onChange({ ...day, windows: window ? [first, window] : [first] })}
        />
      )}
      {suggestion && (
        <Button
          variant="quiet"
          size="xs"
          className="mt-1"
          aria-label={`Add a second window to ${label.toLowerCase()}`}
          onClick={() => onChange({ ...day, windows: [first, suggestion] })}
        >
          Add a second window
        </Button>
      )}
    </div>
  );
}
