import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { useIsOtherZone, type ZoneView } from "../use-is-other-zone.ts";
import type { HoursRow } from "./business-view.ts";
import { SectionFrame } from "./section-frame.tsx";

interface HoursProps {
  hours: HoursRow[] | null;
  specialDays: readonly string[];
  zone: ZoneView;
}

export function Hours({ hours, specialDays, zone }: HoursProps) {
  const isOtherZone = useIsOtherZone(zone);
  return (
    <SectionFrame name="hours">
      {hours && (
        <>
          {specialDays.length > 0 && (
            <ul className="mb-3 space-y-1 rounded-md bg-sunk px-4 py-3 font-[580]">
              {specialDays.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          )}
          <table className="w-full">
            <caption className="sr-only">Operating hours by day</caption>
            <tbody>
              {hours.map((row) => (
                <Day key={row.day} row={row} />
              ))}
            </tbody>
          </table>
          {isOtherZone && <p className="mt-2 text-sm text-ink-3">All times are {zone.label}.</p>}
        </>
      )}
    </SectionFrame>
  );
}

function Day({ row: { day, text, isToday } }: { row: HoursRow }) {
  return (
    <tr
      aria-current={isToday ? "date" : undefined}
      className={cx(isToday ? "font-[650] text-ink" : "text-ink-2")}
    >
      <th scope="row" className="py-2 text-left [font-weight:inherit]">
        {day}
        {isToday && (
          <Chip tone="ok" className="ml-2">
            Today
          </Chip>
        )}
      </th>
      <td className="py-2 pl-3 text-right type-money text-ink">{text}</td>
    </tr>
  );
}
