/** A way to send an item, as the specification names its fields (ITEMW-12). The cost is in dollars. */
export interface CourierPreset {
  id: string;
  courier_name: string;
  shippingType: string;
  shippingTime: string;
  shippingCost: number;
  shippingCostType: "flat";
}

const preset = (
  id: string,
  courier_name: string,
  shippingType: string,
  shippingTime: string,
  shippingCost: number,
): CourierPreset => ({
  id,
  courier_name,
  shippingType,
  shippingTime,
  shippingCost,
  shippingCostType: "flat",
});

/** ITEMW-11: the presets, each a flat price in AUD. Free of schemas, so that browsers can load it. */
export const courierPresets: readonly CourierPreset[] = [
  preset("auspost-standard", "Australia Post", "Standard", "2–6 business days", 9.95),
  preset("auspost-express", "Australia Post", "Express", "1–2 days", 14.95),
  preset("sendle-standard", "Sendle", "Standard", "2–5 days", 8.95),
  preset("aramex-standard", "Aramex", "Standard", "2–6 days", 10.95),
  preset("dhl-express", "DHL", "Express", "1–3 days", 24.95),
  preset("toll-priority", "Toll", "Priority", "1–2 days", 19.95),
];

export const findPreset = (id: string): CourierPreset | undefined =>
  courierPresets.find((one) => one.id === id);
