import {
  minHoldIntervalMinutes,
  stockHoldMinutes,
} from "@boab/contracts/marketplace/checkout-limits";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import {
  createStoreWithItem,
  makeBuyersWithCarts,
  openMarket,
  toOutcome,
} from "./support/market.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: nobody keeps stock out of sale without paying. For a simulated hour 20 accounts set out to pay for the same
// thing again and again, each time for another recipient; for most of it there is stock for others, nobody holds more than
// half of what was left or one piece, and whoever comes afterwards can buy all of it. An account holds a piece for 37 minutes
// at most and not again within the hour. A day of it leaves each account two holds. `--full`: the whole day, every five minutes. `--sabotage` renews a hold with every checkout, and must fail.
const isFull = process.argv.includes("--full");
const accountCount = 20;
const pieceCount = 24;
/** Some want several, so that together they could hold everything. */
const getQuantity = (place: number): number => (place < 3 ? 6 : 1);
const minuteMs = 60_000;

if (process.argv.includes("--sabotage"))
  breakSource([
    [
      "checkout/checkout.rules.ts",
      "if (latest && getMsSinceStart(latest) < minHoldIntervalMinutes * minuteMs)",
      "if (latest && holdEnds.length > 99)",
    ],
    ["checkout/checkout.rules.ts", "if (today.length >= maxUnpaidHolds)", "if (today.length > 99)"],
  ]);
const { checkOutCart } = await import(
  "../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts"
);
const { expireHolds } = await import(
  "../../apps/api/src/areas/marketplace/checkout/expire-holds.ts"
);

type Market = Awaited<ReturnType<typeof openMarket>>;

async function readStock({ db }: Market, itemId: string): Promise<number> {
  const { stock } = await db
    .selectFrom("marketplace.item")
    .select("stock")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  return stock;
}

async function fillGreedyCarts({ db }: Market, itemId: string) {
  const hostageTakers = await makeBuyersWithCarts(db, itemId, accountCount);
  for (const [place, { member }] of hostageTakers.entries())
    await db
      .updateTable("marketplace.cartLine")
      .set({ quantity: getQuantity(place) })
      .where("userId", "=", member.userId)
      .execute();
  return hostageTakers;
}

/** The accounts, the clock they act by, and what was seen of them so far. */
async function startAttack(market: Market) {
  const start = Date.now();
  const time = { minute: 0 };
  // Opening a page is the provider's work: the drill is about what is left to sell.
  const deps = {
    ...market.deps,
    log: market.payments.log,
    clock: () => new Date(start + time.minute * minuteMs),
    orderPayments: { ...market.deps.orderPayments, openPage: async () => "page" },
  };
  const { itemId } = await createStoreWithItem(market, pieceCount);
  const hostageTakers = await fillGreedyCarts(market, itemId);
  const tally = {
    maxHeldShare: 0,
    minutesSoldOut: 0,
    minutesPassed: 0,
    pressCount: 0,
    emptyHandedCount: 0,
  };
  /** Of each account the minutes in which it held something, in order. */
  const heldMinutesByBuyer = new Map<string, number[]>();
  const expire = () => expireHolds(deps as never);

  /** Everybody presses, and the clock goes on; once a minute somebody looks whether there is something to buy. */
  async function pass(minutes: number): Promise<void> {
    for (const [place, taker] of hostageTakers.entries()) await pressPay(place, taker);
    for (let passed = 0; passed < minutes; passed++) {
      if ((await readStock(market, itemId)) === 0) tally.minutesSoldOut++;
      for (const buyerId of await listHolders(market))
        heldMinutesByBuyer.set(buyerId, [...(heldMinutesByBuyer.get(buyerId) ?? []), time.minute]);
      time.minute++;
      tally.minutesPassed++;
      await expire();
    }
  }

  async function pressPay(place: number, taker: (typeof hostageTakers)[number]): Promise<void> {
    const before = await readStock(market, itemId);
    const recipient = { ...taker.seen.recipient, name: `Ruth ${tally.pressCount++}` };
    const lines = taker.seen.lines.map((line) => ({ ...line, quantity: getQuantity(place) }));
    const cart = { ...taker.seen, lines, recipient };
    await toOutcome(checkOutCart(deps as never, taker.member, cart));
    const taken = before - (await readStock(market, itemId));
    if (!heldMinutesByBuyer.has(taker.member.userId) && before > 0 && taken === 0)
      tally.emptyHandedCount++;
    const share = taken / Math.max(1, Math.floor(before / 2));
    if (taken > 0) tally.maxHeldShare = Math.max(tally.maxHeldShare, share);
  }

  async function letHoldsEnd(): Promise<void> {
    await expire();
    time.minute += stockHoldMinutes + 1;
    await expire();
  }

  return { deps, itemId, tally, heldMinutesByBuyer: heldMinutesByBuyer, pass, letHoldsEnd };
}

type Attack = Awaited<ReturnType<typeof startAttack>>;

async function listHolders({ db }: Market): Promise<string[]> {
  const holders = await db
    .selectFrom("marketplace.checkoutLine as line")
    .innerJoin("marketplace.checkout as checkout", "checkout.id", "line.checkoutId")
    .select("checkout.buyerId")
    .where("checkout.state", "=", "holding")
    .where("line.heldQuantity", ">", 0)
    .distinct()
    .execute();
  return holders.map(({ buyerId }) => buyerId);
}

async function countMaxHolds({ db }: Market): Promise<number> {
  const holds = await db
    .selectFrom("marketplace.checkoutLine as line")
    .innerJoin("marketplace.checkout as checkout", "checkout.id", "line.checkoutId")
    .select(["checkout.buyerId", "line.heldUntil as until"])
    .where("line.heldUntil", "is not", null)
    .distinct()
    .execute();
  const holdsByBuyer = Map.groupBy(holds, ({ buyerId }) => buyerId);
  return Math.max(...[...holdsByBuyer.values()].map((all) => all.length));
}

async function buyAfterwards(market: Market, { deps, itemId }: Attack) {
  const [buyer] = await makeBuyersWithCarts(market.db, itemId, 1);
  if (!buyer) throw new Error("Nobody came");
  const freeStock = await readStock(market, itemId);
  const { outcome } = await toOutcome(checkOutCart(deps as never, buyer.member, buyer.seen));
  return { free: freeStock, outcome };
}

async function buyWithoutProvenEmail(market: Market, { deps, itemId }: Attack) {
  const { db } = market;
  const [stranger] = await makeBuyersWithCarts(db, itemId, 1);
  if (!stranger) throw new Error("Nobody came");
  await db
    .updateTable("accounts.profile")
    .set({ emailVerified: false })
    .where("id", "=", stranger.member.userId)
    .execute();
  const before = await readStock(market, itemId);
  const { outcome } = await toOutcome(checkOutCart(deps as never, stranger.member, stranger.seen));
  return { outcome, isUntouched: (await readStock(market, itemId)) === before };
}

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, 20);
  const attack = await startAttack(market);
  const { tally, heldMinutesByBuyer: heldIn } = attack;

  const step = 5;
  for (let passed = 0; passed < 60; passed += step) await attack.pass(step);
  const { minutesSoldOut: soldOutInHour, minutesPassed: minutesInHour } = tally;

  const rounds = isFull ? (23 * 60) / step : 3;
  const minutesBetweenRounds = isFull ? step : 61;
  for (let round = 0; round < rounds; round++) await attack.pass(minutesBetweenRounds);
  await attack.letHoldsEnd();
  const maxHolds = await countMaxHolds(market);

  const spans = [...heldIn.values()].flatMap(toSpans);
  const longest = Math.max(...spans.map(({ minutes }) => minutes));
  const pauseMinutes = [...heldIn.values()].flatMap((minutes) => {
    const starts = toSpans(minutes).map(({ from }) => from);
    return starts.slice(1).map((from, index) => from - (starts[index] ?? 0));
  });

  const bought = await buyAfterwards(market, attack);
  const refused = await buyWithoutProvenEmail(market, attack);
  await market.close();
  return [
    {
      name: `minutes of ${minutesInHour} in which ${accountCount} accounts left nothing to buy`,
      // Once a minute somebody looks for holds that are over.
      holds: soldOutInHour <= stockHoldMinutes + 1,
      figure: `${soldOutInHour}`,
    },
    {
      name: "most that one press took, of what it may (half of what was left, or one piece)",
      holds: tally.maxHeldShare > 0 && tally.maxHeldShare <= 1,
      figure: tally.maxHeldShare.toFixed(2),
    },
    {
      name: "first presses that got no piece although one was left",
      holds: tally.emptyHandedCount === 0 && heldIn.size > 0,
      figure: String(tally.emptyHandedCount),
    },
    {
      name: `longest that one of ${spans.length} holds kept something out of sale, in minutes`,
      // Once a minute somebody looks for holds that are over.
      holds: longest > 0 && longest <= stockHoldMinutes + 1,
      figure: String(longest),
    },
    {
      name: "shortest from the start of a hold to the account's next one, in minutes",
      holds: pauseMinutes.length > 0 && Math.min(...pauseMinutes) >= minHoldIntervalMinutes,
      figure: String(Math.min(...pauseMinutes)),
    },
    {
      name: "most unpaid holds of one account in a day",
      holds: maxHolds > 0 && maxHolds <= 2,
      figure: `${maxHolds} in ${tally.pressCount} presses`,
    },
    {
      name: "whoever comes afterwards can buy",
      holds: bought.free === pieceCount && bought.outcome === "won",
      figure: `${bought.free} of ${pieceCount} left, ${bought.outcome}`,
    },
    {
      name: "an account without a proven email holds nothing",
      holds: refused.outcome === "refused" && refused.isUntouched,
      figure: refused.outcome,
    },
  ];
}

/** Minutes that follow each other are one hold. */
function toSpans(minutes: number[]): { from: number; minutes: number }[] {
  const spans: { from: number; minutes: number }[] = [];
  for (const [index, minute] of minutes.entries()) {
    const last = spans.at(-1);
    if (last && minutes[index - 1] === minute - 1) last.minutes++;
    else spans.push({ from: minute, minutes: 1 });
  }
  return spans;
}

report(await withScratchDatabase(run));
