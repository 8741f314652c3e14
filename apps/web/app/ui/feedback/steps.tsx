import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { cx } from "#ui/layout/cx.ts";

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Which steps are done; by default all before the current one. */
  done?: readonly boolean[] | undefined;
  className?: string | undefined;
}

/** On phones only the current step shows its name. */
export function Steps({ label, steps, current, done, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cx("flex flex-wrap items-center gap-y-3", className)}>
      {steps.map((step, position) => {
        const isCurrent = position === current;
        const isDone = done ? done[position] === true && !isCurrent : position < current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cx(
              "flex items-center gap-2.5 text-sm whitespace-nowrap md:text-md",
              isCurrent ? "font-[660] text-ink" : "font-[580]",
              isDone && "text-ink",
              !isDone && !isCurrent && "text-ink-3",
            )}
          >
            {position > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  "mr-1 ml-2.5 h-0.5 w-6 md:ml-3.5 md:w-[clamp(16px,4vw,56px)]",
                  position <= current ? "bg-ok" : "bg-line",
                )}
              />
            )}
            <span
              className={cx(
                "grid size-8 flex-none place-items-center rounded-full border-[1.5px] text-md font-[650]",
                isDone && "border-ok bg-ok text-on-ok",
                isCurrent && "border-ink bg-ink text-on-ink",
                !isDone && !isCurrent && "border-line-strong bg-surface",
              )}
            >
              {isDone ? <CheckIcon weight="bold" size={16} aria-hidden="true" /> : position + 1}
            </span>
            <span className={cx(!isCurrent && "max-md:sr-only")}>
              {step}
              {isDone && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
