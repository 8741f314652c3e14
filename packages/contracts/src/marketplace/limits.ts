export const maxStoreNameLength = 80;
export const maxStoreDescriptionLength = 2000;
export const maxHolidayMessageLength = 500;
/** The range in cents for the order amount from which delivery is free. */
export const freeShippingRangeCents = { min: 100, max: 1_000_000 };
