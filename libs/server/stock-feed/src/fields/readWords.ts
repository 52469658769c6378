import { cleanText } from './cleanText.ts';
import type { Warn } from '../warning.ts';

/** Three-letter words that are not abbreviations. */
const SHORT = new Set(['BUS', 'CAB', 'CAR', 'RED', 'TAN', 'UTE', 'VAN']);

/**
 * Cleans a descriptive text of a vehicle, such as body or colour. A text in capitals becomes title case; words of up to three
 * letters are treated as abbreviations, with exceptions.
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
