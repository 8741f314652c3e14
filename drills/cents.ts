import { settings } from "../packages/contracts/src/admin/settings.ts";
import { splitPayment, splitRefund } from "../packages/contracts/src/payments/fees.ts";
import { makeRandom } from "./support/random.ts";
import { report } from "./support/verdict.ts";

// Promise: over 100,000 random carts, what payees get and what we keep add up to the charge, and refunds to what was
// paid, to the cent. `--sabotage` computes in floating point dollars, and must fail.
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

for (let cart = 0; cart < carts; cart++) {
  const lines = Array.from({ length: random.between(1, 12) }, () => ({
    payeeId: `payee${random.between(1, 4)}`,
    unitCents: random.between(1, random.between(1, 50_000)),
    quantity: random.between(1, 9),
  }));
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
    { name: "sales whose refunds do not give back what was taken", figure: wrongRefunds },
  ].map(({ name, figure }) => ({ name, holds: figure === 0, figure: String(figure) })),
);
