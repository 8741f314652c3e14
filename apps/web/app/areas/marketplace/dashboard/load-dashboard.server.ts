import { getStoreFigures, listSoldOrders } from "@boab/contracts/marketplace/orders";
import { readMyBalance } from "@boab/contracts/payments/payout-accounts";
import { toIsoDay } from "@boab/format/zones";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { BalanceView, DashboardView } from "./dashboard-view.ts";

const ordersToSendPageSize = "3";

/** Loads the seller's figures, the orders that have waited the longest, and the balance at the provider. */
export async function loadDashboard(request: Request, storeId: string): Promise<DashboardView> {
  const storeInput = { params: { storeId } };
  const [figures, ordersToSend, balance] = await Promise.all([
    api(request).load(getStoreFigures, storeInput),
    api(request).load(listSoldOrders, {
      ...storeInput,
      query: { status: "to send", limit: ordersToSendPageSize },
    }),
    loadBalance(request),
  ]);
  return { figures, parcels: ordersToSend.data, balance, today: toIsoDay(new Date()) };
}

/** Loads the figures above a seller's items; the balance streams in later. */
export const loadItemFigures = async (request: Request, storeId: string) => ({
  figures: await api(request).load(getStoreFigures, { params: { storeId } }),
  // A promise that rejects in a loader would be unhandled, so errors are caught here.
  balance: loadBalance(request).catch((): BalanceView => "unknown"),
});

/** The provider may be out of reach; the rest of the page is there all the same. */
async function loadBalance(request: Request): Promise<BalanceView> {
  try {
    const { balance } = await api(request).call(readMyBalance);
    return balance ?? "no account";
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return "unknown";
    throw error;
  }
}
