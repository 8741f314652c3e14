import { settings } from "@boab/contracts/admin/settings";
import { splitPayment, splitRefund } from "@boab/contracts/payments/fees";
import {
  type LedgerEntry,
  makeChargeEntries,
  makeProviderFeeEntries,
  makeRefundEntries,
  makeTransferEntries,
} from "#areas/payments/ledger/ledger.rules.ts";
import type { Tx } from "#platform/db/db.ts";
import { toUuid } from "../to-uuid.ts";

/** A visit that was paid by card when it was booked, with what went back of it. */
export interface VisitPayment {
  bookingId: string;
  buyerId: string;
  title: string;
  paidCents: number;
  paidAt: Date;
  /** The business's share goes out then. */
  freeUntil: Date;
  refund: { cents: number; at: Date; retainsCardFee: boolean } | undefined;
}

export interface PaidBusiness {
  businessName: string;
  slug: string;
  ownerId: string;
  /** The owner's account at the provider. */
  accountId: string;
}

export const makeVisitPaymentId = (bookingId: string): string => toUuid(`payment ${bookingId}`);

interface Movement {
  kind: "charge" | "provider fee" | "refund" | "transfer";
  key: string;
  at: Date;
  entries: LedgerEntry[];
}

const uncheckedDays = 2;

/**
 * The provider never heard of these payments. The first check against its records looks back a day and a bit, and each one
 * after it to the one before, so whatever is older is never missed there.
 */
export const isBeforeChecks = ({ paidAt, freeUntil, refund }: VisitPayment, now: number): boolean =>
  [paidAt, freeUntil, ...(refund ? [refund.at] : [])].every(
    (at) => at.getTime() < now - uncheckedDays * 86_400_000,
  );

/** The rows that such a payment leaves once everything of it has been sent. */
function composeRows(paid: VisitPayment, business: PaidBusiness) {
  const { bookingId, buyerId, paidCents, paidAt, freeUntil } = paid;
  const [id, saleId] = [makeVisitPaymentId(bookingId), toUuid(`sale ${bookingId}`)];
  const payeeId = business.ownerId;
  const lines = [{ payeeId, unitCents: paidCents, quantity: 1 }];
  const [split] = splitPayment(settings.platformFee.initial, lines);
  if (!split) throw new Error("A payment has a sale");
  const refund = paid.refund && paid.refund.cents > 0 ? paid.refund : undefined;
  const returned = refund
    ? splitRefund(
        split,
        { amountCents: 0, coveredCents: 0, feeCents: 0 },
        refund.cents,
        refund.retainsCardFee,
      )
    : { feeCents: 0, shareCents: 0 };
  const sentCents = split.shareCents - returned.shareCents;
  const refundId = toUuid(`refund ${bookingId}`);
  const refundKey = `refund:${refundId}`;
  const transferKey = `transfer:${id}:${saleId}:v1`;
  const sentAt = new Date(Math.max(freeUntil.getTime(), paidAt.getTime()));
  const message = { saleId, state: "sent" as const, attempts: 1 };
  const movements: Movement[] = [
    { kind: "charge", key: `charge:${id}`, at: paidAt, entries: makeChargeEntries([split]) },
    {
      kind: "provider fee",
      key: `fee:${id}`,
      at: paidAt,
      entries: makeProviderFeeEntries(split.cardFeeCents),
    },
  ];
  if (refund)
    movements.push({
      kind: "refund",
      key: refundKey,
      at: refund.at,
      entries: makeRefundEntries({ payeeId, ...returned }),
    });
  if (sentCents > 0)
    movements.push({
      kind: "transfer",
      key: transferKey,
      at: sentAt,
      entries: makeTransferEntries(payeeId, sentCents),
    });
  return {
    payment: {
      id,
      buyerId,
      cartKey: `booking ${bookingId}`,
      purpose: "listing" as const,
      amountCents: paidCents,
      state: "paid" as const,
      chargeId: `ch_${bookingId}`,
      createdAt: paidAt,
      expiresAt: paidAt,
      paidAt,
    },
    sale: {
      id: saleId,
      paymentId: id,
      payeeId,
      sellerName: business.businessName,
      sellerPath: `/directory/listings/${business.slug}`,
      amountCents: split.amountCents,
      feeCents: split.feeCents,
      cardFeeCents: split.cardFeeCents,
      shareCents: split.shareCents,
      refundedCents: refund?.cents ?? 0,
      dueAt: freeUntil,
      createdAt: paidAt,
    },
    line: {
      saleId,
      position: 0,
      reference: bookingId,
      title: paid.title,
      unitCents: paidCents,
      quantity: 1,
    },
    refunds: refund
      ? [
          {
            id: refundId,
            saleId,
            amountCents: refund.cents,
            ...returned,
            requestedBy: refund.retainsCardFee ? payeeId : buyerId,
            retainsCardFee: refund.retainsCardFee,
            createdAt: refund.at,
          },
        ]
      : [],
    messages: [
      ...(refund
        ? [
            {
              ...message,
              id: toUuid(`message ${refundKey}`),
              kind: "refund" as const,
              idempotencyKey: refundKey,
              refundId,
              destination: null,
              amountCents: refund.cents,
              stripeId: `re_${bookingId}`,
              createdAt: refund.at,
              finishedAt: refund.at,
            },
          ]
        : []),
      ...(sentCents > 0
        ? [
            {
              ...message,
              id: toUuid(`message ${transferKey}`),
              kind: "transfer" as const,
              idempotencyKey: transferKey,
              refundId: null,
              destination: business.accountId,
              amountCents: sentCents,
              stripeId: `tr_${bookingId}`,
              createdAt: sentAt,
              finishedAt: sentAt,
            },
          ]
        : []),
    ],
    movements: movements.map((movement) => ({
      ...movement,
      id: toUuid(`movement ${movement.key}`),
      paymentId: id,
    })),
  };
}

/** In a few statements, because there are many. */
export async function insertVisitPayments(
  tx: Tx,
  payments: readonly VisitPayment[],
  business: PaidBusiness,
): Promise<void> {
  if (payments.length === 0) return;
  const composed = payments.map((payment) => composeRows(payment, business));
  await tx
    .insertInto("payments.payment")
    .values(composed.map(({ payment }) => payment))
    .execute();
  await tx
    .insertInto("payments.sale")
    .values(composed.map(({ sale }) => sale))
    .execute();
  await tx
    .insertInto("payments.saleLine")
    .values(composed.map(({ line }) => line))
    .execute();
  const refunds = composed.flatMap((one) => one.refunds);
  if (refunds.length > 0) await tx.insertInto("payments.refund").values(refunds).execute();
  const messages = composed.flatMap((one) => one.messages);
  if (messages.length > 0) await tx.insertInto("payments.outbox").values(messages).execute();
  const movements = composed.flatMap((one) => one.movements);
  await tx
    .insertInto("payments.ledgerMovement")
    .values(movements.map(({ entries: _entries, ...movement }) => movement))
    .execute();
  await tx
    .insertInto("payments.ledgerEntry")
    .values(
      movements.flatMap(({ id: movementId, entries }) =>
        entries.map(({ account, payeeId = null, amountCents }) => ({
          movementId,
          account,
          payeeId,
          amountCents,
        })),
      ),
    )
    .execute();
}
