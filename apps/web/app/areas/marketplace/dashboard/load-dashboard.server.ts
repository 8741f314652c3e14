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
