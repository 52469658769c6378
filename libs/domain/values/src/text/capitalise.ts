/**
 * A text that begins with a capital, as headings and labels do. What follows stays as it is.
 *
 * @example capitalise('caravans at Newstead') // 'Caravans at Newstead'
 */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
