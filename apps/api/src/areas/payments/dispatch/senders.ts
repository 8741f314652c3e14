import type { PaymentsDeps } from "../deps.ts";
import { findMessagesOfSale, type OutboxMessage } from "../outbox/outbox.repository.ts";
import type { StoredSale } from "../sales/sales.repository.ts";
import { filterLiveTransfers } from "../sales/share.rules.ts";

type Deps = Pick<PaymentsDeps, "db" | "stripe">;

interface Sender {
  /** Returns the provider's id of the effect of an earlier attempt, if there was one. */
  find(deps: Deps, message: OutboxMessage, sale: StoredSale): Promise<string | undefined>;
  send(deps: Deps, message: OutboxMessage, sale: StoredSale): Promise<string>;
}

const toMetadata = ({ id, saleId }: OutboxMessage) => ({ messageId: id, saleId });
const findSentId = (
  found: { data: { id: string; metadata: Record<string, string> | null }[] },
  { id }: OutboxMessage,
) => found.data.find(({ metadata }) => metadata?.messageId === id)?.id;

/** This is the provider's max for one page; its default is ten. */
const limit = 100;

export const senderByKind: Record<OutboxMessage["kind"], Sender> = {
  transfer: {
    find: async ({ stripe }, message, { paymentId }) =>
      findSentId(await stripe.transfers.list({ transfer_group: paymentId, limit }), message),
    async send({ db, stripe }, message, { chargeId, paymentId }) {
      // A share that is sent again comes out of our balance: the charge itself was taken back meanwhile.
      const [first] = filterLiveTransfers(await findMessagesOfSale(db, message.saleId));
      const { id } = await stripe.transfers.create(
        {
          amount: message.amountCents,
          currency: "aud",
          destination: message.destination ?? "",
          ...(chargeId && first?.id === message.id && { source_transaction: chargeId }),
          transfer_group: paymentId,
          metadata: toMetadata(message),
        },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
  refund: {
    find: async ({ stripe }, message, { chargeId }) =>
      findSentId(await stripe.refunds.list({ charge: chargeId ?? "", limit }), message),
    async send({ stripe }, message, { chargeId }) {
      const { id } = await stripe.refunds.create(
        { charge: chargeId ?? "", amount: message.amountCents, metadata: toMetadata(message) },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
  reversal: {
    find: async (deps, message) =>
      findSentId(
        await deps.stripe.transfers.listReversals(await findSentTransferId(deps, message), {
          limit,
        }),
        message,
      ),
    async send(deps, message) {
      const { id } = await deps.stripe.transfers.createReversal(
        await findSentTransferId(deps, message),
        { amount: message.amountCents, metadata: toMetadata(message) },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
};

/** The transfer itself, or the one that was sent in its place after the provider had refused it. */
async function findSentTransferId(
  { db }: Deps,
  { transferId, saleId }: OutboxMessage,
): Promise<string> {
  const transfers = filterLiveTransfers(await findMessagesOfSale(db, saleId));
  const transfer = transfers.find(({ id }) => id === transferId) ?? transfers[0];
  if (!transfer?.stripeId) throw new Error("The transfer has not been sent yet");
  return transfer.stripeId;
}
