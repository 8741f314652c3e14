import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { cx } from "./cx.ts";

export interface PasswordRule {
  /** "At least 12 characters". */
  label: string;
  isMet: (password: string) => boolean;
}

interface PasswordMeterProps {
  password: string;
  rules: readonly PasswordRule[];
}

/** One bar per rule, and the rules in words: colour is never the only sign. */
export function PasswordMeter({ password, rules }: PasswordMeterProps) {
  const met = rules.filter((rule) => rule.isMet(password)).length;
  const fill = met === rules.length ? "bg-ok" : "bg-accent";

  return (
    <div className="mt-3">
      <div aria-hidden="true" className="flex gap-1">
        {rules.map((rule, position) => (
          <span
            key={rule.label}
            className={cx("h-1.5 flex-1 rounded-full", position < met ? fill : "bg-line")}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {password ? `${met} of ${rules.length} password rules met` : ""}
      </p>
      <ul className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-4 gap-y-1.5 text-sm">
        {rules.map((rule) => {
          const isMet = rule.isMet(password);
          const Icon = isMet ? CheckCircleIcon : CircleIcon;
          return (
            <li
              key={rule.label}
              className={cx("flex items-center gap-2", isMet ? "font-[550] text-ok" : "text-ink-3")}
            >
              <Icon
                weight={isMet ? "fill" : "regular"}
                size={16}
                className="flex-none"
                aria-hidden="true"
              />
              {rule.label}
              <span className="sr-only">{isMet ? "(met)" : "(not met)"}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
