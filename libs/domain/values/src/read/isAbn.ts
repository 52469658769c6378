const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether a text is an Australian Business Number: 11 digits whose weighted sum, after one is taken from the first digit, divides by 89
 * (the check of the Australian Business Register). Spaces do not count.
 *
 * @example isAbn('51 824 753 556') // true
 */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
