/** Nested parameters as the payment provider reads them: `{ dob: { day: 1 } }` to `dob[day]=1`. */
export function flattenFormParams(params: object, prefix = ""): Record<string, string> {
  const fields = Object.entries(params).map(([name, value]) => {
    const key = prefix ? `${prefix}[${name}]` : name;
    return typeof value === "object" && value !== null
      ? flattenFormParams(value, key)
      : { [key]: String(value) };
  });
  return Object.assign({}, ...fields) as Record<string, string>;
}
