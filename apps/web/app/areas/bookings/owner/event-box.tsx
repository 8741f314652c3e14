import { formatClock } from "@boab/format/calendar";
import { formatMinutes } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { getFirstName } from "@boab/format/names";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { HourglassIcon } from "@phosphor-icons/react/dist/ssr/Hourglass";
import { NotePencilIcon } from "@phosphor-icons/react/dist/ssr/NotePencil";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { describeBookedService } from "../describe-booked-service.ts";
import { formatBriefSpan, formatSpan } from "../format-time.ts";
import { describeCalendarEvent, describeSuggestedTime, eventKindLabels } from "./booking-view.ts";
import type { CalendarEventKind, CalendarEventView } from "./calendar-view.ts";

const eventClasses: Record<CalendarEventKind, string> = {
  confirmed: "bg-ok-soft text-on-ok-soft before:bg-ok",
  now: "bg-ok text-on-ok before:bg-ochre-400",
  waiting: "border-[1.5px] border-dashed border-warn bg-surface text-on-warn-soft before:hidden",
  done: "bg-sunk text-ink-2 before:bg-line-strong",
  missed: "bg-sunk text-ink-3 line-through before:bg-danger",
};

interface EventBoxProps {
  event: CalendarEventView;
  to: string;
  /** The height in pixels decides how many lines fit. */
  height: number;
  /** True when the box is as wide as the page, instead of one of seven columns. */
  isWide: boolean;
  /** Whether it says who does the visit; a person's own column says so already. */
  showsPerson: boolean;
}

export function EventBox({ event, to, height, isWide, showsPerson }: EventBoxProps) {
  const { booking, kind, isMove, start, end, lanes: laneCount } = event;
  const isAsked = !isMove && booking.suggestedTime !== null;
  const isNarrow = !isWide && laneCount > 1;
  const name = isNarrow ? getFirstName(booking.customerName) : booking.customerName;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={describeCalendarEvent(event)}
      data-event={booking.id}
      data-movable={!isMove && (booking.can.move || booking.can.give) ? "" : undefined}
      className={cx(
        "relative block h-full overflow-hidden rounded-sm py-1 text-xs leading-[1.3] no-underline",
        "before:absolute before:inset-y-0 before:left-0 before:w-1 hover:outline-2 hover:outline-ok focus-visible:outline-3 focus-visible:outline-focus",
        isNarrow ? "pr-0.5 pl-1" : "pr-1.5 pl-[11px]",
        eventClasses[kind],
      )}
    >
      <b
        className={cx(
          "flex items-center gap-1 leading-[1.3] font-[650]",
          isNarrow ? "text-xs" : "text-sm",
          kind === "now" ? "text-on-ok" : "text-ink",
        )}
      >
        {kind === "done" && !isNarrow && (
          <CheckCircleIcon
            weight="fill"
            size={15}
            className="flex-none text-ok"
            aria-hidden="true"
          />
        )}
        {kind === "waiting" && !isNarrow && (
          <HourglassIcon
            weight="fill"
            size={15}
            className="flex-none text-warn"
            aria-hidden="true"
          />
        )}
        <span className="truncate">{name}</span>
      </b>
      {isAsked && (
        <span className={cx("block font-semibold", height < 74 ? "truncate" : "line-clamp-2")}>
          {describeSuggestedTime(booking)}
        </span>
      )}
      {/* A low box has room for one line, and its place says when the visit is. */}
      <span className={cx("whitespace-nowrap", isAsked && height < 56 ? "hidden" : "block")}>
        {isWide
          ? formatSpan(start, end)
          : isNarrow
            ? formatClock(start).replace(/ .*/, "")
            : formatBriefSpan(start, end)}
      </span>
      {height >= 56 && (
        <span className={cx("block", (isNarrow || height < 90) && "truncate")}>
          {describeBookedService({ ...booking, style: null })}
          {isWide && booking.priceCents > 0 && `, ${formatMoney(booking.priceCents)}`}
        </span>
      )}
      {showsPerson && height >= 74 && booking.teammate && (
        <span className="block truncate">with {getFirstName(booking.teammate.name)}</span>
      )}
      {isMove && <span className="block font-semibold">Wants to move here</span>}
      {isWide && !isMove && (kind === "now" || kind === "waiting") && (
        <span className="mt-0.5 block font-semibold">{eventKindLabels[kind]}</span>
      )}
      {height > 200 && !isWide && (
        <span className="mt-1 block font-semibold">
          {formatMinutes(booking.length)}
          {booking.paidState === "paid" && ", paid online"}
        </span>
      )}
      {height > 150 && booking.businessNotes && (
        <span className="mt-2.5 flex gap-1.5 border-t border-ok/25 pt-2">
          <NotePencilIcon size={15} className="mt-px flex-none" aria-hidden="true" />
          <span className="line-clamp-5">{booking.businessNotes}</span>
        </span>
      )}
      {height > 240 && !isWide && booking.priceCents > 0 && (
        <span className="absolute bottom-2 left-[11px] font-[650]">
          {formatMoney(booking.priceCents)}
        </span>
      )}
    </Link>
  );
}
