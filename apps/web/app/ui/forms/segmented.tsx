import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";

const track = "flex gap-0.5 rounded-md bg-sunk p-1";
const segment =
  "relative flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[9px] px-4 py-2 text-md font-semibold no-underline pointer-coarse:min-h-11";
const chosen = "bg-raised text-ink shadow-1";
const rest = "text-ink-2 hover:text-ink";

interface SegmentedProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** Radio buttons styled as a segmented control. */
export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={cx(track, className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            segment,
            "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            option.value === value ? chosen : rest,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentedLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; isCurrent: boolean }[];
  className?: string | undefined;
}

/** The same look for links between a few related pages: Login and Register. */
export function SegmentedLinks({ label, links, className }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={cx(track, className)}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          replace
          preventScrollReset
          aria-current={link.isCurrent ? "page" : undefined}
          className={cx(segment, link.isCurrent ? chosen : rest)}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
