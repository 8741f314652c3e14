import type { Slot, SlotDay } from "@boab/contracts/bookings/slots";
import { formatClock, getTimeZoneCity } from "@boab/format/calendar";
import { formatDay, formatLongDay, formatTime } from "@boab/format/dates";
import { BellIcon } from "@phosphor-icons/react/dist/ssr/Bell";
import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { MoonIcon } from "@phosphor-icons/react/dist/ssr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/ssr/Sun";
import { SunHorizonIcon } from "@phosphor-icons/react/dist/ssr/SunHorizon";
import { useId } from "react";
import { Link, useNavigation } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { DaysView } from "./slot-days.ts";
import { formatSlotValue } from "./slot-value.ts";
import { groupByPartOfDay, type PartOfDay } from "./times.ts";
import { useViewerZone } from "./use-viewer-zone.ts";

const icons: Record<PartOfDay, typeof SunIcon> = {
  Morning: SunHorizonIcon,
  Afternoon: SunIcon,
  Evening: MoonIcon,
};

interface TimeChoiceProps {
  day: SlotDay;
  days: DaysView;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  error?: string | undefined;
  /** Where somebody whom no time suits joins the waiting list; missing where a visit moves. */
  waitlistPath?: string | undefined;
}

/** The times of a day are radio buttons, so that arrow keys move between the free ones. */
export function TimeChoice({ day, days, chosen, onChoose, error, waitlistPath }: TimeChoiceProps) {
  const viewerZone = useViewerZone(day.timeZone, day.slots[0]?.startsAt);
  const isLoading = useNavigation().state === "loading";
  const errorId = useId();
  const name = formatLongDay(day.date);
  return (
    <fieldset
      data-date={day.date}
      aria-busy={isLoading || undefined}
      aria-describedby={error ? errorId : undefined}
      className={cx("transition-opacity duration-base", isLoading && "opacity-50")}
    >
      <legend className="mb-4 text-lg font-[650]">{name}</legend>
      {day.message && <NoTimes day={day} days={days} />}
      {groupByPartOfDay(day.slots).map(({ part, slots }) => {
        const Icon = icons[part];
        return (
          <div key={part} className="mb-5">
            <h3 className="mb-2.5 flex items-center gap-2 font-sans text-base font-[550] tracking-normal text-ink-2">
              <Icon size={19} aria-hidden="true" />
              {part}
            </h3>
            <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:grid-cols-6">
              {slots.map((slot) => (
                <Time
                  key={slot.startsAt}
                  slot={slot}
                  viewerTime={viewerZone && formatTime(slot.startsAt, viewerZone)}
                  isChosen={chosen === formatSlotValue(slot)}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        );
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {viewerZone && day.slots.length > 0 && (
        <p className="text-sm text-ink-3">
          All times are {getTimeZoneCity(day.timeZone)} time. Small times are{" "}
          {getTimeZoneCity(viewerZone)} time, where you are.
        </p>
      )}
      {waitlistPath && <WaitlistLink day={day} to={waitlistPath} />}
    </fieldset>
  );
}

function NoTimes({ day, days }: Pick<TimeChoiceProps, "day" | "days">) {
  const next = days.days.find(({ date, isFree }) => isFree && date > day.date);
  return (
    <Note tone="neutral" role="status" className="mb-5">
      {day.message}
      {next && (
        <>
          {" "}
          <Link to={next.to} replace preventScrollReset className="link">
            See {formatDay(next.date)}
          </Link>
        </>
      )}
    </Note>
  );
}

/** A full day offers the list as its next step, any other day in a quiet line. */
const WaitlistLink = ({ day, to }: { day: SlotDay; to: string }) =>
  day.reason === "all taken" ? (
    <LinkButton to={to} variant="secondary" className="mt-2">
      <BellIcon size={18} aria-hidden="true" />
      Tell me if a time opens
    </LinkButton>
  ) : (
    <p className="mt-3 text-md text-ink-2">
      Nothing that suits?{" "}
      <Link to={to} className="link">
        Tell me if a time opens
      </Link>
    </p>
  );

interface TimeProps {
  slot: Slot;
  viewerTime: string | null;
  isChosen: boolean;
  onChoose: (value: string) => void;
}

function Time({ slot, viewerTime, isChosen, onChoose }: TimeProps) {
  const { start, isFree } = slot;
  return (
    <label
      className={cx(
        "flex min-h-12 flex-col items-center justify-center rounded-md border-[1.5px] px-1 text-md font-[620] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isFree && "cursor-pointer border-line-strong bg-surface hover:border-ink",
        isFree && "has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
        !isFree && "border-transparent bg-sunk text-ink-3",
      )}
    >
      <input
        type="radio"
        name="start"
        value={formatSlotValue(slot)}
        disabled={!isFree}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.value)}
        className="sr-only"
      />
      <span className="flex items-center gap-1.5">
        {isChosen && <CheckIcon weight="bold" size={15} aria-hidden="true" />}
        <span className={cx(!isFree && "line-through")}>{formatClock(start)}</span>
        {!isFree && <span className="sr-only">, taken</span>}
      </span>
      {viewerTime && <span className="text-xs font-[450] opacity-80">{viewerTime}</span>}
    </label>
  );
}
