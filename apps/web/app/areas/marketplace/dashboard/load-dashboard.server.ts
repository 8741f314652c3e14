import { getSoldItems, getStoreFigures } from "@boab/contracts/marketplace/orders";
import { readMyBalance } from "@boab/contracts/payments/payout-accounts";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { dayInSydney } from "#lib/format/day.ts";
import type { BalanceView, DashboardView } from "./dashboard-view.ts";

const parcelsShown = "3";

/** The seller's figures, the parcels that wait the longest, and what the provider holds for them. */
export async function loadDashboard(request: Request, storeId: string): Promise<DashboardView> {
  const ofStore = { params: { storeId } };
  const [figures, parcels, balance] = await Promise.all([
    api(request).load(getStoreFigures, ofStore),
    api(request).load(getSoldItems, {
      ...ofStore,
      query: { status: "to send", limit: parcelsShown },
    }),
    loadBalance(request),
  ]);
  return { figures, parcels: parcels.data, balance, today: dayInSydney(new Date()) };
}

/** What stands above a seller's items; the balance comes when it comes. */
export const loadItemFigures = async (request: Request, storeId: string) => ({
  figures: await api(request).load(getStoreFigures, { params: { storeId } }),
  // Nobody handles what a promise of a loader throws.
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
