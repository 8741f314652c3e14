import { formatCount, formatPercent } from "@boab/format/numbers";
import { readFields } from "#lib/read-fields.ts";
import type {
  CheckShape,
  ChoiceShape,
  GroupShape,
  NumberShape,
  SettingShape,
} from "./setting-shapes.ts";

const formatPlural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export function formatNumberWithUnit(unit: NumberShape["unit"], value: number): string {
  if (unit === "percent") return formatPercent(value);
  if (unit === "cents") return formatPlural(value, "cent", "cents");
  if (unit === "months") return formatPlural(value, "month", "months");
  return formatCount(value);
}

/** A value as display lines; a group has one per field. */
export function listValueLines(
  shape: SettingShape,
  value: unknown,
): { label: string | null; text: string }[] {
  if (shape.kind === "group") {
    const values = readFields(value);
    return Object.entries(shape.parts).map(([name, part]) =>
      part.kind === "check"
        ? { label: "Confirmed by the owner", text: values[name] === true ? "Yes" : "Not yet" }
        : { label: part.label, text: formatNumberWithUnit(part.unit, Number(values[name])) },
    );
  }
  return [{ label: null, text: formatPlainValue(shape, value) }];
}

function formatPlainValue(shape: Exclude<SettingShape, GroupShape>, value: unknown): string {
  if (shape.kind === "number") return formatNumberWithUnit(shape.unit, Number(value));
  if (shape.kind === "choice") return findChosenOption(shape, value)?.label ?? String(value);
  return String(value);
}

export const findChosenOption = (shape: ChoiceShape, value: unknown) =>
  shape.options.find((option) => option.value === value);

/** The initial text of a field. */
export function formatFieldText(shape: NumberShape, value: unknown): string {
  return String(shape.unit === "percent" ? Number((Number(value) * 100).toFixed(4)) : value);
}

export const toFieldName = (part?: string): string => (part ? `value.${part}` : "value");

export interface ParsedValue {
  value: unknown;
  /** One message per invalid field. */
  problems: Record<string, string>;
}

/** Converts posted fields to the API's format. */
export function readValue(shape: SettingShape, values: Record<string, string>): ParsedValue {
  if (shape.kind === "text") return { value: values.value ?? "", problems: {} };
  if (shape.kind === "number") return readNumber(shape, values, toFieldName());
  if (shape.kind === "choice") {
    const option = shape.options.find(({ value }) => String(value) === values.value);
    if (option) return { value: option.value, problems: {} };
    return { value: null, problems: { value: "Please choose one." } };
  }
  const parts = Object.entries(shape.parts).map(([name, part]) => ({
    name,
    ...readPart(part, values, toFieldName(name)),
  }));
  return {
    value: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    problems: Object.assign({}, ...parts.map(({ problems }) => problems)),
  };
}

const readPart = (
  shape: NumberShape | CheckShape,
  values: Record<string, string>,
  field: string,
): ParsedValue =>
  shape.kind === "check"
    ? { value: values[field] === "on", problems: {} }
    : readNumber(shape, values, field);

function readNumber(
  { unit, min, max }: NumberShape,
  values: Record<string, string>,
  field: string,
): ParsedValue {
  const typed = values[field]?.trim() ?? "";
  const value = Number(typed);
  const isWhole = unit === "percent" || Number.isInteger(value);
  if (typed === "" || !Number.isFinite(value) || !isWhole || value < min || value > max) {
    const kind = unit === "percent" ? "number" : "whole number";
    const sentence = `Please enter a ${kind} between ${formatCount(min)} and ${formatCount(max)}.`;
    return { value: null, problems: { [field]: sentence } };
  }
  // Avoids floating-point noise such as 1.7 / 100, because this value is shown and charged.
  return { value: unit === "percent" ? Number((value / 100).toFixed(6)) : value, problems: {} };
}

/** Labels a setting's value. Numbers that the owner has not confirmed are stored but not used. */
export const getValueHeading = (value: unknown): string =>
  typeof value === "object" &&
  value !== null &&
  "confirmedByOwner" in value &&
  !value.confirmedByOwner
    ? "Not in use until confirmed"
    : "Now";
