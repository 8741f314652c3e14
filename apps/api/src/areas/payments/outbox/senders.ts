import type { PaymentsDeps } from "../deps.ts";
import type { StoredSale } from "../payments/sales.repository.ts";
import { liveTransfers } from "../payments/share.rules.ts";
import { findMessagesOfSale, type OutboxMessage } from "./outbox.repository.ts";

type Deps = Pick<PaymentsDeps, "db" | "stripe">;

interface Sender {
  /** Whether an earlier attempt had its effect after all; the provider's id of it. */
  find(deps: Deps, message: OutboxMessage, sale: StoredSale): Promise<string | undefined>;
  send(deps: Deps, message: OutboxMessage, sale: StoredSale): Promise<string>;
}

const metadataOf = ({ id, saleId }: OutboxMessage) => ({ messageId: id, saleId });
const idOf = (
  found: { data: { id: string; metadata: Record<string, string> | null }[] },
  { id }: OutboxMessage,
) => found.data.find(({ metadata }) => metadata?.messageId === id)?.id;

/** As many as the provider lists at once; without it, ten. */
const limit = 100;

export const senders: Record<OutboxMessage["kind"], Sender> = {
  transfer: {
    find: async ({ stripe }, message, { paymentId }) =>
      idOf(await stripe.transfers.list({ transfer_group: paymentId, limit }), message),
    async send({ db, stripe }, message, { chargeId, paymentId }) {
      // A share that is sent again comes out of our balance: the charge itself was taken back meanwhile.
      const [first] = liveTransfers(await findMessagesOfSale(db, message.saleId));
      const { id } = await stripe.transfers.create(
        {
          amount: message.amountCents,
          currency: "aud",
          destination: message.destination ?? "",
          ...(chargeId && first?.id === message.id && { source_transaction: chargeId }),
          transfer_group: paymentId,
          metadata: metadataOf(message),
        },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
  refund: {
    find: async ({ stripe }, message, { chargeId }) =>
      idOf(await stripe.refunds.list({ charge: chargeId ?? "", limit }), message),
    async send({ stripe }, message, { chargeId }) {
      const { id } = await stripe.refunds.create(
        { charge: chargeId ?? "", amount: message.amountCents, metadata: metadataOf(message) },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
  reversal: {
    find: async (deps, message) =>
      idOf(
        await deps.stripe.transfers.listReversals(await sentTransfer(deps, message), { limit }),
        message,
      ),
    async send(deps, message) {
      const { id } = await deps.stripe.transfers.createReversal(
        await sentTransfer(deps, message),
        { amount: message.amountCents, metadata: metadataOf(message) },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
};

/** The transfer itself, or the one that was sent in its place after the provider had refused it. */
async function sentTransfer({ db }: Deps, { transferId, saleId }: OutboxMessage): Promise<string> {
  const transfers = liveTransfers(await findMessagesOfSale(db, saleId));
  const transfer = transfers.find(({ id }) => id === transferId) ?? transfers[0];
  if (!transfer?.stripeId) throw new Error("The transfer has not been sent yet");
  return transfer.stripeId;
}
