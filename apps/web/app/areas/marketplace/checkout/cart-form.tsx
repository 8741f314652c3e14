import type { ReactNode } from "react";
import type { PageAction } from "#lib/api/page-action.ts";

/** One change at a time; held by the page, because the row that asked for it may go with it. */
export type ChangeCart = Pick<PageAction<unknown>, "submit" | "pendingValues">;

interface CartFormProps {
  change: ChangeCart;
  values: Record<string, string>;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that changes the cart, also before the script has come. */
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
