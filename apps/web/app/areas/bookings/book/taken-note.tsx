import type { SlotDay } from "@boab/contracts/bookings/slots";
import { formatClock } from "@boab/format/calendar";
import { formatList } from "@boab/format/lists";
import { Note } from "#ui/feedback/note.tsx";
import { readSlotValue } from "../slot-value.ts";

const offeredCount = 3;

interface TakenNoteProps {
  /** The time that was chosen before, such as on a card of the search. */
  chosen: string;
  /** True where a style was chosen since, which may take longer than the time was offered for. */
  hasStyle: boolean;
  /** Whose times these are, where somebody was chosen by name. */
  teammateName: string | undefined;
  day: SlotDay;
}

/** Says that somebody was faster, and which times near it are left. */
export function TakenNote({ chosen, hasStyle, teammateName, day }: TakenNoteProps) {
  const { start, startsAt } = readSlotValue(chosen);
  const chosenAt = startsAt ? Date.parse(startsAt) : 0;
  const free = day.slots
    .filter(({ isFree }) => isFree)
    .map((slot) => ({ ...slot, distance: Math.abs(Date.parse(slot.startsAt) - chosenAt) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, offeredCount)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map((slot) => formatClock(slot.start));
  return (
    <Note tone="warn" role="status" className="mt-5">
      <b>
        {formatClock(start)} {describeMiss(hasStyle, teammateName)}
      </b>{" "}
      {free.length > 0
        ? `${formatList(free)} ${free.length === 1 ? "is" : "are"}.`
        : "Please choose another day."}
    </Note>
  );
}

function describeMiss(hasStyle: boolean, teammateName: string | undefined): string {
  if (teammateName !== undefined) return `isn't free with ${teammateName}.`;
  return hasStyle ? "isn't free for this long." : "is no longer free.";
}
