import type { ReactNode } from "react";
import type { PageAction } from "#lib/api/page-action.ts";

/** One change runs at a time. The page holds it, because the row that submitted it may disappear. */
export type CartAction = Pick<PageAction<unknown>, "submit" | "pendingValues">;

interface CartFormProps {
  change: CartAction;
  values: Record<string, string>;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that changes the cart and also works before the script has loaded. */
export function CartForm({ change, values, className, children }: CartFormProps) {
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        change.submit(values);
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
