import type Stripe from "stripe";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeNotFoundError } from "../http/stripe-error.ts";
import { reverseTransfer } from "../money/reversals.ts";
import { createTransfer } from "../money/transfers.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const transfers: Operations = {
  "Transfers.create": operation<Stripe.TransferCreateParams>(
    [
      "amount",
      "currency",
      "description",
      "destination",
      "metadata",
      "source_transaction",
      "transfer_group",
    ],
    (ctx, params) => createTransfer(ctx, params, toMetadata(params.metadata)),
  ),
  "Transfers.retrieve": operation([], (ctx, _, { id }) => get(ctx, "transfer", id)),
  "Transfers.update": operation<Stripe.TransferUpdateParams>(
    ["description", "metadata"],
    (ctx, params, { id }) => {
      const transfer = get(ctx, "transfer", id);
      return change(
        ctx,
        transfer,
        {
          description: unsetIfEmpty(params.description),
          metadata: mergeMetadata(transfer.metadata, params.metadata),
        },
        "transfer.updated",
      );
    },
  ),
  "Transfers.list": operation<Stripe.TransferListParams>(
    ["created", "destination", "transfer_group"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "transfer").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.destination, toId(one.destination)) &&
            matchesFilter(params.transfer_group, one.transfer_group),
        ),
        params,
      ),
  ),
  "Transfers.createReversal": operation<Stripe.TransferCreateReversalParams>(
    ["amount", "metadata"],
    (ctx, params, { id }) =>
      reverseTransfer(ctx, get(ctx, "transfer", id), params.amount, toMetadata(params.metadata)),
  ),
  "Transfers.listReversals": operation<Stripe.TransferListReversalsParams>(
    [],
    (ctx, params, { id }) => listPage(ctx, get(ctx, "transfer", id).reversals.data, params),
  ),
  "Transfers.retrieveReversal": operation([], (ctx, _, { id, transferId = "" }) => {
    const reversal = get(ctx, "transfer_reversal", id);
    if (toId(reversal.transfer) !== transferId) throw makeNotFoundError("transfer_reversal", id);
    return reversal;
  }),
};
