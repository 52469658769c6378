/**
 * A text as an address part: lower-case ASCII letters and digits, single hyphens between, no accents.
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
