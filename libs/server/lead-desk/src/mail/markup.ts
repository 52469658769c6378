/** A piece of HTML in which all inserted text is escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** What may be inserted: text is escaped, null and undefined are omitted, `Markup` is kept. */
type Part = string | number | null | undefined | Markup | readonly Markup[];

/**
 * HTML from a template. Inserted text is escaped, also inside quoted attributes.
 *
 * @example markup`<p>${'<b>'}</p>`.source // '<p>&lt;b&gt;</p>'
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, at) => text + sourceOf(parts[at])).join(''));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (part === null || part === undefined) return '';
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
