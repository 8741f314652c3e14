import type { CaseSummary } from "@boab/contracts/moderation/cases";
import { formatWaitingTime } from "./copy.ts";

interface ModerationFiguresProps {
  summary: CaseSummary;
  now: string;
}

const minuteMs = 60_000;

export function ModerationFigures({ summary, now }: ModerationFiguresProps) {
  const { oldestAt, decidedThisWeek, medianWaitMinutes, changedOnAppeal } = summary;
  const figures = [
    {
      label: "Oldest waiting",
      value: oldestAt === null ? "None" : formatWaitingTime(Date.parse(now) - Date.parse(oldestAt)),
    },
    { label: "Decided this week", value: String(decidedThisWeek) },
    {
      label: "Usual wait",
      value: medianWaitMinutes === null ? "–" : formatWaitingTime(medianWaitMinutes * minuteMs),
    },
    { label: "Changed on appeal", value: String(changedOnAppeal) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-7 gap-y-2.5 md:flex">
      {figures.map(({ label, value }) => (
        <div key={label} className="leading-[1.25]">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="font-[640] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
