import { StarIcon } from "@phosphor-icons/react/dist/ssr/Star";
import { useState } from "react";
import { FieldError, labelStyle } from "#ui/forms/field.tsx";
import { cx } from "#ui/layout/cx.ts";

const words = ["", "Poor", "Fair", "Okay", "Good", "Great"];

interface StarFieldProps {
  defaultValue?: number | undefined;
  error?: string | undefined;
}

/** The stars are radio buttons: arrow keys choose, and screen readers announce how many of five. */
export function StarField({ defaultValue = 0, error }: StarFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "stars-error" : undefined}
    >
      <legend className={cx(labelStyle, "sr-only")}>Stars</legend>
      <div className="flex flex-wrap items-center gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => setValue(stars)}
              aria-label={`${stars} of 5: ${words[stars]}`}
              className="sr-only"
            />
            <StarIcon
              weight={stars <= value ? "fill" : "regular"}
              size={36}
              aria-hidden="true"
              className={stars <= value ? "text-star" : "text-line-strong"}
            />
          </label>
        ))}
        <b className="ml-2 font-semibold" aria-hidden="true">
          {words[value]}
        </b>
      </div>
      {error && <FieldError id="stars-error">{error}</FieldError>}
    </fieldset>
  );
}
