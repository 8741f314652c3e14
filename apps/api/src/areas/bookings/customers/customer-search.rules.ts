/** What a typed search looks for: the beginning of a phone number, or of a name or an email. */
export type CustomerSearch = { phone: string } | { text: string };

/** +61 491 and 0491 begin the same number. */
const toPhoneDigits = (typed: string) => typed.replace(/\D/g, "").replace(/^61/, "0");

export function parseCustomerSearch(typed: string): CustomerSearch | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "") return undefined;
  if (/^[+\d ()-]+$/.test(text) && /\d/.test(text)) return { phone: toPhoneDigits(text) };
  return { text };
}
