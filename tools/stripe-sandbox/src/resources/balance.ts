import type Stripe from "stripe";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeNotFoundError } from "../http/stripe-error.ts";
import { computeBalance } from "../money/balance.ts";
import { createPayout } from "../money/payouts.ts";
import { get, listObjects } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const balance: Operations = {
  "Balance.retrieve": operation([], (ctx) => computeBalance(ctx)),
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
            matchesFilter(params.currency, one.currency) &&
            matchesFilter(params.source, toId(one.source)) &&
            matchesFilter<string>(params.type, one.type),
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
        metadata: toMetadata(params.metadata),
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
            matchesFilter(params.destination, toId(one.destination)) &&
            matchesFilter(params.status, one.status),
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
    throw makeNotFoundError("application_fee", id);
  }),
};
