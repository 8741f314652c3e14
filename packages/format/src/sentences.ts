export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Ends a sentence with a full stop, unless it ends with a name like `Tote Co.` that already has one. */
export const ended = (sentence: string): string =>
  sentence.endsWith(".") ? sentence : `${sentence}.`;

/** Fills placeholders in a sentence such as `Hi, {first name}`. */
export const fillIn = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{([^}]+)\}/g, (whole, key: string) => values[key] ?? whole);
