/** `request-booking` to `requestBooking`. */
export const toCamelCase = (kebab: string): string =>
  kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `request-booking` to `RequestBooking`. */
export const toPascalCase = (kebab: string): string =>
  toCamelCase(kebab).replace(/^[a-z]/, (letter) => letter.toUpperCase());
