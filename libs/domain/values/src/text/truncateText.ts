/** Texts in which every UTF-16 unit is one grapheme. */
const PLAIN = /^[\n\t -~]*$/;

// Created lazily: the first segmenter takes about 50 ms on a phone, and few texts need it.
let graphemes: Intl.Segmenter | null = null;

/**
 * Truncates a text to at most `limit` graphemes (an emoji is one), at the end of a word, and appends `…`; a first word
 * longer than the limit is cut inside. A text within the limit gives `null`, so that no toggle is shown (ruling 69).
 *
 * @example truncateText('Full service history', 12) // 'Full service…'
 */
export function truncateText(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  const cut = PLAIN.test(text.slice(0, limit + 1)) ? limit : cutAfter(text, limit);
  if (cut === null) return null;
  const head = text.slice(0, cut);
  const atWord = /\s/.test(text.charAt(cut)) ? head : head.replace(/\s+\S*$/, '');
  return `${(/\S/.test(atWord) ? atWord : head).trimEnd()}…`;
}

/** The offset after `limit` graphemes; null if the text has no more than that. */
function cutAfter(text: string, limit: number): number | null {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return index;
    count += 1;
  }
  return null;
}
