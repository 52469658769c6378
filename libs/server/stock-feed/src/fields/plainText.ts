import sanitizeHtml from 'sanitize-html';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Inline tags: text on both sides is one word. */
const JOINING = new Set('abbr b big code em i mark s small strong sub sup tt u wbr'.split(' '));
/** Block tags: text on both sides is on separate lines. */
const BOXES = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Private-use characters mark a line break and a word boundary until all tags are removed. */
const LINE = '\ue000';
const EDGE = '\ue001';
const MARKS = new RegExp(`[${LINE}${EDGE}]`, 'g');
const LINES = new RegExp(`[ \\t${EDGE}]*${LINE}[ \\t${LINE}${EDGE}]*`, 'g');
const BETWEEN_WORDS = new RegExp(`(?<=[\\p{L}\\p{N}])${EDGE}+(?=[\\p{L}\\p{N}])`, 'gu');

/**
 * Converts markup to plain text, for all feeds: block elements and `<br>` become lines, list items bullets, scripts are removed
 * with their content, entities are decoded, and words stay separate. Double-escaped markup is converted too. Text without markup
 * is unchanged. The result is not safe as HTML: escape it on output.
 *
 * @example plainText('Nice car<p>click</p>') // 'Nice car\nclick'
 */
export function plainText(value: string): string {
  let text = value;
  for (let round = 0; round < 3 && /<[a-z!/]|&[a-z#]/i.test(text); round++) text = stripOnce(text);
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function stripOnce(value: string): string {
  const marked = value
    .replace(MARKS, '')
    .replace(
      /<(\/?)([a-z][a-z0-9]*)\b/gi,
      (tag: string, closes: string, name: string) => before(name.toLowerCase(), closes === '') + tag,
    );
  const escaped = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replace(LINES, '\n')
    .replace(BETWEEN_WORDS, ' ')
    .replace(MARKS, '')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The plain-text equivalent of a tag. */
function before(name: string, opens: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li' && opens) return `${LINE}• `;
  if (BOXES.has(name)) return LINE;
  return JOINING.has(name) ? '' : EDGE;
}
