/**
 * Sales for the worked examples: one at the maximum, then a spice tin, a record, a basket, a stool.
 */
export const exampleSalesCents = [500, 1000, 1650, 5495, 8900, 14900, 32000] as const;
