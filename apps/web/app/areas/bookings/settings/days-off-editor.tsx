import { bookingCopy } from "@boab/contracts/bookings/copy";
import { maxDaysOff } from "@boab/contracts/bookings/limits";
import { formatDayOfMonth, formatShortMonth } from "@boab/format/calendar";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type DaysOff, formatDaysOff, formatDaysOffNote } from "./format-days-off.ts";
import type { SettingsForm } from "./use-settings-form.ts";

interface DaysOffEditorProps {
  daysOff: readonly DaysOff[];
  onChange: (daysOff: DaysOff[]) => void;
  /** The contract's name of the list: `daysOff`, `team.0.daysOff`. */
  path: string;
  getError: SettingsForm["getError"];
  today: string;
  /** Called with the days that are typed but not added yet; undefined while they make no sense. */
  onType?: (row: DaysOff | undefined) => void;
}

const emptyDaysOff = { from: "", until: "", note: "" };

const completeRow = (typed: DaysOff): DaysOff => ({
  ...typed,
  until: typed.until || typed.from,
  note: typed.note.trim(),
});

const isReversed = ({ from, until }: DaysOff) => from !== "" && until < from;

/** The days off with a way to remove each, and fields to add another. */
export function DaysOffEditor({
  daysOff,
  onChange,
  path,
  getError,
  today,
  onType,
}: DaysOffEditorProps) {
  const [typed, setTyped] = useState<DaysOff>(emptyDaysOff);
  const row = completeRow(typed);
  const isRangeReversed = isReversed(row);
  const list = useRef<HTMLUListElement>(null);

  function type(next: DaysOff) {
    setTyped(next);
    const nextRow = completeRow(next);
    onType?.(nextRow.from === "" || isReversed(nextRow) ? undefined : nextRow);
  }

  function add() {
    const rows = [...daysOff, row];
    onChange(rows.toSorted((one, other) => one.from.localeCompare(other.from)));
    type(emptyDaysOff);
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="mt-2 divide-y divide-line outline-none">
        {daysOff.map((days, index) => (
          <li
            key={`${days.from} ${days.until} ${days.note}`}
            className="grid grid-cols-[56px_minmax(0,1fr)_44px] items-center gap-3.5 py-3"
          >
            <p
              aria-hidden="true"
              className="rounded-[10px] bg-sunk py-1.5 text-center text-xs leading-tight"
            >
              {formatShortMonth(days.from)}
              <b className="type-display block text-xl leading-tight">
                {formatDayOfMonth(days.from)}
              </b>
            </p>
            <div className="wrap-anywhere">
              <b>{formatDaysOff(days)}</b>
              <p className="text-sm text-ink-3">{formatDaysOffNote(days)}</p>
              {getError(`${path}.${index}.until`) && (
                <FieldError>{getError(`${path}.${index}.until`)}</FieldError>
              )}
            </div>
            <IconButton
              label={`Remove ${formatDaysOff(days)}`}
              icon={<TrashIcon size={20} />}
              onClick={() => {
                onChange(daysOff.toSpliced(index, 1));
                // The button that had the focus goes with its row.
                list.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3.5 grid items-start gap-3 border-t border-line pt-[18px] md:grid-cols-[1fr_1fr_1.3fr_auto]">
        <TextField
          label="From"
          type="date"
          min={today}
          value={typed.from}
          onChange={({ target }) => type({ ...typed, from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          min={typed.from || today}
          value={typed.until}
          onChange={({ target }) => type({ ...typed, until: target.value })}
          error={isRangeReversed ? bookingCopy.daysOffBackwards : undefined}
          hint="Leave empty for one day"
        />
        <TextField
          label="Note"
          counter="Only you"
          value={typed.note}
          maxLength={120}
          onChange={({ target }) => type({ ...typed, note: target.value })}
        />
        <Button
          variant="secondary"
          className="md:mt-[29px]"
          disabled={row.from === "" || isRangeReversed || daysOff.length >= maxDaysOff}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </>
  );
}
