/** The specification's sentences for this area, word for word. */
export const storeTexts = {
  created: "Store created successfully!",
  updated: "Updated",
  merchantIdInvalid: "Please enter a valid Merchant ID.",
  merchantIdUpdated: "Merchant ID updated successfully!",
  noStoreId: "No valid store ID found.",
} as const;

/** Our own. */
export const storePageTexts = {
  nameRequired: "Please enter a name for your store.",
  nameTooLong: "Please use 80 characters or fewer.",
  nameReserved: "That name is reserved. Please choose another.",
  nameTaken: "Another store has this name. Please choose another.",
  backAsked: "Nearly there. Open the link we've emailed you, and we'll tell you when they're back.",
  backConfirmed: "Done. We'll email you once, when the store is back.",
  backLinkExpired: "This link has expired. Ask again on the store's page.",
} as const;
