const AMOUNT = /^(?:a?\$)?\s?(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/i;

/**
 * A typed amount of money in cents, exactly; null for any text that leaves a doubt, such as a third decimal.
 *
 * @example readCents('$1,250.5') // 125_050
 */
export function readCents(typed: string): number | null {
  const [, dollars, cents = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (dollars === undefined) return null;
  return Number(dollars.replaceAll(/[, ]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
