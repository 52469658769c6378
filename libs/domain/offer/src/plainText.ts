/**
 * What is no text at all: comments, as word processors leave them, and styles and scripts with their content. None is looked for beyond the
 * start of the next one, so that a text of many that are not closed takes no longer.
 */
const UNSEEN = /<!--(?:(?!<!--).)*?-->|<(style|script)\b[^<>]*>(?:(?!<\1).)*?<\/\1\s*>/gis;
const BLOCK_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|t[dhr]|table)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;
/** The entities that editors of text write. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
    ...{ shy: '', zwj: '', zwnj: '', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ ndash: '–', mdash: '—', minus: '−', hellip: '…', bull: '•', middot: '·', laquo: '«', raquo: '»' },
    ...{
      copy: '©',
      reg: '®',
      trade: '™',
      deg: '°',
      times: '×',
      plusmn: '±',
      euro: '€',
      pound: '£',
      cent: '¢',
    },
    ...{ frac12: '½', frac14: '¼', frac34: '¾', sup1: '¹', sup2: '²', sup3: '³', micro: 'µ', para: '¶' },
    ...{ agrave: 'à', aacute: 'á', acirc: 'â', auml: 'ä', ccedil: 'ç', egrave: 'è', eacute: 'é', ecirc: 'ê' },
    ...{ euml: 'ë', iuml: 'ï', ntilde: 'ñ', ouml: 'ö', uuml: 'ü', Eacute: 'É', Scaron: 'Š', scaron: 'š' },
  }),
);
/** What browsers read the numbers 128 to 159 as: those of the Windows code page. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_OF_WINDOWS = 0x80;

/**
 * The text of an HTML fragment: paragraphs, line breaks and cells separate words, other tags are removed, comments, styles and scripts with
 * what is in them, numeric and common entities are decoded, runs of white space become one space. The result is plain text: it is not safe
 * as HTML.
 *
 * @example plainText('<p>Service &amp; <b>roadside</b></p>') // 'Service & roadside'
 */
export function plainText(html: string): string {
  const bare = html.replace(UNSEEN, ' ').replace(BLOCK_TAG, ' ').replace(TAG, '');
  const text = bare.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** The character of a number; empty for half of one. */
function characterOf(code: number): string {
  if (code === 0 || (code >= 0xd800 && code <= 0xdfff)) return '';
  return WINDOWS[code - FIRST_OF_WINDOWS] ?? String.fromCodePoint(code);
}
