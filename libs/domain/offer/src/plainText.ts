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
 * The text of a piece of HTML: paragraphs, lines and cells part words, other tags vanish, numbered and common entities become
 * their characters, runs of white space one space. The result is to be shown as text: it is not safe as HTML.
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
