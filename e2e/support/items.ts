import { randomBytes, randomUUID } from "node:crypto";
import { query } from "./database.ts";
import { makeUniqueName } from "./owners.ts";
import { onboard } from "./payees.ts";
import { makeSeller } from "./people.ts";

const colours = { Indigo: "2d2a6e", Plum: "66203f", Gum: "1f5b47" } as const;
type Colour = keyof typeof colours;

/** Midi in all colours, long only in plum; a shirt dress is sold out. */
const variants: [type: string, colour: Colour, size: string, stock: number][] = [
  ["Wrap, midi", "Indigo", "S", 8],
  ["Wrap, midi", "Indigo", "M", 2],
  ["Wrap, midi", "Plum", "M", 4],
  ["Wrap, midi", "Gum", "L", 4],
  ["Wrap, long", "Plum", "L", 3],
  ["Shirt dress", "Gum", "XL", 0],
];

/** A dress in several types, colours and sizes, of a store that can be paid. Adding one has a journey of its own. */
export async function insertDress(): Promise<{ sku: string; name: string; path: string }> {
  const seller = await makeSeller("Akosua Mensah");
  const opened = await seller.call("POST", "/Store-info/create-store", {
    storeName: makeUniqueName(),
    email: "store@people.example",
  });
  const { store } = await opened.json();
  await onboard(seller);
  const code = randomBytes(4).toString("hex").toUpperCase();
  const name = "Adire indigo wrap dress";
  const makePicture = (colour: Colour, view: number) => {
    const pictureUrl = `/pictures/items/gown/adire-${code.toLowerCase()}-${view % 3}-${colours[colour]}.svg`;
    const file = (width: number) => ({ width, height: width, webp: pictureUrl, jpeg: pictureUrl });
    return { mobile: file(480), tablet: file(768), desktop: file(1280), original: file(1280) };
  };
  const couriers = [
    {
      id: "sendle-standard",
      courier_name: "Sendle",
      shippingType: "Standard",
      shippingTime: "2–5 days",
      shippingCost: 8.95,
      shippingCostType: "flat",
    },
  ];
  await query(
    `insert into marketplace.item (id, sku, store_id, status, name, description, long_description, price_cents,
       previous_price_cents, category, sub_category, sub_sub_category, brand, condition, sizes, colours, couriers,
       has_free_returns, main_picture, created_at, updated_at, is_offered)
     select 'ITM-' || $1, 'SKU-' || $1, id, 'live', $2, 'Hand dyed in Abeokuta, cut and sewn in Sunshine.',
       'Each length is tied and dipped by hand, so no two dresses match exactly.', 14900, 18900,
       'Clothing & Accessories', 'Women''s', 'Dresses', 'Kumasi Cloth', 'new', $3, $4, $5, true, $6,
       now() - interval '30 days', now(), true
     from marketplace.store where id = $7`,
    [
      code,
      name,
      [...new Set(variants.map(([, , size]) => size))],
      Object.keys(colours),
      JSON.stringify(couriers),
      JSON.stringify(makePicture("Indigo", 0)),
      store.id,
    ],
  );
  for (const [place, [type, colour, size, stock]] of variants.entries()) {
    const id = randomUUID();
    await query(
      `with variant as (
         insert into marketplace.variant (id, item_id, size, colour, type, stock, position)
         values ($1, 'ITM-' || $2, $3, $4, $5, $6, $7) returning id)
       insert into marketplace.item_photo (item_id, upload_id, position, is_main, picture, size, colour, type, variant_id)
       select 'ITM-' || $2, $8, $7, $7 = 0, $9, $3, $4, $5, id from variant`,
      [id, code, size, colour, type, stock, place, randomUUID(), makePicture(colour, place)],
    );
  }
  return { sku: `SKU-${code}`, name, path: `/marketplace/item/SKU-${code}` };
}
