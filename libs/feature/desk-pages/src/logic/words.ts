import type { ChoiceView } from '@forecourt/desk-ui';

/** The key of some words that a text is; null for another text. @example readWord({ won: 'Won' }, 'won') // 'won' */
export function readWord<Key extends string>(
  words: Readonly<Record<Key, unknown>>,
  text: string | null,
): Key | null {
  const isKey = (name: string): name is Key => Object.hasOwn(words, name);
  return text !== null && isKey(text) ? text : null;
}

/** Each key of some words as a choice, in their order. @example choicesOf({ won: 'Won' }) // [{ value: 'won', text: 'Won' }] */
export const choicesOf = (
  words: Readonly<Record<string, string | { text: string }>>,
): readonly ChoiceView[] =>
  Object.entries(words).map(([value, word]) => ({
    value,
    text: typeof word === 'string' ? word : word.text,
  }));
