/**
 * What a visitor wanted to pay before logging in. It is kept in the tab, not in the address, because a link must never
 * open a payment.
 */
const key = "boab.pay";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser may forbid storage; then it takes a second press. */
function inStorage<Value>(use: (storage: Store) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The whole cart, or one price. */
export type PayIntent = "cart" | `price:${string}`;

export const keepPayIntent = (intent: PayIntent): void =>
  void inStorage((storage) => storage.setItem(key, intent));

/** True once for what somebody wanted to pay. */
export const takePayIntent = (intent: PayIntent): boolean =>
  inStorage((storage) => {
    if (storage.getItem(key) !== intent) return false;
    storage.removeItem(key);
    return true;
  }) ?? false;
