/** `request-booking` to `requestBooking`. */
export const camel = (kebab: string): string =>
  kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `request-booking` to `RequestBooking`. */
export const pascal = (kebab: string): string =>
  camel(kebab).replace(/^[a-z]/, (letter) => letter.toUpperCase());
