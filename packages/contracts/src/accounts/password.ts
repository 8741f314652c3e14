/** The enforced minimum; the hint recommends more. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_RECOMMENDED_LENGTH = 12;

export interface PasswordCheck {
  key: "length" | "upper" | "lower" | "number" | "symbol";
  label: string;
  isMet: boolean;
}

export function checkPassword(password: string): PasswordCheck[] {
  return [
    {
      key: "length",
      label: `At least ${PASSWORD_MIN_LENGTH} characters (${PASSWORD_RECOMMENDED_LENGTH} or more recommended)`,
      isMet: [...password].length >= PASSWORD_MIN_LENGTH,
    },
    { key: "upper", label: "Upper case", isMet: /\p{Lu}/u.test(password) },
    { key: "lower", label: "Lower case", isMet: /\p{Ll}/u.test(password) },
    { key: "number", label: "Number", isMet: /\p{Nd}/u.test(password) },
    { key: "symbol", label: "Symbol", isMet: /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}

export const scorePassword = (password: string): number =>
  checkPassword(password).filter((check) => check.isMet).length;

export const isStrongPassword = (password: string): boolean => scorePassword(password) === 5;
