import { cx } from "#ui/layout/cx.ts";

interface GrowingTextProps {
  label: string;
  placeholder: string;
  maxLength: number;
  readOnly: boolean;
  value: string;
  onChange(typed: string): void;
  className?: string;
}

/**
 * Text that looks as it will be read and grows with what is typed; it stays on one line for the server. Its lines stand so
 * close that the last one needs room below for a p.
 */
export function GrowingText({ label, value, onChange, className, ...rest }: GrowingTextProps) {
  return (
    <textarea
      {...rest}
      aria-label={label}
      rows={1}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, " "))}
      className={cx(
        "field-sizing-content block w-full resize-none rounded-sm border-0 bg-transparent p-0 pb-[.16em] placeholder:text-ink-3 focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-focus",
        className,
      )}
    />
  );
}
