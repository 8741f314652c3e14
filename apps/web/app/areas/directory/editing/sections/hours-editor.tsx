import type { DayHours, Weekday } from "@boab/contracts/directory/hours";
import { weekdays } from "@boab/contracts/directory/limits";
import { formatClock } from "@boab/format/calendar";
import { useId, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { Switch } from "#ui/forms/switch.tsx";
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
import { SpecialDaysEditor } from "./special-days-editor.tsx";
import { SecondWindow, WindowTimes } from "./window-times.tsx";

export function HoursEditor(props: SectionEditorProps) {
  const [first] = useState(() => ({
    days: getInitialDays(props.business.days),
    specialDays: props.business.specialDays,
  }));
  const { draft, setDraft } = useSectionDraft(first, props.onDirtyChange);
  const { days, specialDays } = draft;
  const setDays = (changed: typeof days) => setDraft({ ...draft, days: changed });
  const { submit, ...saving } = useSectionSave(props, editingCopy.hoursFailed);

  function copy(from: Weekday) {
    setDays(copyDay(days, days[from], weekdays));
    toast(`Copied ${formatDayName(from)} to all days.`);
  }

  return (
    <SectionForm
      title={sectionTitles.hours}
      {...saving}
      onSave={() => void submit(draft)}
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
      <SpecialDaysEditor
        specialDays={specialDays}
        onChange={(changed) => setDraft({ ...draft, specialDays: changed })}
        getError={saving.getError}
      />
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
          className="sm:ml-44"
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
