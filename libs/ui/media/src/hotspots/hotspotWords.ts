/** Maximum length of a first sentence that is used as the title, characters. */
const LONGEST_TITLE = 60;

/**
 * Splits a description into title and text: the title is its first line, or its first sentence if that is short and more follows.
 *
 * @example hotspotWords('LED headlights. Automatic high beam.') // { title: 'LED headlights', text: 'Automatic high beam.' }
 */
export function hotspotWords(description: string): { title: string; text: string } {
  const words = description.trim();
  const [, title, text] = /^(.+?)(?:\s*\n\s*|[.:]\s+)(.+)$/s.exec(words) ?? [];
  if (title === undefined || text === undefined || title.length > LONGEST_TITLE)
    return { title: words, text: '' };
  return { title, text };
}
