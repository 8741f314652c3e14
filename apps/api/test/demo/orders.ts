import { hash } from "@boab/art";
import { toCents } from "@boab/contracts/common/dollars";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { makeDemoCrowd } from "@boab/demo/crowd";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { composeOrder, insertOrders, listVariantsForSale } from "../factories/orders.ts";
import { toUuid } from "../to-uuid.ts";
import type { DemoPart } from "./demo-part.ts";
import { makeSeededLetters } from "./seeded-letters.ts";

/** Of the seller people sign in as; the other stores have up to a dozen. */
const showcaseOrderCount = 64;
const showcaseSlug = "kumasi-cloth-house";
const historyWeeks = 14;
const dayMs = 24 * 60 * 60 * 1000;
/** The payment provider never heard of these payments, and its first check looks back 26 hours. */
const minOrderAgeDays = 2;
const daysUntilSent = 5;
/** What the member people sign in as bought from the showcase store: its place there, and how long ago. */
const memberId = "demo-amara-okafor";
const memberOrderAgeDays = new Map([
  [0, 2.2],
  [1, 8],
  [2, 19],
  [3, 47],
]);

const places = [
  ["14 Barkly Street", "Footscray", "VIC", "3011"],
  ["3/88 Main Road West", "St Albans", "VIC", "3021"],
  ["27 Beamish Street", "Campsie", "NSW", "2194"],
  ["9 Boundary Street", "Moorooka", "QLD", "4105"],
  ["62 Chesterfield Road", "Mirrabooka", "WA", "6061"],
  ["5 Park Terrace", "Salisbury", "SA", "5108"],
] as const;

const makeOrderId = (seed: string) => {
  const id = makeSeededLetters(seed);
  return `${id.slice(0, 4)}-${id.slice(4)}`;
};
type Variant = Awaited<ReturnType<typeof listVariantsForSale>>[number];
type Store = Awaited<ReturnType<typeof listStores>>[number];

const listStores = (db: Db) =>
  db
    .selectFrom("marketplace.store")
    .select(["id", "userId", "storeName", "slug"])
    .where("closedAt", "is", null)
    .where("userId", "like", "demo-%")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

function makeOrder(store: Store, variants: Variant[], place: number, now: number) {
  const seed = `order ${store.id} ${place}`;
  const pickIndex = (name: string, count: number) => hash(`${seed} ${name}`) % count;
  const crowd = makeDemoCrowd();
  const buyer = crowd[(pickIndex("buyer", 150) + 20) % crowd.length] ?? crowd[0];
  if (!buyer) throw new Error("Nobody is there to buy");
  const memberAgeDays = store.slug === showcaseSlug ? memberOrderAgeDays.get(place) : undefined;
  const ageDays =
    memberAgeDays ??
    minOrderAgeDays +
      pickIndex("age", historyWeeks * 7 - minOrderAgeDays) +
      pickIndex("hour", 24) / 24;
  const paidAt = new Date(now - ageDays * dayMs);
  const isSent = ageDays > daysUntilSent;
  const doneAt = new Date(paidAt.getTime() + (1 + pickIndex("slow", 3)) * dayMs);
  const preset = courierPresets[pickIndex("courier", courierPresets.length)] ?? courierPresets[0];
  const isPickup = pickIndex("pickup", 12) === 0;
  const [street = "", suburb = "", state = "", postcode = ""] =
    places[pickIndex("place", places.length)] ?? [];
  const chosen = new Set([pickIndex("first", variants.length)]);
  if (pickIndex("second", 4) === 0) chosen.add(pickIndex("other", variants.length));
  const bought = [...chosen].flatMap((index) => {
    const variant = variants[index];
    return variant
      ? [{ variant, quantity: 1 + (pickIndex(`count ${index}`, 5) === 0 ? 1 : 0) }]
      : [];
  });
  return composeOrder(store, memberAgeDays === undefined ? buyer.id : memberId, bought, {
    id: makeOrderId(seed),
    saleId: toUuid(seed),
    state: isSent ? (pickIndex("refund", 30) === 0 ? "cancelled" : "sent") : "to send",
    delivery:
      isPickup || !preset
        ? null
        : {
            courier: preset.courier_name,
            service: `${preset.shippingType}, ${preset.shippingTime}`,
            cents: toCents(preset.shippingCost),
          },
    recipient: {
      name: memberAgeDays === undefined ? buyer.fullName : "Amara Okafor",
      street,
      suburb,
      state,
      postcode,
    },
    trackingNumber: makeOrderId(`${seed} tracking`).replace("-", ""),
    paidAt,
    doneAt,
    receivedAt: ageDays > 12 ? new Date(doneAt.getTime() + 3 * dayMs) : undefined,
  });
}

/** A problem that waits for the store, and one that waits for our team, with what both sides wrote. */
async function insertDemoProblems(tx: Tx, store: Store, now: number): Promise<void> {
  const orderId = (place: number) => makeOrderId(`order ${store.id} ${place}`);
  const subtractDays = (days: number) => new Date(now - days * dayMs);
  await tx
    .insertInto("marketplace.orderProblem")
    .values([
      {
        id: toUuid("problem 1"),
        orderId: orderId(1),
        kind: "damaged",
        itemNumbers: [1],
        details: "The seam along the zip is open for about 8 cm. Otherwise lovely.",
        reportedAt: subtractDays(0.5),
        replyBy: subtractDays(-3),
      },
      {
        id: toUuid("problem 2"),
        orderId: orderId(2),
        kind: "not as described",
        itemNumbers: [1],
        state: "escalated",
        reply: "This is how this cloth looks in daylight.",
        details: "The photo shows deep indigo. Mine is closer to grey.",
        reportedAt: subtractDays(6),
        replyBy: subtractDays(2),
        repliedAt: subtractDays(5),
        escalateBy: subtractDays(-2),
        escalatedAt: subtractDays(1),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const makeMessage = (place: number, isFromBuyer: boolean, body: string, days: number) => ({
    id: toUuid(`message ${place}`),
    orderId: orderId(2),
    isFromBuyer,
    body,
    authorId: isFromBuyer ? memberId : store.userId,
    sentAt: subtractDays(days),
  });
  await tx
    .insertInto("marketplace.orderMessage")
    .values([
      makeMessage(1, true, "Hi Kwame, is this the same batch as in the photo?", 5.5),
      makeMessage(2, false, "It is. Indigo looks lighter until its second wash.", 5.2),
      makeMessage(3, true, "I've washed it twice now, and it's still grey.", 4.8),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the demo's stores sold in the last weeks. */
export const loadDemoOrders: DemoPart = async ({ db }) => {
  const stores = await listStores(db);
  const live = await db
    .selectFrom("marketplace.item")
    .select("id")
    .where("isListed", "=", true)
    .where("soldCount", ">", 0)
    .execute();
  if (live.length === 0) return "no demo orders";
  const variants = await listVariantsForSale(
    db,
    live.map(({ id }) => id),
  );
  const variantsByStore = Map.groupBy(variants, ({ storeId }) => storeId);
  const now = Date.now();
  const orders = stores.flatMap((store) => {
    const storeVariants = variantsByStore.get(store.id) ?? [];
    const count =
      store.slug === showcaseSlug ? showcaseOrderCount : hash(`${store.id} orders`) % 12;
    if (storeVariants.length === 0) return [];
    return Array.from({ length: count }, (_, place) => makeOrder(store, storeVariants, place, now));
  });
  await inTransaction(db, async (tx) => {
    for (let start = 0; start < orders.length; start += 200)
      await insertOrders(tx, orders.slice(start, start + 200));
    const showcaseStore = stores.find(({ slug }) => slug === showcaseSlug);
    if (showcaseStore) await insertDemoProblems(tx, showcaseStore, now);
  });
  return `${orders.length} demo orders`;
};
