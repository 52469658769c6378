const BLOCK_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|t[dhr]|table)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,6})|([a-z]{2,4}));/g;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/**
 * The text of an HTML fragment: paragraphs, line breaks and cells separate words, other tags are removed, numeric and common
 * entities are decoded, runs of white space become one space. The result is plain text: it is not safe as HTML.
 *
 * @example plainText('<p>Service &amp; <b>roadside</b></p>') // 'Service & roadside'
 */
export function plainText(html: string): string {
  const bare = html.replace(BLOCK_TAG, ' ').replace(TAG, '');
  const text = bare.replace(ENTITY, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (NAMED.get(name ?? '') ?? whole) : String.fromCodePoint(Number(code)),
  );
  return text.replace(/\s+/g, ' ').trim();
}
