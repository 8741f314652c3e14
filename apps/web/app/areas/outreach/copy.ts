export const enquiryFormCopy = {
  enquiryFailed: "There was an error submitting the form.", // ENQ-04
} as const;
