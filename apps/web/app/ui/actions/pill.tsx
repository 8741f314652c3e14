import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "#ui/layout/cx.ts";

const shape =
  "inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border-[1.5px] px-[15px] text-md font-[550] whitespace-nowrap no-underline pointer-coarse:min-h-11";
const off = "border-line bg-surface text-ink hover:border-ink-3";
const on = "border-ink bg-ink text-on-ink";

interface PillState {
  isOn?: boolean | undefined;
}

/** A filter that is on or off, and lives in the URL. */
export function PillLink({ isOn = false, className, ...link }: LinkProps & PillState) {
  return (
    <Link
      preventScrollReset
      {...link}
      aria-current={isOn ? "true" : undefined}
      className={cx(shape, isOn ? on : off, className)}
    />
  );
}

interface RadioPillProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

/** One of several choices of a form. */
export function RadioPill({ name, value, isChosen, onChoose, children }: RadioPillProps) {
  return (
    <label
      className={cx(
        shape,
        "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? on : off,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

interface AppliedPillProps {
  children: string;
  icon?: ReactNode;
  /** The URL without this filter, if removing it is a link. */
  to?: string | undefined;
  /** The callback that removes it, if there is no `to`. */
  onRemove?: (() => void) | undefined;
}

const removeButtonClass =
  "target-44 grid size-6 place-items-center rounded-full hover:bg-primary hover:text-on-primary";

/** An active filter that can be removed. */
export function AppliedPill({ children, icon, to, onRemove }: AppliedPillProps) {
  const label = `Remove ${children}`;
  const removeIcon = <XIcon weight="bold" size={16} aria-hidden="true" />;
  return (
    <span className="inline-flex min-h-[34px] shrink-0 items-center gap-2 rounded-full bg-primary-soft pr-[7px] pl-[13px] text-sm font-[550] whitespace-nowrap text-primary-text">
      {icon}
      {children}
      {to !== undefined ? (
        <Link to={to} preventScrollReset aria-label={label} className={removeButtonClass}>
          {removeIcon}
        </Link>
      ) : (
        <button type="button" aria-label={label} onClick={onRemove} className={removeButtonClass}>
          {removeIcon}
        </button>
      )}
    </span>
  );
}
