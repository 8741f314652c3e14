import type { ReactNode } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { NumberShape, SettingShape } from "./setting-shapes.ts";
import { fieldName, fieldText } from "./setting-values.ts";

interface SettingFieldsProps {
  label: string;
  shape: SettingShape;
  /** The current value. */
  value: unknown;
  errorOf: (field: string) => string | undefined;
  /** Earlier input, when the page is rendered again after a post without JavaScript. */
  valueOf: (field: string) => string | undefined;
}

/** Renders the inputs for a setting's type. */
export function SettingFields({
  label,
  shape,
  value,
  errorOf,
  valueOf: typed,
}: SettingFieldsProps) {
  const name = fieldName();
  if (shape.kind === "choice") {
    return (
      <RadioGroup
        label={label}
        isLabelHidden
        name={name}
        defaultValue={typed(name) ?? String(value)}
        options={shape.options.map((option) => ({
          value: String(option.value),
          label: <b className="font-semibold">{option.label}</b>,
          hint: <span className="block max-w-[62ch] text-sm text-ink-2">{option.effect}</span>,
        }))}
        error={errorOf(name)}
        className="space-y-3"
      />
    );
  }
  if (shape.kind === "text") {
    return (
      <TextArea
        label={label}
        name={name}
        required
        rows={3}
        maxLength={shape.maxLength}
        defaultValue={typed(name) ?? String(value)}
        error={errorOf(name)}
      />
    );
  }
  if (shape.kind === "number") {
    return (
      <NumberField
        shape={shape}
        name={name}
        text={typed(name) ?? fieldText(shape, value)}
        error={errorOf(name)}
      />
    );
  }
  const values = (value ?? {}) as Record<string, unknown>;
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      {Object.entries(shape.parts).map(([part, partShape]) => {
        const field = fieldName(part);
        if (partShape.kind === "check") {
          return (
            <Checkbox
              key={part}
              name={field}
              defaultChecked={values[part] === true}
              error={errorOf(field)}
              className="sm:col-span-2"
            >
              {partShape.label}
            </Checkbox>
          );
        }
        return (
          <NumberField
            key={part}
            shape={partShape}
            name={field}
            text={typed(field) ?? fieldText(partShape, values[part])}
            error={errorOf(field)}
          />
        );
      })}
    </div>
  );
}

const signs: Record<NumberShape["unit"], string | null> = {
  percent: "%",
  cents: "cents",
  months: "months",
  count: null,
};

interface NumberFieldProps {
  shape: NumberShape;
  name: string;
  text: string;
  error: ReactNode;
}

function NumberField({ shape, name, text, error }: NumberFieldProps) {
  const sign = signs[shape.unit];
  return (
    <TextField
      label={sign ? `${shape.label} (${sign})` : shape.label}
      name={name}
      type="number"
      inputMode={shape.unit === "percent" ? "decimal" : undefined}
      min={shape.min}
      max={shape.max}
      step={shape.unit === "percent" ? "0.01" : "1"}
      required
      defaultValue={text}
      error={error}
      className="max-w-80"
    />
  );
}
