import { cx } from "#ui/layout/cx.ts";

/** Says what the colours and lines of a calendar mean. */
export function CalendarLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line px-4 py-3 text-xs text-ink-2">
      {[
        ["Confirmed", "border-l-4 border-ok bg-ok-soft"],
        ["Here now", "border-l-4 border-ochre-400 bg-ok"],
        ["Waiting for you, doesn't hold the time", "border-[1.5px] border-dashed border-warn"],
        ["Held for an answer", "border-[1.5px] border-dashed border-ink-3"],
        ["Done", "border-l-4 border-line-strong bg-sunk"],
        [
          "Buffer",
          "bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--line-strong)_4px_5px)]",
        ],
      ].map(([label, swatchClass]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx("h-3.5 w-[18px] rounded-[4px]", swatchClass)} />
          {label}
        </li>
      ))}
    </ul>
  );
}
