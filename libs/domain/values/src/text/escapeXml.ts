const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * A text for XML, within an element or an attribute: its marks are escaped, a line break or tab becomes a space, and control characters,
 * which XML cannot have, are left out.
 *
 * @example escapeXml('Smith & Sons') // 'Smith &amp; Sons'
 */
export function escapeXml(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
