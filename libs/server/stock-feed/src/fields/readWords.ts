import { cleanText } from './cleanText.ts';
import type { Warn } from '../warning.ts';

/** Words of three letters that are no abbreviations. */
const SHORT = new Set(['BUS', 'CAB', 'CAR', 'RED', 'TAN', 'UTE', 'VAN']);

/**
 * Words that describe a vehicle, such as its body or colour: clean text, and where a feed writes all of it in capitals, written as we
 * write them. Words of up to three letters are abbreviations, but for some.
 *
 * @example readWords('DUAL CAB UTILITY', 'body', warn) // 'Dual Cab Utility'
 * @example readWords('SUV', 'body', warn) // 'SUV'
 */
export function readWords(value: string | null, field: string, warn: Warn): string | null {
  const text = cleanText(value, field, warn);
  if (text === null || text !== text.toUpperCase()) return text;
  return text.replace(/\p{L}+/gu, (word) =>
    word.length > 3 || SHORT.has(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
}
