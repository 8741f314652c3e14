import type { ErrorCode } from "@boab/contracts/common/errors";

export interface FormSuccess<Value> {
  ok: true;
  response: Value;
}

export interface FormFailure {
  ok: false;
  code: ErrorCode;
  /** One sentence over the form. */
  error: string;
  /** One sentence for each refused field. */
  fields: Record<string, string>;
  /** What was typed, so that a page without JavaScript does not lose it. */
  values: Record<string, string>;
}

export type FormResult<Value = unknown> = FormSuccess<Value> | FormFailure;

/** The refused field that stands first on the page, which need not be the first refused by name. */
export function firstRefused(
  form: Pick<HTMLFormElement, "elements">,
  fields: Record<string, string>,
): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLElement =>
      "name" in element && typeof element.name === "string" && element.name in fields,
  );
}

/** The name of the field an event came from. */
export const fieldName = (target: EventTarget): string | undefined =>
  "name" in target && typeof target.name === "string" && target.name !== ""
    ? target.name
    : undefined;
