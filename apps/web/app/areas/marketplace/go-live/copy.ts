export const goLiveCopy = {
  goLive: "Activate your store to start selling!", // PAYOUT-01
  merchantId: "Add your PayPal Merchant ID to receive payments", // PAYOUT-02
  merchantIdError: { tone: "danger", text: "Error updating Merchant ID: ..." }, // PAYOUT-06
  merchantIdFailed: "Failed to save Merchant ID. Please try again.", // PAYOUT-06
  merchantIdOptional:
    "We only store this ID. Your money comes through Stripe, so you can skip this step.",
} as const;
