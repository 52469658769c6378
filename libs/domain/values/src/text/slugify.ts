/**
 * The slug of a text, for URLs: lower-case ASCII letters and digits, separated by single hyphens, without accents.
 *
 * @example slugify('Land Rover') // 'land-rover'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
