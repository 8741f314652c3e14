/** The max number of lines in one cart, and the max quantity of one line. */
export const maxListingCartLines = 100;
export const maxListingLineQuantity = 99;
