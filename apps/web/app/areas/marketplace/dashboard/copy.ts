export const dashboardCopy = {
  dashboard: "Seller Dashboard", // STORE-06
} as const;
