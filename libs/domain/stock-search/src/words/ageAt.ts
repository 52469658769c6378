import { BEFORE_AMOUNT, BEHIND_AMOUNT, YEARS, YEARS_ONLY, type Comparison } from './comparisons.ts';
import { asText, spanMatch, type Match } from './match.ts';
import { longestPhrase, type Token } from './token.ts';

const OLDEST = 60;

/**
 * An age that starts at `at`: `less than 5 years old`, `no older than 5 years`, `5 years old or newer`. It becomes a build year:
 * the current year minus the age. `5 years old` without a comparison, and `under 5 years` without a noun, stay text.
 */
export function ageAt(tokens: readonly Token[], at: number, year: number): Match | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const start = at + (before?.size ?? 0);
  const digits = /^\d{1,2}$/.exec(tokens[start]?.key ?? '')?.[0];
  if (digits === undefined || tokens[start]?.quoted) return null;
  const old = longestPhrase(tokens, start + 1, YEARS);
  const years = old ?? longestPhrase(tokens, start + 1, YEARS_ONLY);
  if (!years) return null;
  const end = start + 1 + years.size;
  const behind = before ? null : longestPhrase(tokens, end, BEHIND_AMOUNT);
  const comparison = before?.value ?? behind?.value;
  const size = end - at + (behind?.size ?? 0);
  const first = year - Math.min(Number(digits), OLDEST);
  const isAge = old !== null || comparison?.years === 'only';
  if (!comparison || !isAge || comparison.bound === 'around') return asText(size);
  return isNewer(comparison, before !== null)
    ? spanMatch(size, 'year', { min: first, max: null })
    : spanMatch(size, 'year', { min: null, max: first });
}

/** `older than 5 years` is a maximum year, like `before 2015`; `under 5 years old` is a minimum year. */
function isNewer({ bound, years }: Comparison, stands: boolean): boolean {
  if (years === 'only' || !stands) return years === 'only' ? bound === 'min' : bound === 'max';
  return bound === 'max';
}
