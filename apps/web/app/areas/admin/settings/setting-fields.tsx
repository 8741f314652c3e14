import type { ReactNode } from "react";
import { readFields } from "#lib/read-fields.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { NumberShape, SettingShape } from "./setting-shapes.ts";
import { formatFieldText, toFieldName } from "./setting-values.ts";

interface SettingFieldsProps {
  label: string;
  shape: SettingShape;
  value: unknown;
  getError: (field: string) => string | undefined;
  /** Earlier input, when the page is rendered again after a post without JavaScript. */
  getValue: (field: string) => string | undefined;
}

/** Renders the inputs for a setting's type. */
export function SettingFields({ label, shape, value, getError, getValue }: SettingFieldsProps) {
  const name = toFieldName();
  if (shape.kind === "choice") {
    return (
      <RadioGroup
        label={label}
        isLabelHidden
        name={name}
        defaultValue={getValue(name) ?? String(value)}
        options={shape.options.map((option) => ({
          value: String(option.value),
          label: <b className="font-semibold">{option.label}</b>,
          hint: <span className="block max-w-[62ch] text-sm text-ink-2">{option.effect}</span>,
        }))}
        error={getError(name)}
        className="space-y-3"
      />
    );
  }
  if (shape.kind === "text" && shape.isOneLine) {
    return (
      <TextField
        label={label}
        name={name}
        required
        maxLength={shape.maxLength}
        autoComplete="off"
        defaultValue={getValue(name) ?? String(value)}
        error={getError(name)}
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
        defaultValue={getValue(name) ?? String(value)}
        error={getError(name)}
      />
    );
  }
  if (shape.kind === "number") {
    return (
      <NumberField
        shape={shape}
        name={name}
        text={getValue(name) ?? formatFieldText(shape, value)}
        error={getError(name)}
      />
    );
  }
  const values = readFields(value);
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      {Object.entries(shape.parts).map(([part, partShape]) => {
        const field = toFieldName(part);
        if (partShape.kind === "check") {
          return (
            <Checkbox
              key={part}
              name={field}
              defaultChecked={values[part] === true}
              error={getError(field)}
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
            text={getValue(field) ?? formatFieldText(partShape, values[part])}
            error={getError(field)}
          />
        );
      })}
    </div>
  );
}

const unitLabels: Record<NumberShape["unit"], string | null> = {
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
  const unitLabel = unitLabels[shape.unit];
  return (
    <TextField
      label={unitLabel ? `${shape.label} (${unitLabel})` : shape.label}
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
