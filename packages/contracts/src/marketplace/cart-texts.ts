/** Our own sentences about the cart. */
export const cartNotes = {
  optionsUnknown: "Please choose a size, colour and type that this item comes in.",
  quantityRange: "Please choose a quantity from 1 to 99.",
  soldOut: "This is sold out.",
  notThatMany: "There aren't that many left.",
  deliveryUnknown: "Please choose one of the delivery options.",
} as const;

export const onlyLeft = (count: number): string => `Only ${count} left.`;
