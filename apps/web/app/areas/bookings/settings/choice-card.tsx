import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

interface ChoiceCardProps {
  type: "radio" | "checkbox";
  name: string;
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice with an explanation below its title. */
export function ChoiceCard({ type, name, title, children, aside, ...props }: ChoiceCardProps) {
  return (
    <label
      className={cx(
        "flex items-start gap-3.5 rounded-md border-[1.5px] px-4 py-3.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        props.checked ? "border-primary bg-primary-soft" : "border-line",
        props.disabled && "text-ink-3",
      )}
    >
      <input
        type={type}
        name={name}
        checked={props.checked}
        disabled={props.disabled}
        onChange={({ target }) => props.onChange(target.checked)}
        className="mt-0.5 size-5 flex-none accent-primary"
      />
      <span className="flex-1">
        <b>{title}</b>
        <span className="block text-sm text-ink-2">{children}</span>
      </span>
      {aside}
    </label>
  );
}
