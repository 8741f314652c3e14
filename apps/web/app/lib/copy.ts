export const profileCopy = {
  usernameHint: "3–20 chars, letters/numbers/._ only", // ACCT-12
  conflict:
    "Someone else changed this while you were editing. Your text is still here. Save again to compare.",
} as const;

export const reportCopy = {
  promise: "We'll email our decision and why.",
} as const;

export const checkoutReturnCopy = {
  cancelledTitle: "Checkout cancelled", // SUB-13
  cancelled: "No charges were made. You can try again anytime.", // SUB-13
} as const;
