export const marketplaceServerOwnedFields = [
  "merchId",
  "merchantId",
  "orderStatus",
  "quantityAvailable",
];
