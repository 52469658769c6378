/** Each of these characters is one that readers count. */
const PLAIN = /^[\n\t -~]*$/;

// Making the first one takes a phone some 50 ms, and few texts need it.
let graphemes: Intl.Segmenter | null = null;

/**
 * A text cut to at most `limit` characters as readers count them (graphemes, so an emoji is one), at the end of a word,
 * with `…` after it; a first word longer than the limit is cut inside. A text within the limit gives `null`: there is
 * nothing to toggle (ruling 69).
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

/** Where a text has had so many graphemes; null where it has no more than that. */
function cutAfter(text: string, limit: number): number | null {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return index;
    count += 1;
  }
  return null;
}
