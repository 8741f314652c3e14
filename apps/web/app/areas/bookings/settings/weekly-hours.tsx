import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { formatMinutes } from "@boab/format/durations";
import { capitalise } from "@boab/format/sentences";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { timeToMinutes } from "../calendar-dates.ts";
import { listDayWindows } from "../opening-windows.ts";
import {
  suggestSecondWindow,
  type WeeklyDay,
  type WindowTimes,
  withSecondWindow,
} from "./second-window.ts";
import { TimeSpan } from "./time-span.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** How long a day is open altogether. */
export function TotalHours({ windows }: { windows: readonly WindowTimes[] }) {
  const minutes = windows.reduce(
    (sum, { startTime, endTime }) => sum + timeToMinutes(endTime) - timeToMinutes(startTime),
    0,
  );
  return (
    <span className="ml-auto flex-none text-sm text-ink-3">
      {minutes > 0 && formatMinutes(minutes)}
    </span>
  );
}

interface WeeklyHoursProps {
  weekly: BookingSettings["weekly"];
  onChange: (weekly: BookingSettings["weekly"]) => void;
  /** The contract's name of the week: `weekly`, `team.0.weekly`. */
  path: string;
  getError: SettingsForm["getError"];
}

/** The hours of each weekday, with a second window where there is one. */
export function WeeklyHours({ weekly, onChange, path, getError }: WeeklyHoursProps) {
  const setDay = (weekday: (typeof weekdays)[number], day: WeeklyDay) =>
    onChange({ ...weekly, [weekday]: day });
  return (
    <ul className="divide-y divide-line">
      {weekdays.map((weekday) => {
        const day = weekly[weekday];
        const name = capitalise(weekday);
        const set = (changes: Partial<typeof day>) => setDay(weekday, { ...day, ...changes });
        return (
          <li
            key={weekday}
            className="flex min-h-[62px] flex-wrap items-center gap-x-3 gap-y-1 py-2 md:flex-nowrap"
          >
            <Switch
              name={`${path}.${weekday}.enabled`}
              checked={day.enabled}
              onChange={({ target }) => set({ enabled: target.checked })}
              className="font-semibold max-md:flex-1 md:w-[184px] md:flex-none"
            >
              {name}
            </Switch>
            {day.enabled ? (
              <>
                <div className="min-w-0 max-md:order-1 max-md:w-full md:flex md:flex-1 md:flex-wrap md:items-start md:gap-x-2">
                  <TimeSpan
                    label={name}
                    names={[`${path}.${weekday}.startTime`, `${path}.${weekday}.endTime`]}
                    start={day.startTime}
                    end={day.endTime}
                    onChange={(startTime, endTime) => set({ startTime, endTime })}
                    error={getError(`${path}.${weekday}.endTime`)}
                  />
                  <SecondWindow
                    name={name}
                    path={`${path}.${weekday}.second`}
                    day={day}
                    onChange={(second) => setDay(weekday, withSecondWindow(day, second))}
                    getError={getError}
                  />
                </div>
                <TotalHours windows={listDayWindows(day)} />
              </>
            ) : (
              <span className="text-ink-3">Closed</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SecondWindowProps {
  /** `Monday` */
  name: string;
  path: string;
  day: WeeklyDay;
  onChange: (second: WindowTimes | undefined) => void;
  getError: SettingsForm["getError"];
}

/** The second window of a day, or the button that adds one where there is room. */
function SecondWindow({ name, path, day, onChange, getError }: SecondWindowProps) {
  const suggestion = suggestSecondWindow(day);
  if (day.second)
    return (
      <div className="mt-2 flex w-full items-start gap-2">
        <TimeSpan
          label={`${name} second window`}
          names={[`${path}.startTime`, `${path}.endTime`]}
          start={day.second.startTime}
          end={day.second.endTime}
          onChange={(startTime, endTime) => onChange({ startTime, endTime })}
          error={getError(`${path}.startTime`) ?? getError(`${path}.endTime`)}
        />
        <IconButton
          label={`Remove the second window on ${name}`}
          icon={<TrashIcon size={20} />}
          onClick={() => onChange(undefined)}
        />
      </div>
    );
  return (
    suggestion && (
      <Button
        variant="quiet"
        size="xs"
        className="max-md:mt-1 max-md:-ml-3 md:self-center"
        aria-label={`Add a second window on ${name}`}
        onClick={() => onChange(suggestion)}
      >
        Add a second window
      </Button>
    )
  );
}
