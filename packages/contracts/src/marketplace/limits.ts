export const storeNameMost = 80;
export const descriptionMost = 2000;
export const holidayMessageMost = 500;
/** What an order must come to for free shipping, in cents. */
export const freeShippingRange = { least: 100, most: 1_000_000 };
