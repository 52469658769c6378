import type { NumberRange } from '../state/numberRange.ts';
import { BEFORE_AMOUNT, BEHIND_AMOUNT, DASH, TO } from './comparisons.ts';
import { asText, spanMatch, type Match } from './match.ts';
import { amountsAt } from './saidAt.ts';
import { longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

const SEATS = phraseTable<true>([[true, 'seater|seaters|seat|seats|str']]);
const SEATS_BEFORE = phraseTable<true>([[true, 'seats|seating|seating for|seats for']]);
const NOT_SEATS = phraseTable<true>([[true, 'cover|covers|belt|belts|warmer|warmers|mats']]);
const GLUED = /^(\d{1,2})(?:seaters?|seats?|str)$/;
const DIGITS = /^(\d{1,2})(\+)?$/;
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const FEWEST = 2;

/**
 * Seats that start at `at`: `7 seater`, `seven seats`, `5+ seats`, `at least 7 seats`, `5 to 7 seater`, `seats 8`. Without a
 * comparison the number is exact. `2 seat covers` are text.
 */
export function seatsAt(tokens: readonly Token[], at: number, year: number): Match | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const start = at + (before?.size ?? 0);
  const found = countedAt(tokens, start, year) ?? (before ? null : leadingAt(tokens, start));
  if (!found) return null;
  const size = start - at + found.size;
  if (longestPhrase(tokens, at + size, NOT_SEATS)) return asText(size + 1);
  const range = before ? bounded(found.range, before.value) : found.range;
  return range && spanMatch(size, 'seats', range);
}

/** `7 seater`, `7+ seats`, `7 or more seats`, `7 seats or more`, `5-7 seats`, `7seater`; `5+2 seater` has seven. */
function countedAt(
  tokens: readonly Token[],
  at: number,
  year: number,
): { size: number; range: NumberRange } | null {
  const glued = Number(GLUED.exec(tokens[at]?.key ?? '')?.[1] ?? 0);
  if (glued >= FEWEST) return { size: 1, range: { min: glued, max: glued } };
  const low = countAt(tokens, at);
  if (!low) return null;
  const added = addedAt(tokens, at);
  if (added) return added;
  const second = secondAt(tokens, at + 1);
  const more = second ? null : longestPhrase(tokens, at + 1, BEHIND_AMOUNT);
  const end = at + 1 + (second?.size ?? more?.size ?? 0);
  const seats = longestPhrase(tokens, end, SEATS);
  if (!seats) return null;
  const after = second || more ? 0 : orMoreSize(tokens, end + seats.size, year);
  const open = low.plus || after > 0 || more?.value.bound === 'min';
  const max = second?.value ?? (open ? null : low.value);
  const range = more?.value.bound === 'max' ? { min: null, max: low.value } : { min: low.value, max };
  return { size: end + seats.size + after - at, range };
}

/** Number of words of `or more` behind the noun: `7 seats or more`, but not `7 seater and over 30k` or `7 seater and up to 30k`. */
function orMoreSize(tokens: readonly Token[], at: number, year: number): number {
  const more = /^(?:or|and)$/.test(phraseAt(tokens, at, 1) ?? '')
    ? longestPhrase(tokens, at, BEHIND_AMOUNT)
    : null;
  const isOfSeats = more?.value.bound === 'min' && more.value.years !== 'only';
  return isOfSeats && amountsAt(tokens, at + 1, year) === null ? more.size : 0;
}

/** `5+2 seater`, `5 + 2 seats`: a second or third row, but not `5+ 7 seater`. */
function addedAt(tokens: readonly Token[], at: number): { size: number; range: NumberRange } | null {
  const [first, second] = [countAt(tokens, at), countAt(tokens, at + 1)];
  const seats = longestPhrase(tokens, at + 2, SEATS);
  const gap = tokens[at + 1]?.gap ?? '';
  if (!first || !second || !seats || !(first.plus ? gap === '' : gap.trim() === '+')) return null;
  const sum = first.value + second.value;
  return { size: 2 + seats.size, range: { min: sum, max: sum } };
}

/** `seats 8`, `seating for 7`, `seats 5 or more`. */
function leadingAt(tokens: readonly Token[], at: number): { size: number; range: NumberRange } | null {
  const lead = longestPhrase(tokens, at, SEATS_BEFORE);
  const count = lead && countAt(tokens, at + lead.size);
  if (!count) return null;
  const more = longestPhrase(tokens, at + lead.size + 1, BEHIND_AMOUNT);
  const isMore = more?.value.bound === 'min';
  const max = count.plus || isMore ? null : count.value;
  return { size: lead.size + 1 + (isMore ? more.size : 0), range: { min: count.value, max } };
}

function secondAt(tokens: readonly Token[], at: number): { size: number; value: number } | null {
  const dash = DASH.test(tokens[at]?.gap ?? '');
  const to = dash ? 0 : (longestPhrase(tokens, at, TO)?.size ?? longestPhrase(tokens, at, OR)?.size);
  const count = to === undefined ? null : countAt(tokens, at + to);
  return count && to !== undefined ? { size: to + 1, value: count.value } : null;
}

const OR = phraseTable<true>([[true, 'or']]);

function countAt(tokens: readonly Token[], at: number): { value: number; plus: boolean } | null {
  const token = tokens[at];
  if (!token || token.quoted || token.minus) return null;
  const [, digits, plus] = DIGITS.exec(token.key) ?? [];
  const value = digits === undefined ? WORDS.indexOf(token.key) + 1 : Number(digits);
  return value >= FEWEST ? { value, plus: plus !== undefined } : null;
}

function bounded({ min, max }: NumberRange, { bound, years }: { bound: string; years: string }) {
  const count = min ?? max;
  if (count === null || years === 'only') return null;
  if (bound === 'max') return { min: null, max: years === 'unsure' && count > FEWEST ? count - 1 : count };
  return bound === 'min' ? { min: years === 'unsure' ? count + 1 : count, max: null } : { min, max };
}
