import { allParts } from './allParts.ts';
import type { Prize } from './Prize.ts';

/**
 * How likely a prize is, exactly.
 *
 * @example oddsText({ parts: 2 }, [{ parts: 2 }, { parts: 98 }]) // '1 in 50'
 */
export function oddsText({ parts }: Pick<Prize, 'parts'>, prizes: readonly Pick<Prize, 'parts'>[]): string {
  const all = allParts(prizes);
  const shared = divisor(parts, all);
  const [some, of] = [parts / shared, all / shared].map((count) => count.toLocaleString('en-AU'));
  return `${some} in ${of}`;
}

/** The greatest common divisor. */
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
