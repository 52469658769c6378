/** Letters and digits that nobody mistakes for each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of an application, which shopper and dealer say on the phone. It names no person.
 *
 * @param random eight random bytes.
 * @example applicationReference(new Uint8Array(8)) // 'FA-2222-2222'
 */
export function applicationReference(random: Uint8Array): string {
  const letters = [...random.subarray(0, 8)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `FA-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
