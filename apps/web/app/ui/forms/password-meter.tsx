import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { cx } from "#ui/layout/cx.ts";

export interface PasswordCheck {
  /** "At least 12 characters". */
  label: string;
  isMet: boolean;
}

interface PasswordMeterProps {
  /** The id of the list of checks, for `aria-describedby`. */
  id: string;
  checks: readonly PasswordCheck[];
}

/** One bar per check plus a text list, so that colour is never the only sign. */
export function PasswordMeter({ id, checks }: PasswordMeterProps) {
  const score = checks.filter((check) => check.isMet).length;
  const fill = score === checks.length ? "bg-ok" : "bg-ochre-400";
  return (
    <div className="mt-4">
      <div aria-hidden="true" className="flex gap-[5px]">
        {checks.map((check, place) => (
          <span
            key={check.label}
            className={cx(
              "h-1.5 flex-1 rounded-full transition-colors duration-base",
              place < score ? fill : "bg-line",
            )}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {score > 0 ? `Password strength ${score} of ${checks.length}` : ""}
      </p>
      <ul id={id} className="mt-2.5 grid grid-cols-2 gap-x-3 gap-y-0.5 text-sm text-ink-3">
        {checks.map(({ label, isMet }) => (
          <li
            key={label}
            className={cx(
              "flex min-h-[26px] items-center gap-[7px] first:col-span-2",
              isMet && "font-[540] text-ok",
            )}
          >
            {isMet ? (
              <CheckCircleIcon weight="fill" size={16} aria-hidden="true" className="flex-none" />
            ) : (
              <CircleIcon size={16} aria-hidden="true" className="flex-none" />
            )}
            {label}
            <span className="sr-only">{isMet ? ", met" : ", not met yet"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
