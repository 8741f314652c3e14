import { formatClock, formatDayOfMonth, formatShortWeekday } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { spellCount } from "@boab/format/spell-count";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { Link } from "react-router";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { minutesToTime } from "../calendar-dates.ts";
import { addDays } from "../times.ts";
import { type CalendarView, type DayView, formatDayNote } from "./calendar-view.ts";
import { DayColumn, HourScale } from "./day-column.tsx";

interface DayTimelineProps {
  /** Seven days, of which one is shown. */
  week: CalendarView;
  /** The calendar holds only the shown day, with its own hours. */
  calendar: CalendarView;
  buildHref: (date: string, bookingId?: string) => string;
  className?: string | undefined;
}

/** Phones show one day of the calendar, with links to the other days of its week. */
export function DayTimeline({ week, calendar, buildHref, className }: DayTimelineProps) {
  const day = calendar.days[0];
  if (!day) return null;
  return (
    <section aria-label={formatLongDay(day.date)} className={className}>
      <DayNav week={week} date={day.date} buildHref={buildHref} />
      <Card isPadded={false} className="grid grid-cols-[52px_1fr] overflow-hidden">
        <HourScale {...calendar} />
        <DayColumn day={day} scale={calendar} buildHref={(id) => buildHref(day.date, id)} isWide />
      </Card>
      <p className="mt-2.5 text-sm text-ink-3">{describeDay(day)}</p>
    </section>
  );
}

interface DayNavProps extends Pick<DayTimelineProps, "week" | "buildHref"> {
  date: string;
}

/** The name of the shown day, and links to the others of its week. */
export function DayNav({ week, date, buildHref }: DayNavProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{formatLongDay(date)}</h2>
        <div className="flex flex-none gap-1.5">
          <Step to={buildHref(addDays(date, -7))} label="Week before" Icon={CaretLeftIcon} />
          <Step to={buildHref(addDays(date, 7))} label="Week after" Icon={CaretRightIcon} />
        </div>
      </div>
      <nav aria-label="Days" className="mt-3 mb-3.5 grid grid-cols-7 gap-1">
        {week.days.map((one) => (
          <DayLink key={one.date} day={one} isShown={one.date === date} to={buildHref(one.date)} />
        ))}
      </nav>
    </>
  );
}

/** `Three booked, $285.00. Open until 6:00 pm.` */
function describeDay({ booked, events, open, closed }: DayView): string {
  const cents = events
    .filter(({ kind, isMove }) => !isMove && kind !== "waiting" && kind !== "missed")
    .reduce((sum, { booking }) => sum + booking.priceCents, 0);
  const last = open.at(-1);
  return [
    booked === 0
      ? "Nobody booked."
      : `${spellCount(booked)} booked${cents > 0 ? `, ${formatMoney(cents)}` : ""}.`,
    closed ? `${closed.title}.` : last && `Open until ${formatClock(minutesToTime(last.to))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

interface StepProps {
  to: string;
  label: string;
  Icon: typeof CaretLeftIcon;
}

export function Step({ to, label, Icon }: StepProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      className={cx(iconButtonStyle, "border border-line bg-surface")}
    >
      <Icon weight="bold" size={18} aria-hidden="true" />
    </Link>
  );
}

function DayLink({ day, isShown, to }: { day: DayView; isShown: boolean; to: string }) {
  const isOff = day.closed !== null && day.booked === 0;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? "date" : undefined}
      aria-label={`${formatLongDay(day.date)}, ${formatDayNote(day)}`}
      className={cx(
        "min-h-[68px] rounded-md border-[1.5px] py-1.5 text-center text-xs leading-tight no-underline",
        isShown
          ? "border-ink bg-ink text-on-ink"
          : cx("text-ink-2", isOff ? "border-dashed border-line" : "border-line bg-surface"),
      )}
    >
      {formatShortWeekday(day.date)}
      <b
        className={cx(
          "type-display block text-xl leading-tight",
          isShown ? "text-on-ink" : isOff ? "text-ink-3" : "text-ink",
        )}
      >
        {formatDayOfMonth(day.date)}
      </b>
      <span
        className={cx(
          "block min-h-4 text-2xs",
          isShown ? "text-on-ink" : isOff ? "text-ink-3" : "font-[650] text-ok",
        )}
      >
        {isOff ? "Off" : day.booked || ""}
      </span>
    </Link>
  );
}
