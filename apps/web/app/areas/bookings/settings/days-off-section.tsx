import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { maxDaysOff } from "@boab/contracts/bookings/limits";
import { formatClock, formatDayOfMonth, formatShortMonth } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { spellCount } from "@boab/format/spell-count";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type DaysOff, formatDaysOff, formatDaysOffNote } from "./format-days-off.ts";
import { SectionCard } from "./section-card.tsx";
import { useBookingsBetween } from "./use-bookings-between.ts";
import type { SettingsForm } from "./use-settings-form.ts";

interface DaysOffSectionProps {
  form: SettingsForm;
  slug: string;
  today: string;
  bookingAddress: (booking: Pick<BusinessBooking, "id" | "date">) => string;
}

const emptyDaysOff = { from: "", until: "", note: "" };

export function DaysOffSection({ form, slug, today, bookingAddress }: DaysOffSectionProps) {
  const { draft, change, getError } = form;
  const { daysOff } = draft;
  const [typed, setTyped] = useState<DaysOff>(emptyDaysOff);
  const row = { ...typed, until: typed.until || typed.from, note: typed.note.trim() };
  const isRangeReversed = row.from !== "" && row.until < row.from;
  const booked = useBookingsBetween(slug, isRangeReversed ? "" : row.from, row.until);
  const [first] = booked;
  const list = useRef<HTMLUListElement>(null);

  function add() {
    const rows = [...daysOff, row];
    change({ daysOff: rows.toSorted((one, other) => one.from.localeCompare(other.from)) });
    setTyped(emptyDaysOff);
  }

  return (
    <SectionCard
      id="days-off"
      title="Days off"
      hint="Nobody can book on these days. Bookings you've already confirmed stay until you move them."
    >
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
              {getError(`daysOff.${index}.until`) && (
                <FieldError>{getError(`daysOff.${index}.until`)}</FieldError>
              )}
            </div>
            <IconButton
              label={`Remove ${formatDaysOff(days)}`}
              icon={<TrashIcon size={20} />}
              onClick={() => {
                change({ daysOff: daysOff.toSpliced(index, 1) });
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
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          min={typed.from || today}
          value={typed.until}
          onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          error={isRangeReversed ? bookingCopy.daysOffBackwards : undefined}
          hint="Leave empty for one day"
        />
        <TextField
          label="Note"
          counter="Only you"
          value={typed.note}
          maxLength={120}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
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
      <div aria-live="polite">
        {first && (
          <Note
            tone="warn"
            className="mt-3.5"
            title={
              booked.length === 1
                ? "One confirmed booking is on these days."
                : `${spellCount(booked.length)} confirmed bookings are on these days.`
            }
          >
            {first.customerName}, {formatDay(first.date)}, {formatClock(first.start)}
            {booked.length > 1 && " and others"}. Move {booked.length === 1 ? "it" : "them"}, or
            keep {booked.length === 1 ? "it" : "them"} and block the rest.{" "}
            <a className="font-semibold underline" href={bookingAddress(first)}>
              Open booking
            </a>
          </Note>
        )}
      </div>
    </SectionCard>
  );
}
