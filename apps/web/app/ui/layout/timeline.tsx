import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface TimelineStep {
  title: string;
  detail?: ReactNode;
  state: "done" | "now" | "next";
}

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  className?: string | undefined;
}

const dots = {
  done: "before:border-ok before:bg-ok after:bg-ok",
  now: "before:border-5 before:border-primary before:bg-surface after:bg-line",
  next: "before:border-line-strong before:bg-surface after:bg-line",
};

export function Timeline({ label, steps, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step) => (
        <li
          key={step.title}
          aria-current={step.state === "now" ? "step" : undefined}
          className={cx(
            "relative flex flex-col pb-5 pl-8 leading-[1.4] last:pb-0",
            "before:absolute before:top-[3px] before:left-[3px] before:z-1 before:size-4 before:rounded-full before:border-2",
            "after:absolute after:top-4 after:-bottom-1 after:left-2.5 after:w-0.5 last:after:hidden",
            dots[step.state],
          )}
        >
          <b>
            {step.title}
            {step.state === "done" && <span className="sr-only"> (done)</span>}
          </b>
          {step.detail && <span className="text-sm text-ink-3">{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
