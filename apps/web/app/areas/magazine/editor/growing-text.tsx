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
 * The field looks like the published text and grows with its content; line breaks become spaces. The tight line height
 * needs padding below for descenders.
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
