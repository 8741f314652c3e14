import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import type { TodaysBlock } from "@boab/contracts/bookings/time-blocks";
import {
  formatClock,
  formatShortWeekday,
  formatWeekday,
  getTimeZoneCity,
} from "@boab/format/calendar";
import { formatDay, formatLongDate } from "@boab/format/dates";
import { spellCount } from "@boab/format/spell-count";
import { readClock } from "@boab/format/zones";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/ssr/ArrowDown";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { HourglassIcon } from "@phosphor-icons/react/dist/ssr/Hourglass";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ToastAction } from "#ui/feedback/toast-action.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { listWeekDates } from "../opening-windows.ts";
import { addDays } from "../times.ts";
import { BookingList } from "./booking-list.tsx";
import { BookingPanel } from "./booking-panel.tsx";
import { type CalendarViewName, calendarHref, calendarViews } from "./calendar-address.ts";
import { viewCalendar } from "./calendar-view.ts";
import { CsvButton } from "./csv-button.tsx";
import { DayTimeline, Step } from "./day-timeline.tsx";
import { FeedCard } from "./feed-card.tsx";
import { TeamDay } from "./team-day.tsx";
import { viewTeamDay } from "./team-day-view.ts";
import { BlockTodayButton, TodaysBlockNote, useTodaysBlock } from "./todays-block.tsx";
import { offerCorrection, type VisitMark } from "./visit-marks.ts";
import { toWaitingItem } from "./waiting.ts";
import { WaitingPanel } from "./waiting-panel.tsx";
import { type WaitlistCount, WaitlistNote } from "./waitlist-note.tsx";
import { WalkInDialog } from "./walk-in-dialog.tsx";
import { WeekGrid } from "./week-grid.tsx";
import { computeWeeklyTotals } from "./weekly-totals.ts";
import { WeeklyTotalsBar } from "./weekly-totals-bar.tsx";

export interface OwnerBookingsProps {
  settings: BookingSettings;
  /** The bookings of the shown week and the week before. */
  bookings: BusinessBooking[];
  waiting: BusinessBooking[];
  /** The booking in the URL, which may be in another week. */
  opened: BusinessBooking | null;
  todaysBlock: TodaysBlock;
  waitlist: WaitlistCount;
  /** What is held in the shown week without a visit. */
  heldTimes: HeldTime[];
  view: CalendarViewName;
  today: string;
  date: string;
  monday: string;
  /** The server's time, so that server and browser render the same. */
  now: string;
  settingsPath: string;
  /** Whether the viewer sees how to reach a customer, and writes notes about them. */
  seesCustomers: boolean;
}

/** Shows the business's calendar, the requests to answer, and the week's figures. */
export function OwnerBookingsPage(props: OwnerBookingsProps) {
  const { settings, waiting, opened, view, today, date, monday } = props;
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const todaysBlock = useTodaysBlock();
  const canBlock = props.settings.acceptsBookings && props.todaysBlock.block === null;
  const now = new Date(props.now);
  const { timeZone } = settings;
  const clock = readClock(now, timeZone);
  const dates = listWeekDates(monday);
  const week = props.bookings.filter((booking) => booking.date >= monday);
  // A booking that a customer wants to move to this week may be in another week.
  const shownBookings = [
    ...week,
    ...waiting.filter(({ id }) => !week.some((booking) => booking.id === id)),
  ];
  const at = { now, timeZone, heldTimes: props.heldTimes };
  const calendar = viewCalendar(dates, shownBookings, settings, at);
  const shownDay = dates.includes(date) ? date : monday;
  // A column for each person needs the width of a table.
  const teamDay =
    view === "day" && settings.team.length > 1
      ? viewTeamDay(shownDay, shownBookings, settings, at)
      : null;
  const day = viewCalendar([shownDay], shownBookings, settings, at);
  const buildHref = (to: string, booking?: string) => calendarHref({ view, date: to }, booking);
  const closePanel = () =>
    void navigate(buildHref(date), { replace: true, preventScrollReset: true });
  const correction = usePageAction({
    onSuccess: () => toast("Saved."),
    onFailure: ({ error }) => toast(error, { tone: "bad" }),
  });
  // The open panel would cover the toast and its button.
  function handleVisitMarked(booking: BusinessBooking, mark: VisitMark) {
    const offer = offerCorrection(booking, mark);
    closePanel();
    toast(offer.text, {
      action: (
        <ToastAction
          label={offer.label}
          onPress={() => correction.submit({ intent: offer.mark, id: booking.id })}
        />
      ),
    });
  }
  const isEmpty = settings.version === 0 && props.bookings.length === 0 && waiting.length === 0;

  return (
    <Container className="flex flex-col gap-[22px] pt-[18px] pb-section md:gap-6 md:pt-6">
      <Header {...props} clock={clock}>
        {canBlock && <BlockTodayButton today={todaysBlock} />}
        <Button className="max-md:hidden" onClick={() => setAdding(true)}>
          <PlusIcon weight="bold" size={18} aria-hidden="true" />
          Add a walk-in
        </Button>
      </Header>
      {!settings.acceptsBookings && (
        <Note
          tone="info"
          title={isEmpty ? "You're not taking bookings yet." : "Online bookings are switched off."}
        >
          You can still add walk-ins.{" "}
          <a className="link" href={props.settingsPath}>
            Open booking settings
          </a>
        </Note>
      )}
      {canBlock && (
        <div className="grid md:hidden">
          <BlockTodayButton today={todaysBlock} />
        </div>
      )}
      <TodaysBlockNote
        today={todaysBlock}
        todaysBlock={props.todaysBlock}
        seesCustomers={props.seesCustomers}
      />
      <WaitlistNote waitlist={props.waitlist} />
      {waiting.length > 0 && (
        <WaitingLink count={waiting.flatMap((one) => toWaitingItem(one) ?? []).length} />
      )}
      <WeeklyTotalsBar
        of={computeWeeklyTotals(props.bookings, settings, monday)}
        className="max-md:order-4"
      />
      <div className="grid items-start gap-6 max-md:contents xl:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid gap-6 max-md:contents">
          {view === "list" && <BookingList dates={dates} bookings={week} buildHref={buildHref} />}
          {view === "week" && (
            <WeekGrid calendar={calendar} buildHref={buildHref} className="max-md:hidden" />
          )}
          {view !== "list" && (
            <DayTimeline
              week={calendar}
              calendar={day}
              buildHref={buildHref}
              className={cx("max-md:order-1", (view === "week" || teamDay) && "md:hidden")}
            />
          )}
          {teamDay && (
            <TeamDay
              view={teamDay}
              date={shownDay}
              week={calendar}
              buildHref={buildHref}
              className="max-md:hidden"
            />
          )}
          <FeedCard
            hasFeed={settings.hasCalendarFeed}
            aside={<CsvButton monday={monday} bookings={week} />}
            className="max-md:order-5"
          />
        </div>
        <aside
          id="waiting"
          aria-label="Requests"
          className="scroll-mt-24 max-xl:-order-1 max-md:order-3"
        >
          <WaitingPanel bookings={waiting} now={now} today={today} />
        </aside>
      </div>
      <div className="sticky bottom-0 z-30 order-6 -mx-gutter border-t border-line bg-surface px-gutter py-2.5 md:hidden">
        <Button isFull onClick={() => setAdding(true)}>
          <PlusIcon weight="bold" size={18} aria-hidden="true" />
          Add a walk-in
        </Button>
      </div>
      {isAdding && (
        <WalkInDialog
          settings={settings}
          bookings={props.bookings}
          now={clock}
          onClose={() => setAdding(false)}
        />
      )}
      {opened && (
        <BookingPanel
          key={opened.id}
          booking={opened}
          bookings={props.bookings}
          today={today}
          settings={settings}
          seesCustomers={props.seesCustomers}
          onClose={closePanel}
          onVisitMarked={handleVisitMarked}
        />
      )}
    </Container>
  );
}

interface HeaderProps extends Pick<OwnerBookingsProps, "view" | "date" | "monday" | "today"> {
  settings: Pick<BookingSettings, "timeZone">;
  clock: { date: string; time: string };
  children: ReactNode;
}

const viewNames: Record<CalendarViewName, string> = { day: "Day", week: "Week", list: "List" };

function Header({ view, date, monday, today, settings, clock, children }: HeaderProps) {
  const last = addDays(monday, 6);
  const isThisWeek = monday <= today && today <= last;
  const at = (to: string) => calendarHref({ view, date: to });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div>
        <h1 className="text-3xl">{isThisWeek && view === "week" ? "Your week" : "Bookings"}</h1>
        <p className="mt-1 text-ink-2">
          {formatDay(monday)} to {formatShortWeekday(last)} {formatLongDate(last)}. It's{" "}
          {formatWeekday(clock.date)}, {formatClock(clock.time)} in{" "}
          {getTimeZoneCity(settings.timeZone)}.
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2.5 max-md:hidden">
        <div className="flex gap-1.5">
          <Step to={at(addDays(date, -7))} label="Week before" Icon={CaretLeftIcon} />
          <LinkButton
            to={at(today)}
            variant="secondary"
            size="sm"
            className="min-h-11"
            preventScrollReset
          >
            This week
          </LinkButton>
          <Step to={at(addDays(date, 7))} label="Week after" Icon={CaretRightIcon} />
        </div>
        <SegmentedLinks
          label="Calendar view"
          links={calendarViews.map((name) => ({
            to: calendarHref({ view: name, date }),
            label: viewNames[name],
            isCurrent: name === view,
          }))}
        />
        {children}
      </div>
    </div>
  );
}

/** On phones the requests are below the day, so a link leads there. */
function WaitingLink({ count }: { count: number }) {
  return (
    <a
      href="#waiting"
      className="flex min-h-[52px] items-center gap-2.5 rounded-md bg-warn-soft px-4 py-1.5 font-[620] text-on-warn-soft no-underline md:hidden"
    >
      <HourglassIcon weight="fill" size={20} aria-hidden="true" />
      <span className="flex-1">
        {count === 1 ? "One person is" : `${spellCount(count)} people are`} waiting for you
      </span>
      <ArrowDownIcon weight="bold" size={18} aria-hidden="true" />
    </a>
  );
}
