/** An Australian Business Number, and how it is checked. Free of schemas, so that browsers can load it. */
const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** People type the number in groups of digits. */
export const toAbnDigits = (typed: string): string => typed.replace(/\s/g, "");

/** The register's own check: one is taken from the first digit, and the weighted sum divides by 89. */
export function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Formats the number in groups: `51 824 753 556`. */
export const formatAbn = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
