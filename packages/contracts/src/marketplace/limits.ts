export const storeNameMost = 80;
export const descriptionMost = 2000;
export const holidayMessageMost = 500;
