import sanitizeHtml from 'sanitize-html';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Tags of letters within a word: what stands on both sides of them is one word. */
const JOINING = new Set('abbr b big code em i mark s small strong sub sup tt u wbr'.split(' '));
/** Tags of boxes: what stands on both sides of them stands on lines of its own. */
const BOXES = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Characters that no text has stand for a line of its own, and for an edge between words, until the tags are gone. */
const LINE = '\ue000';
const EDGE = '\ue001';
const MARKS = new RegExp(`[${LINE}${EDGE}]`, 'g');
const LINES = new RegExp(`[ \\t${EDGE}]*${LINE}[ \\t${LINE}${EDGE}]*`, 'g');
const BETWEEN_WORDS = new RegExp(`(?<=[\\p{L}\\p{N}])${EDGE}+(?=[\\p{L}\\p{N}])`, 'gu');

/**
 * Markup as plain text, the one way in which feeds become text: boxes and `<br>` become lines, list entries bullets, scripts vanish
 * with all they hold, entities are letters again, and no two words become one. Markup that was escaped once more than needed is
 * read too. Text without markup comes back as it is. Whoever prints it escapes it.
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

/** What a tag is in a text. */
function before(name: string, opens: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li' && opens) return `${LINE}• `;
  if (BOXES.has(name)) return LINE;
  return JOINING.has(name) ? '' : EDGE;
}
