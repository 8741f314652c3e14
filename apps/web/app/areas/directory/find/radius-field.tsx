import { type CSSProperties, useId, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { radiusRange } from "./search-address.ts";

const shareOf = (km: number) => (km - radiusRange.least) / (radiusRange.most - radiusRange.least);

interface RadiusFieldProps {
  value: number;
  /** Without a place there is nothing to be within. */
  isDisabled: boolean;
  className?: string;
}

/** A native range input, for touch and keyboard. */
export function RadiusField({ value, isDisabled, className }: RadiusFieldProps) {
  const id = useId();
  const [km, setKm] = useState(value);
  const [known, setKnown] = useState(value);
  // Follow the URL when it changes from elsewhere.
  if (known !== value) {
    setKnown(value);
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
        min={radiusRange.least}
        max={radiusRange.most}
        step={radiusRange.step}
        disabled={isDisabled}
        value={km}
        aria-valuetext={`${km} kilometres`}
        onChange={(event) => setKm(Number(event.target.value))}
        style={{ "--share": `${shareOf(km) * 100}%` } as CSSProperties}
        className="slider block h-7 w-full disabled:opacity-50 pointer-coarse:h-11"
      />
    </div>
  );
}
