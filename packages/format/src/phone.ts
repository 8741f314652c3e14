import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Only servers use this, because the library is too large for a browser. */
export interface FormattedPhone {
  /** The number as Australians read it: `03 9000 1234`, `+44 20 7946 0958`. */
  text: string;
  /** The number for links and search engines: `+61390001234`. */
  dialled: string;
}

/** A number the library doesn't know is shown as it was typed. */
export function formatPhone(typed: string): FormattedPhone {
  const number = parsePhoneNumberFromString(typed, "AU");
  if (!number?.isValid()) return { text: typed, dialled: typed.replace(/[^\d+]/g, "") };
  if (number.country !== "AU")
    return { text: number.formatInternational(), dialled: number.format("E.164") };
  return {
    text: number.formatNational().replace(/[()]/g, ""),
    dialled: isServiceNumber(number) ? number.nationalNumber : number.format("E.164"),
  };
}

/** Whether a number can be dialled, as far as the library knows; the rule for saving is wider. */
export const isCompletePhone = (typed: string): boolean =>
  // The library doesn't know the short ones: 13 12 34.
  /^13\d{4}$/.test(typed.replace(/\D/g, "")) ||
  parsePhoneNumberFromString(typed, "AU")?.isValid() === true;

/** 13, 1300 and 1800 numbers can't be dialled with the country in front. */
const isServiceNumber = ({ nationalNumber }: PhoneNumber) => /^1[38]/.test(nationalNumber);
