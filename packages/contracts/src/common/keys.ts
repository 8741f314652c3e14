/**
 * The names of an object's fields with their type, where `Object.keys` answers plain strings:
 * `getKeys({ day: "Day", dusk: "Dusk" })` is `("day" | "dusk")[]`. Only for objects that hold no other fields than their
 * type names, such as the tables in our code.
 */
export const getKeys = <Source extends object>(source: Source) =>
  Object.keys(source) as (keyof Source & string)[];
