/**
 * Whether a visitor's phone number can be called: digits with the usual signs between them, 8 to 15 digits, or the six
 * digits of a 13 number. Numbers from overseas are taken as they are written. (decision 82; 15 is E.164's limit)
 *
 * @example isCallable('0491 570 006') // true
 */
export function isCallable(text: string): boolean {
  if (!/^\+?[0-9 ().\-/]+$/.test(text)) return false;
  const digits = text.replace(/[^0-9]/g, '');
  return (digits.length >= 8 && digits.length <= 15) || /^13[0-9]{4}$/.test(digits);
}
