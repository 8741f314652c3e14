export const paymentsServerOwnedFields = [
  "accountId",
  "applicationFeePct",
  "commissionRate",
  "paymentStatus",
  "planName",
  "platform_fee",
  "sellerAccountId",
  "stripeAccountId",
];
