import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { onboard } from "./payees.ts";
import { makeSeller, type TestPerson } from "./people.ts";

export interface TestStore {
  owner: TestPerson;
  storeName: string;
  slug: string;
  itemId: string;
  itemName: string;
}

const makeCode = () => randomBytes(4).toString("hex").toUpperCase();

/** A store whose owner has gone through the provider's onboarding, with one thing for sale. */
export async function makeTestStore(
  ownerName: string,
  item: { name: string; cents: number; stock: number },
): Promise<TestStore> {
  const owner = await makeSeller(ownerName);
  const storeName = `${ownerName} ${makeCode()}`;
  const created = await owner.call("POST", "/Store-info/create-store", {
    email: owner.email,
    storeName,
    location: "Footscray VIC",
  });
  expect(created.status, await created.clone().text()).toBe(201);
  const { slug } = (await created.json()).store;
  await onboard(owner);
  const itemId = `ITM-${makeCode()}`;
  const picture = {
    width: 480,
    height: 320,
    webp: "/art/empty-basket.svg",
    jpeg: "/art/empty-basket.svg",
  };
  const sendle = {
    id: "sendle-standard",
    courier_name: "Sendle",
    shippingType: "Standard",
    shippingTime: "2–5 days",
    shippingCost: 8.95,
    shippingCostType: "flat",
  };
  await query(
    `with item as (
       insert into marketplace.item (id, sku, store_id, status, name, description, price_cents, category, couriers,
         pickup_note, main_picture, created_at, updated_at, is_offered)
       select $1, replace($1, 'ITM', 'SKU'), id, 'live', $2, 'Made by hand.', $3, 'Home & Living', $4, 'Ring the bell', $5,
         now(), now(), true
       from marketplace.store where user_id = $6 and closed_at is null
     )
     insert into marketplace.variant (item_id, size, colour, type, stock) values ($1, 'M', 'Indigo', '', 0)`,
    [
      itemId,
      item.name,
      item.cents,
      JSON.stringify([sendle]),
      JSON.stringify({ mobile: picture, tablet: picture, desktop: picture, original: picture }),
      owner.id,
    ],
  );
  await setStock(itemId, item.stock);
  return { owner, storeName, slug, itemId, itemName: item.name };
}

export const setStock = (itemId: string, stock: number) =>
  query("update marketplace.variant set stock = $2 where item_id = $1", [itemId, stock]);

export const setPrice = (itemId: string, cents: number) =>
  query("update marketplace.item set price_cents = $2 where id = $1", [itemId, cents]);
