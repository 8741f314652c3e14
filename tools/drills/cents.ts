import {
  computeFreeShipping,
  computeIncludedGst,
  findChosenDelivery,
  listDeliveryOptions,
} from "../../apps/api/src/areas/marketplace/cart/cart.rules.ts";
import { settings } from "../../packages/contracts/src/admin/settings.ts";
import { courierPresets } from "../../packages/contracts/src/marketplace/couriers.ts";
import { splitPayment, splitRefund } from "../../packages/contracts/src/payments/fees.ts";
import { computeSaleNet } from "../../packages/contracts/src/payments/sale-money.ts";
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
let wrongRefunds = 0;
let wrongNets = 0;
let lossesBySellers = 0;
let wrongDeliveries = 0;
let freeDeliveries = 0;
let wrongGst = 0;

/** What the provider keeps of a payment for this sale alone. */
const computeProviderFeeCents = (cents: number) => Math.round((cents * 17) / 1_000) + 30;

/** What the maximum took off the fee. */
const computeMaximumCutCents = ({ amountCents, feeCents }: Sale) =>
  Math.max(0, Math.round(amountCents / 10) + computeProviderFeeCents(amountCents) - feeCents);

/** All of a sale goes back in random parts; `covered` says of each whether its card part goes back too. */
function refundInParts(sale: Sale, decideCovered: () => boolean): void {
  const gone = { amountCents: 0, coveredCents: 0, feeCents: 0 };
  let share = 0;
  while (gone.amountCents < sale.amountCents) {
    const left = sale.amountCents - gone.amountCents;
    const refund = Math.min(random.between(1, sale.amountCents), left);
    const isCovered = decideCovered();
    const part = splitRefund(sale, gone, refund, !isCovered);
    if (part.feeCents < 0 || part.shareCents < 0) negativeCount++;
    gone.amountCents += refund;
    gone.coveredCents += isCovered ? refund : 0;
    gone.feeCents += part.feeCents;
    share += part.shareCents;
    const { feeCents: returnedFeeCents, amountCents: refundedCents } = gone;
    const net = computeSaleNet({ ...sale, returnedFeeCents, refundedCents, disputedCents: 0 });
    if (net !== sale.shareCents - share) wrongNets++;
  }
  const due =
    sale.feeCents - sale.cardFeeCents + (sale.cardFeeCents * gone.coveredCents) / sale.amountCents;
  if (gone.feeCents !== Math.floor(due + 1e-6) || gone.feeCents + share !== sale.amountCents)
    wrongRefunds++;
  const lossCents = computeProviderFeeCents(sale.amountCents) - (sale.feeCents - gone.feeCents);
  if (gone.coveredCents === 0 && lossCents > computeMaximumCutCents(sale)) lossesBySellers++;
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
  const missing = computeFreeShipping(options, terms)?.missingCents;
  if (isReached) freeDeliveries++;
  if (cents !== (isReached ? 0 : (paidDelivery?.cents ?? 0))) wrongDeliveries++;
  if (missing !== undefined && (missing === 0) !== isReached) wrongDeliveries++;
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
    if (Math.abs(gst * 11 - goodsCents - unitCents) > 5.5) wrongGst++;
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
    { name: `wrong deliveries, with ${freeDeliveries} free ones`, figure: wrongDeliveries },
    { name: "stores whose GST isn't an eleventh", figure: wrongGst },
    { name: "sales whose refunds do not give back what was taken", figure: wrongRefunds },
    { name: "sales whose net isn't the share that is left", figure: wrongNets },
    { name: "refunds by sellers that cost us more than the maximum cut", figure: lossesBySellers },
  ].map(({ name, figure }) => ({ name, holds: figure === 0, figure: String(figure) })),
);
