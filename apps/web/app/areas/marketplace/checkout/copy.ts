export const cartPageCopy = {
  reservedOncePaid: "Reserved once you've paid",
  pay: "Pay with card", // CART-04
  redirecting: "Redirecting…", // CART-05
  noPage: "No session URL returned", // CART-14
} as const;
