export const profileFormCopy = {
  saveProfileFailed: "Failed to save profile.", // ACCT-14
  nameMissing: "Please enter your full name.",
  emailHint: "Your email changes once you confirm the new one.",
} as const;
