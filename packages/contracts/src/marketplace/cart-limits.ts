/** Constants of the cart for pages and the API. Free of schemas, so that browsers can load it. */
export const maxCartLines = 100;
/** The max quantity of one line. */
export const maxCartLineQuantity = 99;

/** The delivery option for items that the buyer picks up. */
export const pickupOption = "pickup";

/** Each state other than "for sale" is a reason why a line can't be bought now. */
export const cartLineStates = [
  "for sale",
  "fewer left",
  "sold out",
  "on holiday",
  "not ready",
  "closed",
  "gone",
  "own",
] as const;
export type CartLineState = (typeof cartLineStates)[number];
