import { decodeCell } from './decodeCell.ts';
import type { Bytes } from './rawRow.ts';

/** Adds a note on the feed as a whole, as a sentence. */
export type Note = (sentence: string) => void;

/** Number of bytes inspected to detect the encoding. */
const HEAD = 256;
/** Maximum chunk without a cut character. Bytes. */
const LONGEST_PIECE = 4_000_000;
const BEYOND_ASCII = /[\x80-\xff]/;

/**
 * Decodes a feed in chunks: by its byte order mark, by the encoding of an XML declaration, else UTF-8. A wrong declaration is
 * noted, and the actual encoding is used: stray bytes are Windows-1252, and UTF-8 declared as a Western encoding is UTF-8.
 *
 * @param cut an ASCII delimiter of the format, such as `<`: chunks are split there.
 */
export async function* feedText(bytes: Bytes, cut: string, note: Note): AsyncGenerator<string> {
  const feed = pieces(bytes);
  const head = await firstBytes(feed);
  const { label, declared } = encodingOf(head);
  const decoder = decoderOf(label ?? 'utf-8');
  if (!decoder)
    note(
      `The feed declares the unknown encoding ${declared}; it was read as UTF-8. Export the feed in UTF-8.`,
    );
  const encoding = decoder?.encoding ?? 'utf-8';
  const said = decoder && declared;
  if (encoding === 'utf-8' || encoding === 'windows-1252')
    yield* westernText(joined(head, feed), cut, encoding, (sentence) => note(sentence(said ?? null)));
  else if (decoder) yield* decodedText(joined(head, feed), decoder);
}

/** The raw bytes of a table, or UTF-8 if its byte order mark is UTF-16: the table reader decodes each cell separately. */
export async function* tableBytes(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const feed = pieces(bytes);
  const head = await firstBytes(feed);
  const { label } = encodingOf(head);
  if (!label?.startsWith('utf-16')) return yield* joined(head, feed);
  for await (const text of decodedText(joined(head, feed), new TextDecoder(label))) yield Buffer.from(text);
}

/** The beginning of a feed as text, to detect its format. */
export function headText(head: Uint8Array): string {
  return (decoderOf(encodingOf(head).label ?? 'utf-8') ?? new TextDecoder()).decode(head);
}

function encodingOf(head: Uint8Array): { label: string | null; declared: string | null } {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { label: 'utf-8', declared: null };
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return { label: 'utf-16le', declared: null };
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return { label: 'utf-16be', declared: null };
  const text = Buffer.from(head).toString('latin1');
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/.exec(text)?.[1] ?? null;
  // UTF-16 has been detected above, so a UTF-16 declaration is wrong here.
  return { label: declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared, declared };
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

async function* decodedText(bytes: AsyncIterable<Uint8Array>, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Decodes each chunk as UTF-8 or Windows-1252; false positives are very rare. */
async function* westernText(
  bytes: AsyncIterable<Uint8Array>,
  cut: string,
  encoding: 'utf-8' | 'windows-1252',
  note: (sentence: (declared: string | null) => string) => void,
): AsyncGenerator<string> {
  const found = { utf8: 0, windows: 0 };
  let rest = '';
  const decode = (piece: string): string => {
    const { text, isUtf8 } = decodeCell(piece);
    if (BEYOND_ASCII.test(piece)) found[isUtf8 ? 'utf8' : 'windows'] += 1;
    return text;
  };
  for await (const chunk of bytes) {
    rest += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    const end = rest.length > LONGEST_PIECE ? rest.length : rest.lastIndexOf(cut);
    if (end <= 0) continue;
    yield split(rest.slice(0, end), cut).map(decode).join('');
    rest = rest.slice(end);
  }
  yield split(rest, cut).map(decode).join('');
  if (encoding === 'utf-8' && found.windows > 0)
    note((declared) => undecodableBytesNote(declared, found.windows));
  if (encoding === 'windows-1252' && found.utf8 > 0)
    note(
      (declared) =>
        `The feed declares ${declared}, but it is UTF-8, and was read as UTF-8. Correct the declaration in the export.`,
    );
}

function undecodableBytesNote(declared: string | null, count: number): string {
  const said =
    declared === null ? 'The feed is not all UTF-8' : `The feed declares ${declared}, but not all of it is`;
  const places = count === 1 ? '1 place was' : `${count.toLocaleString('en-AU')} places were`;
  return `${said}: ${places} read as Windows-1252. Export the feed in UTF-8.`;
}

/** Splits a text before each `cut` character; a pure ASCII text is one piece. */
function split(text: string, cut: string): string[] {
  return BEYOND_ASCII.test(text) ? text.split(new RegExp(`(?=${cut})`)) : [text];
}

async function* pieces(bytes: Bytes): AsyncGenerator<Uint8Array> {
  yield* bytes;
}

async function firstBytes(feed: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const list: Uint8Array[] = [];
  for (let size = 0; size < HEAD;) {
    const { done, value } = await feed.next();
    if (done) break;
    list.push(value);
    size += value.length;
  }
  return Buffer.concat(list);
}

async function* joined(head: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}
