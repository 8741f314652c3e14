import type { countWaitlist } from "@boab/contracts/bookings/waitlist";
import type { CallResponse } from "@boab/contracts/common/call";
import { formatDay } from "@boab/format/dates";
import { spellCount } from "@boab/format/spell-count";
import { BellIcon } from "@phosphor-icons/react/dist/ssr/Bell";
import { Note } from "#ui/feedback/note.tsx";

export type WaitlistCount = CallResponse<typeof countWaitlist>;

/** This many days fit in a calm line. */
const maxNamedDays = 6;

/** How many wait for which days, so that the business knows where more times would be booked. Nobody is named. */
export function WaitlistNote({ waitlist: { people, days } }: { waitlist: WaitlistCount }) {
  if (people === 0) return null;
  const named = days
    .slice(0, maxNamedDays)
    .map((day) => `${formatDay(day.date)} (${day.people})`)
    .join(", ");
  const others = days.length - maxNamedDays;
  return (
    <Note
      tone="neutral"
      icon={<BellIcon size={20} aria-hidden="true" className="mt-px flex-none" />}
      title={`${spellCount(people)} ${people === 1 ? "person is" : "people are"} waiting for a time`}
    >
      {named}
      {others > 0 && ` and ${others} more ${others === 1 ? "day" : "days"}`}. When a time opens, we
      offer it to them first.
    </Note>
  );
}
