import type { AreaPages } from "./page.ts";

const store = "/marketplace/stores/kumasi-cloth-house";

/** An item for everyone who may open the marketplace, and the items of the demo's first store as its seller sees them. */
export const items: AreaPages = {
  open: [],
  others: [
    { name: "item", path: "/marketplace/item/SKU-D0001000", as: "seller", firstLoadKb: 169 },
    { name: "item-shipping", path: "/marketplace/item/SKU-D0001000#shipping", as: "seller" },
    { name: "item-own", path: "/marketplace/item/SKU-D0000000", as: "seller" },
    { name: "store-items", path: `${store}/items`, as: "seller" },
    { name: "store-items-none", path: `${store}/items?q=astronaut`, as: "seller" },
    { name: "store-items-import", path: `${store}/import`, as: "seller" },
    { name: "item-wizard", path: `${store}/add`, as: "seller" },
    { name: "item-wizard-edit", path: `${store}/items/ITM-D0000000/edit`, as: "seller" },
    {
      name: "item-wizard-photos",
      path: `${store}/items/ITM-D0000000/edit?step=3`,
      as: "seller",
    },
  ],
};
