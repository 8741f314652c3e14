import { TextField } from "#ui/forms/text-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { cx } from "#ui/layout/cx.ts";
import type { CatalogView } from "./catalog-view.ts";
import type { CatalogForm } from "./use-catalog-form.ts";

interface PriceFilterProps {
  price: CatalogView["price"];
  form: CatalogForm;
  formId: string | undefined;
}

/** Shows how prices are distributed, and sets the range by typing or dragging (CATLG-06, CATLG-07). */
export function PriceFilter({ price, form, formId }: PriceFilterProps) {
  const { defaultMax } = price;
  return (
    <>
      <PriceBars price={price} form={form} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <PriceField name="pmin" label="Min" placeholder="0" form={form} formId={formId} />
        <PriceField
          name="pmax"
          label="Max"
          placeholder={String(defaultMax)}
          form={form}
          formId={formId}
        />
      </div>
    </>
  );
}

interface PriceFieldProps extends Pick<PriceFilterProps, "form" | "formId"> {
  name: "pmin" | "pmax";
  label: string;
  placeholder: string;
}

function PriceField({ name, label, placeholder, form, formId }: PriceFieldProps) {
  const value = form.getValue(name);
  return (
    <TextField
      ref={useTypedValue(value, form.isWaiting)}
      label={label}
      name={name}
      form={formId}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      placeholder={placeholder}
      defaultValue={value}
      onChange={(event) => form.set({ [name]: event.target.value })}
    />
  );
}

/** Dragging the range sets the same values as the fields, so these inputs have no name and aren't submitted. */
function PriceBars({ price, form }: Pick<PriceFilterProps, "price" | "form">) {
  const { ceiling, bars } = price;
  // The bars cover prices from 0 to the ceiling, as the API counts them.
  const barMax = ceiling;
  const typed = (name: string, defaultValue: number) => {
    const value = form.getValue(name);
    const number = Number(value);
    return value === "" || !Number.isFinite(number)
      ? defaultValue
      : Math.min(Math.max(number, 0), barMax);
  };
  const min = typed("pmin", 0);
  const max = typed("pmax", barMax);
  const step = Math.max(1, Math.round(barMax / 200));
  // Each handle covers its own part of the bar, up to the middle between them, so that they never overlap.
  const middle = Math.min(barMax, Math.round((min + max) / 2 / step) * step);
  const highestBar = Math.max(1, ...bars);
  const toPercent = (amount: number) => `${(amount / barMax) * 100}%`;
  return (
    <div className="noscript:hidden">
      <div aria-hidden="true" className="flex h-14 items-end gap-0.5">
        {bars.map((count, bar) => {
          const from = (bar / bars.length) * barMax;
          const isInRange = from + barMax / bars.length > min && from < max;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={bar}
              style={{ height: `${Math.max(4, Math.sqrt(count / highestBar) * 100)}%` }}
              className={cx("flex-1 rounded-t-[2px]", isInRange ? "bg-earth-300" : "bg-line")}
            />
          );
        })}
      </div>
      <div className="relative h-1 rounded-full bg-line">
        <span
          className="absolute h-full bg-primary"
          style={{
            left: toPercent(Math.min(min, max)),
            right: `calc(100% - ${toPercent(Math.max(min, max))})`,
          }}
        />
        <RangeEnd
          label="Lowest price"
          value={min}
          from={0}
          to={middle}
          barMax={barMax}
          step={step}
          onChange={(value) => form.set({ pmin: value <= 0 ? "" : String(Math.min(value, max)) })}
        />
        <RangeEnd
          label="Highest price"
          value={max}
          from={middle}
          to={barMax}
          barMax={barMax}
          step={step}
          onChange={(value) =>
            form.set({ pmax: value >= barMax ? "" : String(Math.max(value, min)) })
          }
        />
      </div>
    </div>
  );
}

interface RangeEndProps {
  label: string;
  value: number;
  from: number;
  to: number;
  /** The price at the end of the bar. */
  barMax: number;
  step: number;
  onChange: (value: number) => void;
}

const RangeEnd = ({ label, value, from, to, barMax, step, onChange }: RangeEndProps) => (
  <input
    type="range"
    aria-label={label}
    aria-valuetext={`$${value}`}
    min={from}
    max={to}
    step={step}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    // The input is as wide as its part of the bar, plus half a handle at each end.
    style={{
      left: `calc(${(from / barMax) * 100}% - 12px)`,
      width: `calc(${((to - from) / barMax) * 100}% + 24px)`,
    }}
    className="range-end absolute -top-2.5 m-0 h-6 bg-transparent"
  />
);
