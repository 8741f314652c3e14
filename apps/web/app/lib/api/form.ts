import type { ErrorCode } from "@boab/contracts/common/errors";
import { type RefObject, useEffect, useRef } from "react";

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

/**
 * What a form shows of its last result: `const form = useFormState(actionData)`, then
 * `<Form ref={form.ref}>` and `error={form.errorOf("email")}`. After a refusal the focus goes to the
 * first refused field.
 */
export function useFormState(result: FormResult | undefined): {
  ref: RefObject<HTMLFormElement | null>;
  error: string | undefined;
  errorOf: (field: string) => string | undefined;
  valueOf: (field: string) => string | undefined;
} {
  const ref = useRef<HTMLFormElement>(null);
  const failure = result && !result.ok ? result : undefined;

  useEffect(() => {
    if (failure && ref.current) firstRefused(ref.current, failure.fields)?.focus();
  }, [failure]);

  return {
    ref,
    error: failure?.error,
    errorOf: (field) => failure?.fields[field],
    valueOf: (field) => failure?.values[field],
  };
}

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
