/** Constants of the cart for pages and the API. Free of schemas, so that browsers can load it. */
export const mostCartLines = 100;
/** Of one line. */
export const mostOfLine = 99;

/** The way to hand over what is not sent. */
export const pickupOption = "pickup";

/** Whether a line can be bought now, or why not. */
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
