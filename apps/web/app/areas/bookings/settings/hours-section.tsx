import { maxSingleSlots } from "@boab/contracts/bookings/limits";
import { CopyIcon } from "@phosphor-icons/react/dist/ssr/Copy";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { addDays } from "../times.ts";
import { modeOptions } from "./choices.ts";
import { CopyHoursDialog } from "./copy-hours-dialog.tsx";
import { SectionCard } from "./section-card.tsx";
import { TimeSpan } from "./time-span.tsx";
import type { SettingsForm } from "./use-settings-form.ts";
import { TotalHours, WeeklyHours } from "./weekly-hours.tsx";

interface HoursSectionProps {
  form: SettingsForm;
  today: string;
}

/** When a business can be booked (BOOK-04). */
export function HoursSection({ form, today }: HoursSectionProps) {
  const { draft, change } = form;
  const [isCopying, setCopying] = useState(false);
  return (
    <SectionCard
      id="hours"
      title="Hours"
      hint="The last start time is the one that still finishes before you close."
      aside={
        draft.mode === "weekly" && (
          <Button variant="quiet" size="sm" onClick={() => setCopying(true)}>
            <CopyIcon size={18} aria-hidden="true" />
            Copy a day to…
          </Button>
        )
      }
    >
      <Segmented
        label="How your hours repeat"
        name="mode"
        options={modeOptions}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        className="mt-4 mb-2 max-md:flex-col md:w-fit md:whitespace-nowrap"
      />
      {draft.mode === "weekly" && (
        <WeeklyHours
          weekly={draft.weekly}
          onChange={(weekly) => change({ weekly })}
          path="weekly"
          getError={form.getError}
        />
      )}
      {draft.mode === "daily" && (
        <div className="flex items-center gap-4 pt-3">
          <TimeSpan
            label="Every day"
            names={["daily.startTime", "daily.endTime"]}
            start={draft.daily.startTime}
            end={draft.daily.endTime}
            onChange={(startTime, endTime) => change({ daily: { startTime, endTime } })}
            error={form.getError("daily.endTime")}
          />
          <TotalHours windows={[draft.daily]} />
        </div>
      )}
      {draft.mode === "single" && <ChosenDates form={form} today={today} />}
      {isCopying && (
        <CopyHoursDialog
          weekly={draft.weekly}
          onCopy={(weekly) => change({ weekly })}
          onClose={() => setCopying(false)}
        />
      )}
    </SectionCard>
  );
}

interface ChosenDatesProps {
  form: SettingsForm;
  today: string;
}

function ChosenDates({ form: { draft, change, getError }, today }: ChosenDatesProps) {
  const { singleSlots } = draft;
  const setSlots = (rows: typeof singleSlots) => change({ singleSlots: rows });
  const add = (row: (typeof singleSlots)[number]) => setSlots([...singleSlots, row]);
  const last = singleSlots.at(-1);
  return (
    <>
      {singleSlots.length === 0 && (
        <p className="py-3 text-md text-ink-2">Add the dates people can book.</p>
      )}
      <ul className="divide-y divide-line">
        {singleSlots.map((slot, index) => {
          const set = (changes: Partial<typeof slot>) =>
            setSlots(singleSlots.with(index, { ...slot, ...changes }));
          const name = `Date ${index + 1}`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else, and its fields are controlled.
              key={index}
              className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 md:flex-nowrap"
            >
              <TextField
                label={name}
                isLabelHidden
                type="date"
                name={`singleSlots.${index}.date`}
                value={slot.date}
                required
                onChange={({ target }) => set({ date: target.value })}
                error={getError(`singleSlots.${index}.date`)}
                className="max-md:flex-1 md:w-[172px]"
              />
              <div className="flex min-w-0 max-md:order-1 max-md:w-full md:flex-1">
                <TimeSpan
                  label={name}
                  names={[`singleSlots.${index}.start`, `singleSlots.${index}.end`]}
                  start={slot.start}
                  end={slot.end}
                  onChange={(start, end) => set({ start, end })}
                  error={getError(`singleSlots.${index}.end`)}
                />
              </div>
              <IconButton
                label={`Copy ${name.toLowerCase()} to the week after`}
                icon={<CopyIcon size={20} />}
                onClick={() => slot.date && add({ ...slot, date: addDays(slot.date, 7) })}
              />
              <IconButton
                label={`Remove ${name.toLowerCase()}`}
                icon={<TrashIcon size={20} />}
                onClick={() => setSlots(singleSlots.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        className="mt-2"
        disabled={singleSlots.length >= maxSingleSlots}
        onClick={() =>
          add({
            date: last?.date ? addDays(last.date, 1) : today,
            start: last?.start ?? draft.daily.startTime,
            end: last?.end ?? draft.daily.endTime,
          })
        }
      >
        <PlusIcon weight="bold" size={18} aria-hidden="true" />
        Add a date
      </Button>
    </>
  );
}
