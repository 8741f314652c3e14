import { payoutCopy } from "@boab/contracts/payments/copy";
import {
  deletePayoutAccount,
  openPayoutDashboard,
  readPayoutStatus,
} from "@boab/contracts/payments/payout-accounts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function changeAccount(request: Request) {
  const { intent, id = "" } = await readFormValues(request);
  const { call } = api(request);
  const params = { accountId: id };
  switch (intent) {
    case "inspect":
      return runFormCall(() => call(readPayoutStatus, { params }), {}, payoutCopy.statusFailed);
    case "dashboard": {
      const result = await runFormCall(
        () => call(openPayoutDashboard, { params }),
        {},
        payoutCopy.loginLinkFailed,
      );
      return result.data.ok ? redirect(result.data.response.url) : result;
    }
    case "delete":
      return runFormCall(
        () => call(deletePayoutAccount, { params, query: { confirm: id } }),
        {},
        payoutCopy.deletionFailed,
      );
    default:
      throw data(null, { status: 400 });
  }
}
