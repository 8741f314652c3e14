import type { PaymentsDeps } from "../deps.ts";
import type { StoredSale } from "../payments/sales.repository.ts";
import { findMessagesOfSale, type OutboxMessage } from "./outbox.repository.ts";
import { liveTransfer } from "./outbox.rules.ts";

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

const limit = 100;

export const senders: Record<OutboxMessage["kind"], Sender> = {
  transfer: {
    find: async ({ stripe }, message, { paymentId }) =>
      idOf(await stripe.transfers.list({ transfer_group: paymentId, limit }), message),
    async send({ stripe }, message, { chargeId, paymentId }) {
      const { id } = await stripe.transfers.create(
        {
          amount: message.amountCents,
          currency: "aud",
          destination: message.destination ?? "",
          ...(chargeId && { source_transaction: chargeId }),
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
    find: async (deps, message, sale) =>
      idOf(await deps.stripe.transfers.listReversals(await sentTransfer(deps, sale)), message),
    async send(deps, message, sale) {
      const { id } = await deps.stripe.transfers.createReversal(
        await sentTransfer(deps, sale),
        { amount: message.amountCents, metadata: metadataOf(message) },
        { idempotencyKey: message.idempotencyKey },
      );
      return id;
    },
  },
};

async function sentTransfer({ db }: Deps, { id: saleId }: StoredSale): Promise<string> {
  const transfer = liveTransfer(await findMessagesOfSale(db, saleId));
  if (!transfer?.stripeId) throw new Error("The transfer has not been sent yet");
  return transfer.stripeId;
}
