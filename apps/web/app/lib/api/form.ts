import type { ErrorCode } from "@boab/contracts/common/errors";

/** The hidden field with the idempotency key, so that a form sent twice counts once. It isn't a value of the form. */
export const idempotencyKeyField = "once";

export interface FormSuccess<Value> {
  ok: true;
  response: Value;
}

export interface FormFailure {
  ok: false;
  code: ErrorCode;
  /** One sentence, shown above the form. */
  error: string;
  /** One sentence for each refused field. */
  fields: Record<string, string>;
  /** What was typed, so that a page without JavaScript does not lose it. */
  values: Record<string, string>;
  /** The proof of work that would let the same form through. */
  challenge?: string | undefined;
}

export type FormResult<Value = unknown> = FormSuccess<Value> | FormFailure;

/** The first refused field in the order of the page, which may differ from the order in `fields`. */
export function findFirstInvalidField(
  form: Pick<HTMLFormElement, "elements">,
  fields: Record<string, string>,
): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLElement =>
      "name" in element && typeof element.name === "string" && element.name in fields,
  );
}

/** The name of the field an event came from. */
export const getFieldName = (target: EventTarget): string | undefined =>
  "name" in target && typeof target.name === "string" && target.name !== ""
    ? target.name
    : undefined;
