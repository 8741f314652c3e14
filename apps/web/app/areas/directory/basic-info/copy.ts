export const basicInfoCopy = {
  phoneIncomplete: "Is this number complete? If so, save it as it is.",
} as const;
