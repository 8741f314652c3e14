export const connectedAccountCopy = {
  noAccounts: "No accounts found.", // ADM-CON-02
  listFailed: "List failed", // ADM-CON-09
  listMoreFailed: "List more failed", // ADM-CON-09
} as const;
