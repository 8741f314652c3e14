/** The most lines of one cart, and the most of one line. */
export const mostLines = 100;
export const mostOfOne = 99;
