import { manyLines } from '@forecourt/lead';

/** Maximum length of a repeated message, characters. */
const MAXIMUM = 500;

/** Web and e-mail addresses, also those without a protocol, which mail clients turn into links. */
const ADDRESS = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * A shopper's message as a confirmation repeats it; null for one that contains an address, because the confirmation goes to an
 * e-mail address that anybody can enter. At most 500 characters.
 *
 * @example visitorText('See https://x.example') // null
 */
export function visitorText(text: string | null): string | null {
  const words = manyLines(text ?? '').replace(/\n{3,}/g, '\n\n');
  if (words === '' || ADDRESS.test(words)) return null;
  return words.length > MAXIMUM ? `${words.slice(0, MAXIMUM).trimEnd()}…` : words;
}

/**
 * A shopper's first name for the greeting; null for a text that may be something else: longer than 30 characters, or with other
 * characters than letters, hyphens, apostrophes and spaces.
 */
export function visitorName(name: string): string | null {
  return /^[\p{L}\p{M}'’ -]{1,30}$/u.test(name.trim()) ? name.trim() : null;
}
