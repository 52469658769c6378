const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text cut to at most `limit` characters as readers count them (graphemes, so an emoji is one), at the end of a word,
 * with `…` after it; a first word longer than the limit is cut inside. A text within the limit gives `null`: there is
 * nothing to toggle (decisions 69).
 *
 * @example truncateText('Full service history', 12) // 'Full service…'
 */
export function truncateText(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  let count = 0;
  let cut = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) cut = index;
    count += 1;
    if (count > limit) break;
  }
  if (count <= limit) return null;
  const head = text.slice(0, cut);
  const atWord = /\s/.test(text.charAt(cut)) ? head : head.replace(/\s+\S*$/, '');
  return `${(/\S/.test(atWord) ? atWord : head).trimEnd()}…`;
}
