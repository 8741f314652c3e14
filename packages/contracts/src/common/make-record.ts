/** An object with one value for each name: `makeRecord(weekdays, (day) => hours[day])`. */
export const makeRecord = <Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name, index: number) => Value,
) =>
  Object.fromEntries(names.map((name, index) => [name, toValue(name, index)])) as Record<
    Name,
    Value
  >;
