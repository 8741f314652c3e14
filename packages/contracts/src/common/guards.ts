/** Whether a name from outside is one of an object's own fields: `isKeyOf(leads, params.area) ? leads[params.area] : …`. */
export const isKeyOf = <Source extends object>(
  source: Source,
  name: PropertyKey,
): name is keyof Source => Object.hasOwn(source, name);

/** Whether a value from outside is in a list of choices: `isOneOf(themes, stored) ? stored : "system"`. */
export const isOneOf = <Choice>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);
