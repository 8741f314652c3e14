import type { DayHours, OpenWindow, Weekday } from "@boab/contracts/directory/hours";
import { weekdays } from "@boab/contracts/directory/limits";
import { formatClock } from "@boab/format/calendar";
import { useId, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { FieldError, inputStyle } from "#ui/forms/field.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { cx } from "#ui/layout/cx.ts";
import { sectionTitles } from "../../business/sections.ts";
import { editingCopy } from "../copy.ts";
import {
  copyDay,
  endsNextMorning,
  formatDayName,
  getInitialDays,
  omitSecond,
  suggestSecondWindow,
} from "../hours-draft.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

export function HoursEditor(props: SectionEditorProps) {
  const [first] = useState(() => getInitialDays(props.business.days));
  const { draft: days, setDraft: setDays } = useSectionDraft(first, props.onDirtyChange);
  const { submit, ...saving } = useSectionSave(props, editingCopy.hoursFailed);

  function copy(from: Weekday) {
    setDays(copyDay(days, days[from], weekdays));
    toast(`Copied ${formatDayName(from)} to all days.`);
  }

  return (
    <SectionForm
      title={sectionTitles.hours}
      {...saving}
      onSave={() => void submit({ days })}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <ul className="divide-y divide-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            label={formatDayName(day)}
            value={days[day]}
            error={saving.getError(`days.${day}.close`) ?? saving.getError(`days.${day}.open`)}
            secondError={
              saving.getError(`days.${day}.second.open`) ??
              saving.getError(`days.${day}.second.close`)
            }
            onChange={(value) => setDays({ ...days, [day]: value })}
            onCopy={() => copy(day)}
          />
        ))}
      </ul>
    </SectionForm>
  );
}

interface DayRowProps {
  label: string;
  value: DayHours;
  error: string | undefined;
  secondError: string | undefined;
  onChange: (day: DayHours) => void;
  onCopy: () => void;
}

function DayRow({ label, value, error, secondError, onChange, onCopy }: DayRowProps) {
  const errorId = useId();
  const hasTimes = !value.closed && !value.open24;
  const suggestion = suggestSecondWindow(value);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Switch
          checked={!value.closed}
          onChange={({ target }) => onChange({ ...value, closed: !target.checked })}
          className="w-40 font-semibold"
        >
          {label}
          <span className="sr-only"> open</span>
        </Switch>
        {value.closed && <span className="text-ink-3">Closed</span>}
        {hasTimes && (
          <WindowTimes
            label={label}
            value={value}
            errorId={error && errorId}
            onChange={(times) => onChange({ ...value, ...times })}
          />
        )}
        {!value.closed && (
          <Checkbox
            checked={value.open24}
            aria-label={`${label} open 24 hours`}
            onChange={({ target }) => onChange({ ...value, open24: target.checked })}
          >
            24 hours
          </Checkbox>
        )}
        <Button
          variant="quiet"
          size="xs"
          className="ml-auto"
          aria-label={`Copy ${label} to all days`}
          onClick={onCopy}
        >
          Copy to all
        </Button>
      </div>
      {hasTimes && value.second && (
        <SecondWindow
          label={label}
          value={value.second}
          error={secondError}
          onChange={(second) => onChange(second ? { ...value, second } : omitSecond(value))}
        />
      )}
      {suggestion && (
        <Button
          variant="quiet"
          size="xs"
          className="mt-1"
          aria-label={`Add a second window on ${label}`}
          onClick={() => onChange({ ...value, second: suggestion })}
        >
          Add a second window
        </Button>
      )}
      {endsNextMorning(value) && (
        <p className="mt-1 text-sm text-ink-3">
          {editingCopy.nextMorning.replace("{time}", formatClock((value.second ?? value).close))}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </li>
  );
}

interface SecondWindowProps {
  label: string;
  value: OpenWindow;
  error: string | undefined;
  /** Undefined removes it. */
  onChange: (window: OpenWindow | undefined) => void;
}

function SecondWindow({ label, value, error, onChange }: SecondWindowProps) {
  const errorId = useId();
  return (
    <div className="mt-1.5 sm:ml-44">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <WindowTimes
          label={`${label} second window`}
          value={value}
          errorId={error && errorId}
          onChange={onChange}
        />
        <Button
          variant="quiet"
          size="xs"
          aria-label={`Remove the second window on ${label}`}
          onClick={() => onChange(undefined)}
        >
          Remove
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface WindowTimesProps {
  label: string;
  value: OpenWindow;
  errorId: string | undefined;
  onChange: (window: OpenWindow) => void;
}

const WindowTimes = ({ label, value: { open, close }, errorId, onChange }: WindowTimesProps) => (
  <span className="flex items-center gap-2 max-sm:w-full">
    <Time
      label={`${label} opens`}
      value={open}
      errorId={errorId}
      onChange={(time) => onChange({ open: time, close })}
    />
    <span className="flex-none text-ink-2">to</span>
    <Time
      label={`${label} closes`}
      value={close}
      errorId={errorId}
      onChange={(time) => onChange({ open, close: time })}
    />
  </span>
);

interface TimeProps {
  label: string;
  value: string;
  /** The id of the error text. */
  errorId: string | undefined;
  onChange: (value: string) => void;
}

const Time = ({ label, value, errorId, onChange }: TimeProps) => (
  <span className="max-w-40 flex-1 sm:w-36 sm:flex-none">
    <input
      type="time"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      required
      value={value}
      // The value is empty while a time is being typed, so the last complete time stays.
      onChange={({ target }) => target.value && onChange(target.value)}
      // A narrow field has no room for the picker icon; on phones, tapping the field opens the picker anyway.
      className={cx(inputStyle, "max-sm:[&::-webkit-calendar-picker-indicator]:hidden")}
    />
  </span>
);
