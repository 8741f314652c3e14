import {
  chosenDelivery,
  deliveryOptions,
  freeShippingOf,
  gstIncluded,
} from "../apps/api/src/areas/marketplace/cart/cart.rules.ts";
import { settings } from "../packages/contracts/src/admin/settings.ts";
import { courierPresets } from "../packages/contracts/src/marketplace/couriers.ts";
import { splitPayment, splitRefund } from "../packages/contracts/src/payments/fees.ts";
import { makeRandom } from "./support/random.ts";
import { report } from "./support/verdict.ts";

// Promise: over 100,000 random carts, what payees get and what we keep add up to the charge, and refunds to what was
// paid, to the cent, with free shipping from an amount on or without. `--sabotage` computes in floating point dollars,
// and must fail.
const carts = 100_000;
const isSabotaged = process.argv.includes("--sabotage");
const rule = settings.platformFee.initial;
const random = makeRandom(20_261_115);

interface Sale {
  amountCents: number;
  feeCents: number;
  shareCents: number;
}

/** What everybody does first: rates times dollars, rounded at the end. */
const inDollars = ({ amountCents }: Sale): Sale => {
  const dollars = amountCents / 100;
  const fee = Math.min(dollars * rule.platformRate + dollars * rule.cardRate + 0.3, dollars * 0.15);
  return {
    amountCents,
    feeCents: Math.round(fee * 100),
    shareCents: Math.round((dollars - fee) * 100),
  };
};

let unbalanced = 0;
let negative = 0;
let aboveCeiling = 0;
let wrongRefunds = 0;
let wrongDeliveries = 0;
let freeDeliveries = 0;
let wrongGst = 0;

function refundInParts(sale: Sale): void {
  let refunded = 0;
  let fee = 0;
  let share = 0;
  while (refunded < sale.amountCents) {
    const refund = Math.min(random.between(1, sale.amountCents), sale.amountCents - refunded);
    const part = splitRefund(sale, refunded, refund);
    if (part.feeCents < 0 || part.shareCents < 0) negative++;
    refunded += refund;
    fee += part.feeCents;
    share += part.shareCents;
  }
  if (fee !== sale.feeCents || share !== sale.shareCents) wrongRefunds++;
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
  const options = deliveryOptions(items, terms);
  const cents = chosenDelivery(options, undefined)?.cents ?? 0;
  const usual = chosenDelivery(
    deliveryOptions(items, { ...terms, freeFromCents: null }),
    undefined,
  );
  const isReached = freeFromCents !== null && goodsCents >= freeFromCents;
  const missing = freeShippingOf(options, terms)?.missingCents;
  if (isReached) freeDeliveries++;
  if (cents !== (isReached ? 0 : (usual?.cents ?? 0))) wrongDeliveries++;
  if (missing !== undefined && (missing === 0) !== isReached) wrongDeliveries++;
  return cents;
}

for (let cart = 0; cart < carts; cart++) {
  const goods = Array.from({ length: random.between(1, 12) }, () => ({
    payeeId: `payee${random.between(1, 4)}`,
    unitCents: random.between(1, random.between(1, 50_000)),
    quantity: random.between(1, 9),
  }));
  const parts = Map.groupBy(goods, ({ payeeId }) => payeeId);
  const lines = [...parts].flatMap(([payeeId, own]) => {
    const goodsCents = own.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
    const unitCents = deliver(goodsCents);
    const gst = gstIncluded(goodsCents + unitCents);
    // An eleventh of what is paid, to the nearest cent.
    if (Math.abs(gst * 11 - goodsCents - unitCents) > 5.5) wrongGst++;
    return unitCents > 0 ? [...own, { payeeId, unitCents, quantity: 1 }] : own;
  });
  const chargedCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const sales = splitPayment(rule, lines).map((sale) => (isSabotaged ? inDollars(sale) : sale));
  if (sales.reduce((sum, sale) => sum + sale.feeCents + sale.shareCents, 0) !== chargedCents)
    unbalanced++;
  for (const sale of sales) {
    if (sale.feeCents < 0 || sale.shareCents < 0) negative++;
    if (sale.feeCents * 100 > sale.amountCents * 15) aboveCeiling++;
    refundInParts(sale);
  }
}

report(
  [
    { name: `carts out of ${carts} that do not balance`, figure: unbalanced },
    { name: "negative parts", figure: negative },
    { name: "fees above 15%", figure: aboveCeiling },
    { name: `wrong deliveries, with ${freeDeliveries} free ones`, figure: wrongDeliveries },
    { name: "stores whose GST isn't an eleventh", figure: wrongGst },
    { name: "sales whose refunds do not give back what was taken", figure: wrongRefunds },
  ].map(({ name, figure }) => ({ name, holds: figure === 0, figure: String(figure) })),
);
