import {
  openPayoutDashboard,
  refreshMyPayoutAccount,
  resumeOnboarding,
  startOnboarding,
} from "@boab/contracts/payments/payout-accounts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { payoutFallbacks } from "./payout-fallbacks.ts";

/** Handles the payouts forms. All but `refresh` redirect to a page of the provider. */
export async function changePayouts(request: Request) {
  const values = await formValues(request);
  const { intent = "", accountId = "" } = values;
  const { call } = api(request);
  if (intent === "refresh")
    return formResult(() => call(refreshMyPayoutAccount), values, payoutFallbacks.refresh);
  const pages: Record<string, () => Promise<{ url: string }>> = {
    "set-up": () => call(startOnboarding, { body: {} }),
    resume: () => call(resumeOnboarding, { body: { accountId } }),
    dashboard: () => call(openPayoutDashboard, { params: { accountId } }),
  };
  const open = Object.hasOwn(pages, intent) ? pages[intent] : undefined;
  if (!open) throw data(null, { status: 400 });
  const result = await formResult(open, values, payoutFallbacks[intent]);
  return result.data.ok ? redirect(result.data.response.url) : result;
}
