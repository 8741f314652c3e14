import { type ComponentProps, createContext, use } from "react";
import { idempotencyKeyField } from "./form.ts";

/**
 * The idempotency key of a form that is posted before the script runs. The server sets it on private pages only,
 * because a page in a shared cache is the same for everyone.
 */
export const IdempotencyKeyContext = createContext("");

/** Goes into a form that does not belong to `usePageAction`; `PageForm` has it already. */
export function IdempotencyKeyField() {
  const key = use(IdempotencyKeyContext);
  // The browser doesn't know the server's key when it hydrates; `usePageAction` creates its own.
  return (
    <input type="hidden" name={idempotencyKeyField} defaultValue={key} suppressHydrationWarning />
  );
}

/** `<PageForm {...save.form}>`: the form of a `usePageAction`, which can be sent twice without harm. */
export const PageForm = ({ children, ...props }: ComponentProps<"form">) => (
  <form {...props}>
    <IdempotencyKeyField />
    {children}
  </form>
);
