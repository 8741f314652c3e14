/** The specification's sentences for the cart page, word for word. */
export const cartTexts = {
  empty: "Your cart is empty",
  pay: "Pay with card",
  redirecting: "Redirecting…",
  noPage: "No session URL returned",
} as const;

/** Our own sentences about checking out. */
export const checkoutNotes = {
  changed: "Something in your cart has changed. Please check it and try again.",
  nameRequired: "Please enter the recipient's name.",
  streetRequired: "Please enter your street address.",
  suburbRequired: "Please enter your suburb.",
  stateRequired: "Please choose your state.",
  postcodeInvalid: "Please enter a postcode with four digits.",
} as const;
