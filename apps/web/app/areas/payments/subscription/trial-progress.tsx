import { formatDate } from "@boab/format/dates";

interface TrialProgressProps {
  startedAt: string;
  endsAt: string;
  daysLeft: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shows how much of the free trial has passed, as a bar and as text. */
export function TrialProgress({ startedAt, endsAt, daysLeft }: TrialProgressProps) {
  const days = Math.max(1, (new Date(endsAt).getTime() - new Date(startedAt).getTime()) / DAY_MS);
  const percent = Math.round(Math.min(100, Math.max(0, 100 * (1 - daysLeft / days))));
  return (
    <div className="mt-5">
      <p>
        <b>{daysLeft === 1 ? "1 day" : `${daysLeft} days`} left</b> of your free trial
      </p>
      <div aria-hidden="true" className="my-2.5 h-2 rounded-full bg-current/25">
        <div
          className="h-full min-w-2 rounded-full bg-accent transition-[width] duration-base"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>Started {formatDate(startedAt)}</span>
        <span>Ends {formatDate(endsAt)}</span>
      </p>
    </div>
  );
}
