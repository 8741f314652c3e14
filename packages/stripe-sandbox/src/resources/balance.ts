import type Stripe from "stripe";
import { isWanted, isWithin, listPage } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { noSuch } from "../http/stripe-error.ts";
import { balanceOf } from "../money/balance.ts";
import { createPayout } from "../money/payouts.ts";
import { get, listObjects } from "../state/change.ts";
import { metadataFrom } from "../state/fields.ts";
import { idOf } from "../state/objects.ts";

export const balance: Operations = {
  "Balance.retrieve": operation([], (ctx) => balanceOf(ctx)),
  "BalanceTransactions.retrieve": operation([], (ctx, _, { id }) =>
    get(ctx, "balance_transaction", id),
  ),
  "BalanceTransactions.list": operation<Stripe.BalanceTransactionListParams>(
    ["created", "currency", "source", "type"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "balance_transaction").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            isWanted(params.currency, one.currency) &&
            isWanted(params.source, idOf(one.source)) &&
            isWanted<string>(params.type, one.type),
        ),
        params,
      ),
  ),
  "Payouts.create": operation<Stripe.PayoutCreateParams>(
    ["amount", "currency", "description", "metadata"],
    (ctx, params) =>
      createPayout(ctx, {
        amount: params.amount,
        currency: params.currency,
        isAutomatic: false,
        description: params.description ?? null,
        metadata: metadataFrom(params.metadata),
      }),
  ),
  "Payouts.retrieve": operation([], (ctx, _, { id }) => get(ctx, "payout", id)),
  "Payouts.list": operation<Stripe.PayoutListParams>(
    ["arrival_date", "created", "destination", "status"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "payout").filter(
          (one) =>
            isWithin(one.arrival_date, params.arrival_date) &&
            isWithin(one.created, params.created) &&
            isWanted(params.destination, idOf(one.destination)) &&
            isWanted(params.status, one.status),
        ),
        params,
      ),
  ),
  // Boab takes its share by transferring less; nobody is ever charged an application fee.
  "ApplicationFees.list": operation<Stripe.ApplicationFeeListParams>(
    ["charge", "created"],
    (ctx, params) => listPage(ctx, [], params),
  ),
  "ApplicationFees.retrieve": operation([], (_ctx, _, { id }) => {
    throw noSuch("application_fee", id);
  }),
};
