import { BETWEEN, DASH, TO } from './comparisons.ts';
import { longestPhrase, phraseAt, type Token } from './token.ts';

/** Two values of one kind, as they were typed: `A to B`. */
export interface Pair<Value> {
  readonly size: number;
  readonly low: Value;
  readonly high: Value;
}

/** How two values may be joined. */
interface Joined<Value> {
  /** The separator, if a value allows another one than a dash. */
  readonly dash?: (low: Value) => RegExp;
  /** Whether `A and B` is a pair too: two lengths are, but `atm 2500 and 4 berth` is not. */
  readonly isAndEnough?: boolean;
}

/**
 * `A to B`, `A-B`, `between A and B`, `from A to B`: the two values that `valueAt` reads.
 */
export function pairAt<Value extends { readonly size: number }>(
  tokens: readonly Token[],
  at: number,
  valueAt: (tokens: readonly Token[], at: number) => Value | null,
  { dash = () => DASH, isAndEnough = false }: Joined<Value> = {},
): Pair<Value> | null {
  const between = longestPhrase(tokens, at, BETWEEN);
  const start = at + (between?.size ?? 0);
  const low = valueAt(tokens, start);
  if (!low) return null;
  const middle = start + low.size;
  const to = dash(low).test(tokens[middle]?.gap ?? '') ? 0 : longestPhrase(tokens, middle, TO)?.size;
  const isAndAlone = phraseAt(tokens, middle, 1) === 'and' && !between;
  if (to === undefined || (isAndAlone && !isAndEnough)) return null;
  const high = valueAt(tokens, middle + to);
  return high && { size: middle + to + high.size - at, low, high };
}
