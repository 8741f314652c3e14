const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Small numbers as words for the start of a sentence: `Two`. */
export const spellCount = (value: number): string => numberWords[value] ?? String(value);
