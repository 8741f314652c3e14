import { readSubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { api } from "#lib/api/api.server.ts";

/** Null if it can't be loaded, because the rest of the page works without it. */
export const loadPlanStatus = (request: Request, userId: string) =>
  api(request)
    .call(readSubscriptionStatus, { params: { userId } })
    .catch(() => null);
