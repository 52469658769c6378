/** Maximum number of vehicles side by side. */
export const MOST_COMPARED = 4;

/**
 * The ids of the vehicles to compare, from `ids=1,2` or `ids=1&ids=2`: each once, the first four. Anything else is ignored.
 *
 * @example comparedIds(new URLSearchParams('ids=7,9,7,x')) // ['7', '9']
 */
export function comparedIds(query: URLSearchParams): string[] {
  const texts = query.getAll('ids').flatMap((text) => text.split(','));
  const ids = texts.map((text) => text.trim()).filter((text) => /^[1-9]\d{0,14}$/.test(text));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}
