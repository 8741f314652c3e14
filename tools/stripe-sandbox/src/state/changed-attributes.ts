/** The former values of what differs, nested as deep as the objects are. */
export function findChangedAttributes(before: object, after: object): Record<string, unknown> {
  const previous: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was: unknown = Reflect.get(before, key);
    const is: unknown = Reflect.get(after, key);
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    previous[key] =
      isPlainObject(was) && isPlainObject(is) ? findChangedAttributes(was, is) : (was ?? null);
  }
  return previous;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
