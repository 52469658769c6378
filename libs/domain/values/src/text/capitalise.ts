/**
 * Capitalises the first letter of a text, for headings and labels. The rest is unchanged.
 *
 * @example capitalise('caravans at Newstead') // 'Caravans at Newstead'
 */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
