export const cartDialogCopy = {
  cartEmpty: "Your cart is empty.", // DCART-06
} as const;
