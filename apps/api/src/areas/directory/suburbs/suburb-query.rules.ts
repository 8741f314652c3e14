import { StateCode } from "@boab/contracts/directory/suburbs";

/** Reads `foots`, `3011`, and also `Footscray VIC 3011`, the format we show. */
export function parseSuburbQuery(typedText: string) {
  const words = typedText
    .trim()
    .split(/[\s,]+/u)
    .filter(Boolean);
  const postcode = /^\d{1,4}$/.test(words.at(-1) ?? "") ? (words.pop() ?? "") : "";
  const state = StateCode.safeParse(words.at(-1)?.toUpperCase());
  // A state alone may also start a name: WA is the start of Wagga Wagga.
  if (state.success && words.length > 1) words.pop();
  else return { name: toName(words), postcode, state: undefined };
  return { name: toName(words), postcode, state: state.data };
}

const toName = (words: string[]) =>
  words
    .join(" ")
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^mt\.? /, "mount ")
    .replace(/^saint /, "st ");
