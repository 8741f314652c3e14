import {
  computeFreeShipping,
  computeIncludedGst,
  findChosenDelivery,
  listDeliveryOptions,
} from "../../apps/api/src/areas/marketplace/cart/cart.rules.ts";
import { settings } from "../../packages/contracts/src/admin/settings.ts";
import { courierPresets } from "../../packages/contracts/src/marketplace/couriers.ts";
import { splitPayment, splitRefund } from "../../packages/contracts/src/payments/fees.ts";
import { computeSaleNetCents } from "../../packages/contracts/src/payments/sale-money.ts";
import { makeRandom } from "./support/random.ts";
import { report } from "./support/verdict.ts";

// Promise: over 100,000 random carts, what payees get and what we keep add up to the charge, and refunds to what was
// paid, to the cent, with free shipping from an amount on or without. A sale that its seller refunds whole costs us
// nothing, or at most what the maximum of 15% cut. `--sabotage` computes in floating point dollars, and must
// fail.
const cartCount = 100_000;
const isSabotaged = process.argv.includes("--sabotage");
const rule = settings.platformFee.initial;
const random = makeRandom(20_261_115);

interface Sale {
  amountCents: number;
  feeCents: number;
  cardFeeCents: number;
  shareCents: number;
}

/** What everybody does first: rates times dollars, rounded at the end. */
const computeSaleInDollars = ({ amountCents, cardFeeCents }: Sale): Sale => {
  const dollars = amountCents / 100;
  const fee = Math.min(dollars * rule.platformRate + dollars * rule.cardRate + 0.3, dollars * 0.15);
  return {
    amountCents,
    feeCents: Math.round(fee * 100),
    cardFeeCents,
    shareCents: Math.round((dollars - fee) * 100),
  };
};

let unbalancedCount = 0;
let negativeCount = 0;
let aboveCeilingCount = 0;
let wrongRefundCount = 0;
let wrongNetCount = 0;
let sellerLossCount = 0;
let wrongDeliveryCount = 0;
let freeDeliveryCount = 0;
let wrongGstCount = 0;

/** What the provider keeps of a payment for this sale alone. */
const computeProviderFeeCents = (cents: number) => Math.round((cents * 17) / 1_000) + 30;

/** What the maximum took off the fee. */
const computeFeeReductionCents = ({ amountCents, feeCents }: Sale) =>
  Math.max(0, Math.round(amountCents / 10) + computeProviderFeeCents(amountCents) - feeCents);

/** All of a sale goes back in random parts; `covered` says of each whether its card part goes back too. */
function refundInParts(sale: Sale, decideCovered: () => boolean): void {
  const returned = { amountCents: 0, coveredCents: 0, feeCents: 0 };
  let returnedShareCents = 0;
  while (returned.amountCents < sale.amountCents) {
    const leftCents = sale.amountCents - returned.amountCents;
    const refund = Math.min(random.between(1, sale.amountCents), leftCents);
    const isCovered = decideCovered();
    const part = splitRefund(sale, returned, refund, !isCovered);
    if (part.feeCents < 0 || part.shareCents < 0) negativeCount++;
    returned.amountCents += refund;
    returned.coveredCents += isCovered ? refund : 0;
    returned.feeCents += part.feeCents;
    returnedShareCents += part.shareCents;
    const { feeCents: returnedFeeCents, amountCents: refundedCents } = returned;
    const net = computeSaleNetCents({ ...sale, returnedFeeCents, refundedCents, disputedCents: 0 });
    if (net !== sale.shareCents - returnedShareCents) wrongNetCount++;
  }
  const dueFeeCents =
    sale.feeCents -
    sale.cardFeeCents +
    (sale.cardFeeCents * returned.coveredCents) / sale.amountCents;
  if (
    returned.feeCents !== Math.floor(dueFeeCents + 1e-6) ||
    returned.feeCents + returnedShareCents !== sale.amountCents
  )
    wrongRefundCount++;
  const lossCents = computeProviderFeeCents(sale.amountCents) - (sale.feeCents - returned.feeCents);
  if (returned.coveredCents === 0 && lossCents > computeFeeReductionCents(sale)) sellerLossCount++;
}

/** What a store charges to send its part, free from a random amount on; what it says of that must be what it does. */
function deliver(goodsCents: number): number {
  const items = Array.from({ length: random.between(1, 3) }, (_, index) => ({
    itemId: `ITM-${index}`,
    couriers: courierPresets.filter(() => random.between(0, 2) > 0),
    pickupNote: null,
  }));
  const freeFromCents = random.between(0, 2) === 0 ? null : random.between(100, 60_000);
  const terms = { goodsCents, freeFromCents };
  const options = listDeliveryOptions(items, terms);
  const cents = findChosenDelivery(options, undefined)?.cents ?? 0;
  const paidDelivery = findChosenDelivery(
    listDeliveryOptions(items, { ...terms, freeFromCents: null }),
    undefined,
  );
  const isReached = freeFromCents !== null && goodsCents >= freeFromCents;
  const missingCents = computeFreeShipping(options, terms)?.missingCents;
  if (isReached) freeDeliveryCount++;
  if (cents !== (isReached ? 0 : (paidDelivery?.cents ?? 0))) wrongDeliveryCount++;
  if (missingCents !== undefined && (missingCents === 0) !== isReached) wrongDeliveryCount++;
  return cents;
}

for (let cart = 0; cart < cartCount; cart++) {
  const goods = Array.from({ length: random.between(1, 12) }, () => ({
    payeeId: `payee${random.between(1, 4)}`,
    unitCents: random.between(1, random.between(1, 50_000)),
    quantity: random.between(1, 9),
  }));
  const parts = Map.groupBy(goods, ({ payeeId }) => payeeId);
  const lines = [...parts].flatMap(([payeeId, own]) => {
    const goodsCents = own.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
    const unitCents = deliver(goodsCents);
    const gst = computeIncludedGst(goodsCents + unitCents);
    // An eleventh of what is paid, to the nearest cent.
    if (Math.abs(gst * 11 - goodsCents - unitCents) > 5.5) wrongGstCount++;
    return unitCents > 0 ? [...own, { payeeId, unitCents, quantity: 1 }] : own;
  });
  const chargedCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const sales = splitPayment(rule, lines).map((sale) =>
    isSabotaged ? computeSaleInDollars(sale) : sale,
  );
  if (sales.reduce((sum, sale) => sum + sale.feeCents + sale.shareCents, 0) !== chargedCents)
    unbalancedCount++;
  for (const sale of sales) {
    if (sale.feeCents < 0 || sale.shareCents < 0) negativeCount++;
    if (sale.feeCents * 100 > sale.amountCents * 15) aboveCeilingCount++;
    refundInParts(sale, () => true);
    refundInParts(sale, () => false);
    refundInParts(sale, () => random.between(0, 1) === 0);
  }
}

report(
  [
    { name: `carts out of ${cartCount} that do not balance`, figure: unbalancedCount },
    { name: "negative parts", figure: negativeCount },
    { name: "fees above 15%", figure: aboveCeilingCount },
    { name: `wrong deliveries, with ${freeDeliveryCount} free ones`, figure: wrongDeliveryCount },
    { name: "stores whose GST isn't an eleventh", figure: wrongGstCount },
    { name: "sales whose refunds do not give back what was taken", figure: wrongRefundCount },
    { name: "sales whose net isn't the share that is left", figure: wrongNetCount },
    { name: "refunds by sellers that cost us more than the maximum cut", figure: sellerLossCount },
  ].map(({ name, figure }) => ({ name, holds: figure === 0, figure: String(figure) })),
);
