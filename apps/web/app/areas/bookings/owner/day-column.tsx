import { formatLongDay } from "@boab/format/dates";
import { cx } from "#ui/layout/cx.ts";
import { formatHour } from "../format-time.ts";
import type { Span } from "../opening-windows.ts";
import type { CalendarView, DayView } from "./calendar-view.ts";
import { EventBox } from "./event-box.tsx";
import { HeldBox } from "./held-box.tsx";

type Scale = Pick<CalendarView, "fromHour" | "toHour" | "hourPx">;

const computeHeight = ({ fromHour, toHour, hourPx: hourHeightPx }: Scale) =>
  (toHour - fromHour) * hourHeightPx;

/** Returns the position of a span in pixels, clipped to the calendar's hours. */
function computePosition(scale: Scale, { from, to }: Span) {
  const px = (minute: number) => ((minute - scale.fromHour * 60) / 60) * scale.hourPx;
  const top = Math.max(0, px(from));
  return { top, height: Math.max(0, Math.min(computeHeight(scale), px(to)) - top) };
}

/** The box of an item beside those at the same time. */
function computeLane(scale: Scale, item: Span & { lane: number; lanes: number }) {
  const { top, height } = computePosition(scale, item);
  const widthPercent = 100 / item.lanes;
  return {
    top: top + 1,
    height: Math.max(22, height - 2),
    left: `calc(${widthPercent * item.lane}% + 2px)`,
    width: `calc(${widthPercent}% - 4px)`,
  };
}

/** The hours on the left side. */
export function HourScale(scale: Scale) {
  const hours = Array.from({ length: scale.toHour - scale.fromHour }, (_, index) => index);
  return (
    <div aria-hidden="true" className="relative" style={{ height: computeHeight(scale) }}>
      {hours.map((index) => (
        <span
          key={index}
          className={cx(
            "absolute right-2 text-2xs whitespace-nowrap text-ink-3 tabular-nums",
            index === 0 ? "translate-y-0.5" : "-translate-y-1/2",
          )}
          style={{ top: index * scale.hourPx }}
        >
          {formatHour(scale.fromHour + index)}
        </span>
      ))}
    </div>
  );
}

/** Returns the closed spans before, between and after the opening hours. */
function listClosedSpans({ open }: DayView, { fromHour, toHour }: Scale): Span[] {
  const edges = [fromHour * 60, ...open.flatMap(({ from, to }) => [from, to]), toHour * 60];
  const spans: Span[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2)
    spans.push({ from: edges[index] ?? 0, to: edges[index + 1] ?? 0 });
  return spans.filter(({ from, to }) => to > from);
}

interface DayColumnProps {
  day: DayView;
  scale: Scale;
  buildHref: (bookingId: string) => string;
  isWide?: boolean | undefined;
  /** Whose column it is; otherwise it is the whole day. */
  label?: string | undefined;
  /** Where a visit would be put down. */
  target?: (Span & { text: string }) | undefined;
}

/** Shows one day as a column of hours; screen readers get a list of bookings. */
export function DayColumn({
  day,
  scale,
  buildHref,
  isWide = false,
  label,
  target,
}: DayColumnProps) {
  const { closed, events, held, blocked, buffers, nowMinute } = day;
  const isEmptyAndClosed = closed !== null && events.length === 0 && held.length === 0;
  return (
    <div
      data-column=""
      className={cx("relative border-l border-line", isEmptyAndClosed && "bg-sunk")}
      style={{
        height: computeHeight(scale),
        ...(!isEmptyAndClosed && {
          backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${scale.hourPx - 1}px, var(--line) ${scale.hourPx - 1}px ${scale.hourPx}px)`,
        }),
      }}
    >
      {isEmptyAndClosed ? (
        <p
          className={cx(
            "absolute inset-0 grid place-items-center p-2 text-center text-sm leading-[1.4] text-ink-2",
            !isWide && "[writing-mode:vertical-rl] rotate-180",
          )}
        >
          <span>
            <b className="text-ink">{closed.title}</b>
            {closed.note && `, ${closed.note}`}
          </span>
        </p>
      ) : (
        listClosedSpans(day, scale).map((span) => (
          <span
            key={span.from}
            aria-hidden="true"
            className="absolute inset-x-0 bg-sunk"
            style={computePosition(scale, span)}
          />
        ))
      )}
      {blocked.map(({ held: { startsAt }, ...span }) => (
        <span
          key={startsAt}
          className="absolute inset-x-0.5 rounded-[5px] border border-line-strong bg-sunk p-1.5 text-2xs leading-4 text-ink-3"
          style={computePosition(scale, span)}
        >
          Blocked by you
        </span>
      ))}
      {buffers.map((buffer) => (
        <span
          key={buffer.key}
          aria-hidden="true"
          className="absolute inset-x-1 grid place-items-center rounded-[5px]"
          style={{
            ...computePosition(scale, buffer),
            backgroundImage:
              "repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, var(--line-strong) 34%, transparent) 5px 6px)",
          }}
        >
          {computePosition(scale, buffer).height >= 18 && (
            <span className="rounded-[5px] bg-surface px-1.5 text-2xs leading-4 text-ink-3">
              {buffer.minutes} min buffer
            </span>
          )}
        </span>
      ))}
      {events.length + held.length > 0 && (
        <ul aria-label={label ?? formatLongDay(day.date)} className="absolute inset-0">
          {events.map((event) => (
            <li
              key={`${event.booking.id} ${event.isMove}`}
              className="absolute"
              style={computeLane(scale, event)}
            >
              <EventBox
                event={event}
                to={buildHref(event.booking.id)}
                height={computePosition(scale, event).height}
                isWide={isWide}
                showsPerson={label === undefined}
              />
            </li>
          ))}
          {held.map(({ held: one, ...item }) => (
            <li
              key={`${one.kind} ${one.startsAt} ${one.teammateId}`}
              className="absolute"
              style={computeLane(scale, item)}
            >
              <HeldBox held={one} buildHref={buildHref} />
            </li>
          ))}
        </ul>
      )}
      {target && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0.5 z-20 rounded-sm border-2 border-focus bg-surface/85 px-2 py-1 text-sm font-[650] text-ink shadow-2"
          style={computePosition(scale, target)}
        >
          {target.text}
        </span>
      )}
      {nowMinute !== null && nowMinute >= scale.fromHour * 60 && nowMinute < scale.toHour * 60 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-0 -left-1.5 z-10 h-0.5 bg-primary before:absolute before:-top-1 before:left-0 before:size-2.5 before:rounded-full before:bg-primary"
          style={{ top: computePosition(scale, { from: nowMinute, to: nowMinute }).top }}
        />
      )}
    </div>
  );
}
