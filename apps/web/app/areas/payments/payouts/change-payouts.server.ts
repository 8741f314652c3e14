import {
  openPayoutDashboard,
  refreshMyPayoutAccount,
  resumeOnboarding,
  startOnboarding,
} from "@boab/contracts/payments/payout-accounts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { payoutErrorFallbacks } from "./payout-fallbacks.ts";

/** Handles the payouts forms. All but `refresh` redirect to a page of the provider. */
export async function changePayouts(request: Request) {
  const values = await readFormValues(request);
  const { intent = "", accountId = "" } = values;
  const { call } = api(request);
  if (intent === "refresh")
    return runFormCall(() => call(refreshMyPayoutAccount), values, payoutErrorFallbacks.refresh);
  const pages: Record<string, () => Promise<{ url: string }>> = {
    "set-up": () => call(startOnboarding, { body: {} }),
    resume: () => call(resumeOnboarding, { body: { accountId } }),
    dashboard: () => call(openPayoutDashboard, { params: { accountId } }),
  };
  const open = Object.hasOwn(pages, intent) ? pages[intent] : undefined;
  if (!open) throw data(null, { status: 400 });
  const result = await runFormCall(open, values, payoutErrorFallbacks[intent]);
  return result.data.ok ? redirect(result.data.response.url) : result;
}
