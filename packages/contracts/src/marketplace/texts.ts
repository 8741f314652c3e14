/** The specification's sentences for this area, word for word. */
export const storeTexts = {
  authenticationRequired: "❌ User authentication required.",
  created: "Store created successfully!",
  saveFailed: "Save failed",
  updated: "Updated",
  updateFailed: "Update failed",
  saved: "Saved",
  unexpected: "❌ Unexpected server error.",
  deleteQuestion: "Are you sure you want to delete this store? This action cannot be undone.",
  deleteYes: "Yes, delete",
  dashboard: "Seller Dashboard",
  goLive: "Activate your store to start selling!",
  merchantId: "Add your PayPal Merchant ID to receive payments",
  merchantIdInvalid: "Please enter a valid Merchant ID.",
  merchantIdUpdated: "Merchant ID updated successfully!",
  merchantIdError: "❌ Error updating Merchant ID: ...",
  merchantIdFailed: "Failed to save Merchant ID. Please try again.",
  noStoreId: "No valid store ID found.",
} as const;

/** The specification's words on the launch page. */
export const launchTexts = {
  stripePayment: "Stripe Payment",
  approval: "contact us to get Approved",
} as const;

/** Our own. */
export const storePageTexts = {
  nameRequired: "Please enter a name for your store.",
  nameTooLong: "Please use 80 characters or fewer.",
  nameReserved: "That name is reserved. Please choose another.",
  nameTaken: "Another store has this name. Please choose another.",
  abnInvalid: "That isn't an ABN. It has 11 digits; please check them.",
  freeShippingInvalid: "Please enter an amount from $1 to $10,000, such as 80.",
  merchantIdOptional:
    "Optional. Card sales are paid to your Stripe account; this ID is only stored with your store.",
  backAsked: "Nearly there. Open the link we've emailed you, and we'll tell you when they're back.",
  backConfirmed: "Done. We'll email you once, when the store is back.",
  backLinkExpired: "This link has expired. Ask again on the store's page.",
  deleted: "Your store is deleted.",
  notFound: "We couldn't find that store.",
  mayHaveClosed: "It may have closed or changed its name.",
} as const;
