/** The most forms of excluded words that are counted. */
const MAX_FORMS = 24;
/** The fewest letters of each half of a word: `bullbar`. */
const HALF = 3;

/**
 * How the stock may spell an excluded word: as it is, in the singular (not `gls`, which is no GL), as one word or as two. Two words are in
 * quotation marks.
 *
 * @example spellingsOf('towbars') // ['towbars', 'towbar', '"tow bars"', '"tow bar"', …]
 */
export function spellingsOf(word: string): readonly string[] {
  const text = word.replaceAll('"', '');
  const forms = [...new Set([text, text.replace(/(?<=\p{L}{3})s$/u, '')])];
  return [...forms.map(quoted), ...forms.flatMap(respaced).map(quoted)];
}

/** The forms of several words, those as they are before those that are spelled otherwise. */
export function excludedForms(words: readonly string[]): readonly string[] {
  const lists = words.map(spellingsOf);
  const plain = lists.flatMap((list) => list.slice(0, 2));
  return [...new Set([...plain, ...lists.flat()])].slice(0, MAX_FORMS);
}

/** `bull bar` of `bullbar`, and the other way. */
function respaced(text: string): string[] {
  const words = text.split(' ');
  if (words.length > 1) return [words.join('')];
  const splits = Math.max(0, text.length - 2 * HALF + 1);
  return Array.from({ length: splits }, (_, at) => `${text.slice(0, HALF + at)} ${text.slice(HALF + at)}`);
}

function quoted(text: string): string {
  return text.includes(' ') ? `"${text}"` : text;
}
