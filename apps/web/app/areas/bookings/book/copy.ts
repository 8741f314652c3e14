export const bookingFormCopy = {
  phoneIncomplete: "Is this number complete? If so, send it as it is.",
} as const;
