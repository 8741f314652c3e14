import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { spellCount } from "@boab/format/spell-count";
import { useState } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { DaysOffEditor } from "./days-off-editor.tsx";
import type { DaysOff } from "./format-days-off.ts";
import { SectionCard } from "./section-card.tsx";
import { useBookingsBetween } from "./use-bookings-between.ts";
import type { SettingsForm } from "./use-settings-form.ts";

interface DaysOffSectionProps {
  form: SettingsForm;
  slug: string;
  today: string;
  bookingAddress: (booking: Pick<BusinessBooking, "id" | "date">) => string;
}

export function DaysOffSection({ form, slug, today, bookingAddress }: DaysOffSectionProps) {
  const { draft, change, getError } = form;
  const [typed, setTyped] = useState<DaysOff>();
  const booked = useBookingsBetween(slug, typed?.from ?? "", typed?.until ?? "");
  const [first] = booked;

  return (
    <SectionCard
      id="days-off"
      title="Days off"
      hint="Nobody can book on these days. Bookings you've already confirmed stay until you move them."
    >
      <DaysOffEditor
        daysOff={draft.daysOff}
        onChange={(daysOff) => change({ daysOff })}
        path="daysOff"
        getError={getError}
        today={today}
        onType={setTyped}
      />
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
