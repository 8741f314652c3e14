import { randomUUID } from "node:crypto";
import { demoPeople } from "@boab/demo/people";
import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: knowing somebody's ids gives nothing. Two buyers do everything a buyer can with an order, a cart, a payment
// and a conversation; then each request is sent again with the other's ids, and as the other's id in the body. None
// succeeds, and nothing of the other's changes. `--sabotage` starts an API that finds an order by its number alone.
const stack = await startStack({
  database: "boab_drill_id_swap",
  apiPort: 4295,
  webPort: 3295,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("skip-buyer-check.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });

interface Buyer {
  id: string;
  cookie: string;
  /** One for each step, so that each step finds its order as it needs it. */
  orders: string[];
  cartLineId: string;
  payment: string;
}

const stepsWithOrders = 7;

async function readUserId(role: string): Promise<string> {
  const email = demoPeople.find((person) => person.role === role)?.email;
  const { rows } = await db.query<{ id: string }>(
    "select id from accounts.profile where email = $1",
    [email],
  );
  if (!rows[0]) throw new Error(`no demo ${role}`);
  return rows[0].id;
}

async function makeBuyer(role: string, place: number): Promise<Buyer> {
  const id = await readUserId(role);
  // Orders of the crowd, sent and not complained about.
  const { rows: orders } = await db.query<{ id: string }>(
    `update marketplace.store_order set buyer_id = $1 where id in (
       select id from marketplace.store_order as placed
       where state = 'sent' and received_at is null and delivery_courier is not null
         and buyer_id not in ('demo-amara-okafor', $1) and not exists (
           select from marketplace.order_problem where order_id = placed.id)
       order by id limit $2)
     returning id`,
    [id, stepsWithOrders],
  );
  const { rows: lines } = await db.query<{ id: string }>(
    `with chosen as (
       select variant.id from marketplace.variant
       join marketplace.item on item.id = variant.item_id
       where item.is_listed and variant.stock > 5
       order by variant.id offset $2 limit 1)
     insert into marketplace.cart_line (id, user_id, variant_id, quantity, seen_cents, added_at)
     select $3, $1, id, 1, 100, now() from chosen returning id`,
    [id, place, randomUUID()],
  );
  const { rows: payments } = await db.query<{ id: string }>(
    `insert into payments.payment (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
     values ($2::uuid, $1, $2::uuid::text, 500, 'paid', 'ch_' || $2::uuid::text, now(), now(), now()) returning id`,
    [id, randomUUID()],
  );
  const [line] = lines;
  if (orders.length < stepsWithOrders || !line || !payments[0])
    throw new Error("the demo has too little for a buyer");
  return {
    id,
    cookie: await openDemoSession(stack, role),
    orders: orders.map((order) => order.id),
    cartLineId: line.id,
    payment: payments[0].id,
  };
}

interface Step {
  name: string;
  method: string;
  path: string;
  body?: object;
}

/** Everything a buyer can do with what is theirs. */
function buildJourney({ id, orders, cartLineId: cartLine, payment }: Buyer): Step[] {
  const [a, b, c, d, e, f, g] = orders;
  const problem = { kind: "damaged", items: [1], details: "The seam is open." };
  const ordersPath = "/marketplace/my-orders";
  return [
    { name: "read an order", method: "GET", path: `${ordersPath}/${a}` },
    { name: "get a receipt", method: "GET", path: `${ordersPath}/${b}/receipt` },
    { name: "say it has arrived", method: "POST", path: `${ordersPath}/${c}/received`, body: {} },
    {
      name: "report a problem",
      method: "POST",
      path: `${ordersPath}/${d}/problems`,
      body: problem,
    },
    {
      name: "withdraw it",
      method: "POST",
      path: `${ordersPath}/${d}/problem`,
      body: { act: "withdraw" },
    },
    { name: "read messages", method: "GET", path: `/marketplace/orders/${e}/messages` },
    {
      name: "write a message",
      method: "POST",
      path: `/marketplace/orders/${f}/messages`,
      body: { body: "Hello" },
    },
    { name: "read an order again", method: "GET", path: `${ordersPath}/${g}` },
    { name: "read the cart", method: "GET", path: `/cart/${id}` },
    { name: "change the cart", method: "PATCH", path: `/cart/${cartLine}`, body: { quantity: 2 } },
    { name: "read a payment", method: "GET", path: `/pay/payments/${payment}` },
  ];
}

async function send({ method, path, body }: Step, cookie: string): Promise<number> {
  await resetLimits();
  const response = await fetch(`${stack.apiOrigin}${path}`, {
    method,
    headers: {
      origin: stack.webOrigin,
      cookie,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What a buyer has, as the database says: a refused request changes none of it. */
const readState = async ({ id }: Buyer): Promise<string> => {
  const { rows } = await db.query(
    `select
       (select jsonb_agg(to_jsonb(placed) order by id) from marketplace.store_order as placed where buyer_id = $1) as orders,
       (select jsonb_agg(to_jsonb(line) order by id) from marketplace.cart_line as line where user_id = $1) as cart,
       (select count(*) from marketplace.order_problem join marketplace.store_order on store_order.id = order_id
        where buyer_id = $1) as problems,
       (select count(*) from marketplace.order_message join marketplace.store_order on store_order.id = order_id
        where buyer_id = $1) as messages`,
    [id],
  );
  return JSON.stringify(rows);
};

const first = await makeBuyer("member", 0);
const second = await makeBuyer("creator", 1);

// Swapped first: afterwards the orders are no longer as the steps need them.
const before = [await readState(first), await readState(second)];
const taken: string[] = [];
let swapped = 0;
for (const [actor, victim] of [
  [first, second],
  [second, first],
] as const)
  for (const step of buildJourney(victim)) {
    swapped++;
    const status = await send(step, actor.cookie);
    if (status < 400 || status >= 500) taken.push(`${step.name}: ${status}`);
  }
const after = [await readState(first), await readState(second)];

// The same requests with one's own ids succeed: the refusals were about whose they are.
const refused: string[] = [];
for (const buyer of [first, second])
  for (const step of buildJourney(buyer)) {
    const status = await send(step, buyer.cookie);
    if (status >= 300) refused.push(`${step.name}: ${status}`);
  }
await db.end();
await stack.stop();

for (const one of [...taken, ...refused].slice(0, 10)) console.log(`     ${one}`);
report([
  {
    name: `successes in ${swapped} requests with another buyer's ids`,
    holds: taken.length === 0,
    figure: String(taken.length),
  },
  {
    name: "what belongs to both is as it was",
    holds: JSON.stringify(before) === JSON.stringify(after),
    figure: `${before.filter((state, index) => state !== after[index]).length} changed`,
  },
  {
    name: "the same requests with one's own ids are refused",
    holds: refused.length === 0,
    figure: `${refused.length} of ${swapped}`,
  },
]);
