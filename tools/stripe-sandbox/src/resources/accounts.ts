import type Stripe from "stripe";
import { MINUTE_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { changeAccount, getCapabilities, toCapability } from "../connect/account-state.ts";
import { makeNewAccount } from "../connect/new-account.ts";
import { platformAccount } from "../connect/platform-account.ts";
import { submitDetails, submittedFields } from "../connect/submit-details.ts";
import { isWithin, listPage, makeList } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError, StripeError } from "../http/stripe-error.ts";
import { createHostedLink } from "../pages/hosted-links.ts";
import { type Context, makeContext } from "../sandbox.ts";
import { get, listObjects } from "../state/change.ts";
import { PLATFORM } from "../state/objects.ts";

const LINK_TTL_SECONDS = 5 * MINUTE_SECONDS;

export const accounts: Operations = {
  "Accounts.create": operation<Stripe.AccountCreateParams>(
    ["type", "controller", "country", "default_currency", ...submittedFields],
    (ctx, params) => {
      checkSettings(params);
      if (params.type && params.controller)
        throw makeInvalidRequestError("You may only specify one of: type, controller.", "type");
      const account = ctx.sandbox.store.put<"account">(ctx.account, makeNewAccount(ctx, params));
      return submitDetails(ctx, account, params);
    },
  ),
  "Accounts.retrieve": operation([], (ctx, _, { id }) => getAccount(ctx, id)),
  "Accounts.retrieveCurrent": operation([], (ctx) =>
    ctx.account === PLATFORM
      ? platformAccount
      : get(makeContext(ctx.sandbox, PLATFORM), "account", ctx.account),
  ),
  "Accounts.update": operation<Stripe.AccountUpdateParams>(
    [...submittedFields],
    (ctx, params, { id }) => {
      checkSettings(params);
      return submitDetails(ctx, getAccount(ctx, id), params);
    },
  ),
  "Accounts.list": operation<Stripe.AccountListParams>(["created"], (ctx, params) =>
    listPage(
      ctx,
      listObjects(ctx, "account").filter((one) => isWithin(one.created ?? 0, params.created)),
      params,
    ),
  ),
  "Accounts.del": operation([], (ctx, _, { id }) => {
    getAccount(ctx, id);
    ctx.sandbox.store.remove(id);
    return { id, object: "account", deleted: true };
  }),
  "Accounts.reject": operation<Stripe.AccountRejectParams>(["reason"], (ctx, params, { id }) => {
    const reason = { fraud: "rejected.fraud", terms_of_service: "rejected.terms_of_service" };
    return changeAccount(ctx.sandbox, getAccount(ctx, id), {
      rejectedFor: Reflect.get(reason, params.reason) ?? "rejected.other",
    });
  }),
  "Accounts.listCapabilities": operation([], (ctx, _, { id }) => {
    const account = getAccount(ctx, id);
    const names = Object.keys(getCapabilities(account));
    return makeList(
      ctx.path,
      names.map((name) => toCapability(account, name)),
    );
  }),
  "Accounts.updateCapability": operation<Stripe.AccountUpdateCapabilityParams>(
    ["requested"],
    (ctx, params, { accountId, id }) => {
      const capabilities = { [id]: { requested: params.requested ?? true } };
      const account = getAccount(ctx, accountId ?? "");
      return toCapability(submitDetails(ctx, account, { capabilities }), id);
    },
  ),
  "Accounts.createLoginLink": operation([], (ctx, _, { id }) => {
    const account = getAccount(ctx, id);
    if (account.controller?.stripe_dashboard?.type !== "express")
      throw makeInvalidRequestError(
        `Cannot create a login link for an account without the Express Dashboard: ${id}`,
      );
    if (!account.details_submitted)
      throw makeInvalidRequestError(
        "Cannot create a login link for an account that has not completed onboarding.",
      );
    const url = createHostedLink(ctx, "express", { kind: "express", account: id, isUsed: false });
    return { object: "login_link", created: now(ctx), url };
  }),
  "AccountLinks.create": operation<Stripe.AccountLinkCreateParams>(
    ["account", "type", "refresh_url", "return_url", "collect", "collection_options"],
    (ctx, params) => {
      const account = getAccount(ctx, params.account, "account");
      if (!params.refresh_url || !params.return_url)
        throw makeInvalidRequestError("refresh_url and return_url are required.", "refresh_url");
      const expiresAt = now(ctx) + LINK_TTL_SECONDS;
      const url = createHostedLink(ctx, "setup", {
        kind: "onboarding",
        account: account.id,
        refreshUrl: params.refresh_url,
        returnUrl: params.return_url,
        expiresAt,
        isUsed: false,
      });
      return { object: "account_link", created: now(ctx), expires_at: expiresAt, url };
    },
  ),
};

/** Somebody else's account looks like one that does not exist, and says so in its own way. */
function getAccount(ctx: Context, id: string, param?: string): Stripe.Account {
  const account = ctx.sandbox.store.find(ctx.account, "account", id);
  if (account) return account;
  if (param) return get(ctx, "account", id, param);
  throw new StripeError(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

function checkSettings(params: Stripe.AccountCreateParams | Stripe.AccountUpdateParams): void {
  refuseOtherParameters(params.settings, ["payouts"], "settings");
  refuseOtherParameters(params.settings?.payouts, ["schedule"], "settings[payouts]");
  refuseOtherParameters(
    params.settings?.payouts?.schedule,
    ["interval"],
    "settings[payouts][schedule]",
  );
}
