/** Whether a value from outside is an object, whose fields can be anything. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The fields of a value from outside, such as parsed JSON or a caught error. A text or null has none. */
export const readFields = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};
