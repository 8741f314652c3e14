import { type RefObject, useId } from "react";
import { FieldError } from "#ui/forms/field.tsx";
import { cx } from "#ui/layout/cx.ts";

export interface OptionView {
  value: string;
  isOffered: boolean;
  /** The URL of a small photo, shown above the name. */
  picture?: string | undefined;
}

interface OptionPickerProps {
  label: string;
  name: string;
  options: readonly OptionView[];
  value: string | null;
  onChoose: (value: string) => void;
  error: string | undefined;
  /** The first radio button, which takes the focus when a choice is missing here. */
  firstRef: RefObject<HTMLInputElement | null>;
}

const focusRing =
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Radio buttons as pills, or as small photos; what there is none of can't be chosen. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, name, options, value, onChoose, error, firstRef } = props;
  const id = useId();
  const first = options.findIndex(({ isOffered }) => isOffered);
  const getRadioProps = ({ value: each, isOffered }: OptionView, place: number) => ({
    ...(place === first && { ref: firstRef }),
    type: "radio",
    name,
    value: each,
    checked: value === each,
    disabled: !isOffered,
    onChange: () => onChoose(each),
    className: "sr-only",
  });
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="mt-6">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-2 flex justify-between gap-3 text-md font-semibold">
        {label}
        {value !== null && <span className="font-normal text-ink-3">{value}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((option, place) =>
          option.picture ? (
            <label
              key={option.value}
              className={cx(
                "relative w-19 rounded-[14px] text-center text-sm",
                focusRing,
                option.isOffered ? "cursor-pointer" : "text-ink-3 line-through",
              )}
            >
              <input {...getRadioProps(option, place)} />
              <img
                src={option.picture}
                alt=""
                width={76}
                height={76}
                className={cx(
                  "aspect-square w-full rounded-md border-2 bg-sunk object-cover",
                  value === option.value ? "border-ink" : "border-line",
                  !option.isOffered && "opacity-50",
                )}
              />
              <span className={cx("mt-1 block", value === option.value && "font-[650]")}>
                {option.value}
              </span>
            </label>
          ) : (
            <label
              key={option.value}
              className={cx(
                "relative inline-flex min-h-11 min-w-13 items-center justify-center rounded-full border-[1.5px] px-4 text-md font-[550]",
                focusRing,
                !option.isOffered && "border-transparent bg-sunk text-ink-3 line-through",
                option.isOffered && "cursor-pointer",
                option.isOffered &&
                  (value === option.value
                    ? "border-ink bg-ink text-on-ink"
                    : "border-line bg-surface text-ink hover:border-ink-3"),
              )}
            >
              <input {...getRadioProps(option, place)} />
              {option.value}
            </label>
          ),
        )}
      </div>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
