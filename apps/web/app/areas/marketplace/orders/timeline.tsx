import { cx } from "#ui/layout/cx.ts";
import type { TimelineStep } from "./order-timeline.ts";

const dotClasses: Record<TimelineStep["state"], string> = {
  done: "border-ok bg-ok",
  now: "border-[5px] border-primary bg-surface",
  next: "border-line-strong bg-surface",
};
const statePrefixes: Record<TimelineStep["state"], string> = {
  done: "Done: ",
  now: "",
  next: "To come: ",
};

/** The steps are side by side on wide screens and below each other on phones. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="grid gap-0 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => {
        const isNextReached = steps[index + 1] && steps[index + 1]?.state !== "next";
        return (
          <li
            key={`${step.label} ${step.text}`}
            aria-current={step.state === "now" ? "step" : undefined}
            className="relative pb-4 pl-8 last:pb-0 sm:pt-7 sm:pr-3 sm:pb-0 sm:pl-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute top-3 bottom-[-4px] left-[7px] w-0.5 sm:top-[7px] sm:right-0 sm:bottom-auto sm:left-2 sm:h-0.5 sm:w-auto",
                  isNextReached ? "bg-ok" : "bg-line",
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                "absolute top-1 left-0 size-4 rounded-full border-2 sm:top-0",
                dotClasses[step.state],
              )}
            />
            <p className="font-semibold">
              <span className="sr-only">{statePrefixes[step.state]}</span>
              {step.label}
            </p>
            <p className="text-sm text-ink-2">{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
