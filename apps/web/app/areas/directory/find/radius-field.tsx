import { useId, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { radiusRange } from "./search-path.ts";

const computeFraction = (km: number) =>
  (km - radiusRange.min) / (radiusRange.max - radiusRange.min);

interface RadiusFieldProps {
  value: number;
  /** True without a place, because a radius needs one. */
  isDisabled: boolean;
  className?: string;
}

/** A native range input, for touch and keyboard. */
export function RadiusField({ value, isDisabled, className }: RadiusFieldProps) {
  const id = useId();
  const [km, setKm] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Syncs with the URL when it changes from elsewhere.
  if (previousValue !== value) {
    setPreviousValue(value);
    setKm(value);
  }
  return (
    <div className={cx(isDisabled && "text-ink-3", className)}>
      <div className="flex justify-between text-sm font-semibold">
        <label htmlFor={id}>Within</label>
        <output htmlFor={id} className="noscript:hidden">{`${km} km`}</output>
      </div>
      <input
        id={id}
        type="range"
        name="radius"
        min={radiusRange.min}
        max={radiusRange.max}
        step={radiusRange.step}
        disabled={isDisabled}
        value={km}
        aria-valuetext={`${km} kilometres`}
        onChange={(event) => setKm(Number(event.target.value))}
        style={{ "--share": `${computeFraction(km) * 100}%` }}
        className="slider block h-7 w-full disabled:opacity-50 pointer-coarse:h-11"
      />
    </div>
  );
}
