import { getFirstName } from "@boab/format/names";

const maxLength = 30;

/**
 * The first name as an email may say it, or nothing. Anybody can type anything as a name and anybody's email beside it,
 * so no link, number or sentence of theirs may go out in our name: only letters do.
 *
 *     getEmailFirstName("Abuk Majok") // "Abuk"
 *     getEmailFirstName("https://evil.example now") // ""
 */
export function getEmailFirstName(fullName: string): string {
  const first = getFirstName(fullName);
  if (/[:/.@\d]/.test(first)) return "";
  return first.replace(/[^\p{L}\p{M}'’-]/gu, "").slice(0, maxLength);
}

/** Adds the first name, if there is one: `You're booked, Abuk`. */
export const appendFirstName = (text: string, firstName: string): string =>
  firstName ? `${text}, ${firstName}` : text;

/** How an email greets somebody: by the first name, or with `there`. */
export const getGreetingName = (fullName: string): string => getEmailFirstName(fullName) || "there";
