export const listingWizardCopy = {
  wizardFailed: "Sorry — something went wrong while saving. Please try again.", // DIR-WIZ-13
} as const;
