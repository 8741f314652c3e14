import { cx } from "#ui/layout/cx.ts";
import type { SettingShape } from "./setting-shapes.ts";
import { listValueLines } from "./setting-values.ts";

interface SettingValueProps {
  shape: SettingShape;
  value: unknown;
  /** The current value is shown large. */
  isProminent?: boolean | undefined;
}

export function SettingValue({ shape, value, isProminent = false }: SettingValueProps) {
  const lines = listValueLines(shape, value);
  const [only] = lines;
  if (only && only.label === null) {
    const isLarge = isProminent && shape.kind !== "text";
    return (
      <p className={cx("break-words", isLarge ? "type-display text-xl text-ink" : "text-md")}>
        {only.text}
      </p>
    );
  }
  return (
    <dl className="space-y-1 text-md">
      {lines.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className={cx("type-money text-right", isProminent && "font-semibold text-ink")}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
