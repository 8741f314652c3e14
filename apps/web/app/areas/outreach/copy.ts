export const enquiryFormCopy = {
  enquiryFailed: "There was an error submitting the form.", // ENQ-04
} as const;

export const subscribeFormCopy = {
  consent: "We write once a fortnight. Unsubscribe any time.",
} as const;

export const openingFormCopy = {
  consent: "We'll email you once when it opens, then delete your email address.",
} as const;
