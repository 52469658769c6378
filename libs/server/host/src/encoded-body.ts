import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|problem\+json|ld\+json)|image\/svg\+xml)/;
/** A smaller body is not worth an encoding, bytes. */
const SMALLEST = 512;
/** Brotli quality and gzip level of a body that may be needed only once. */
const QUICK = 1;
const GZIP_LEVEL = 6;
/** One part for most pages: each part is a task of its own for a thread of the pool. */
const PART_BYTES = 32 * 1024;

/**
 * A body in the encodings of browsers; each is made lazily, once. With `quickFirst` the first request gets a quick encoding, which takes a
 * fraction of the time, and later ones a small encoding. The text is the same and has no byte ranges, so both have one ETag.
 */
export class EncodedBody {
  readonly identity: Buffer;
  readonly etag: string;
  readonly compressible: boolean;
  readonly #quality: number;
  readonly #made = new Map<Encoding, Promise<Buffer>>();
  #quickFirst: boolean;

  /**
   * @param quality brotli quality 0 to 11: 5 for pages that are cached (2 milliseconds), 4 for others, 9 for assets that never change.
   * @param quickFirst whether the first request gets a quick encoding.
   */
  constructor(identity: Buffer, contentType: string, quality: number, quickFirst = false) {
    this.identity = identity;
    this.etag = `"${hash('sha1', identity, 'base64url')}"`;
    this.compressible = compressible.test(contentType) && identity.length >= SMALLEST;
    this.#quality = quality;
    this.#quickFirst = quickFirst;
  }

  /** The bytes in an encoding returned by `choose`. */
  bytes(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.identity;
    if (this.#quickFirst) {
      this.#quickFirst = false;
      return encodeQuickly(this.identity, encoding);
    }
    const made =
      this.#made.get(encoding) ??
      encode(this.identity, encoding, { quality: this.#quality, level: GZIP_LEVEL });
    this.#made.set(encoding, made);
    return made;
  }

  /** The best encoding that client and host support. */
  choose(accept: string | undefined): Encoding {
    return this.compressible ? chosenEncoding(accept) : 'identity';
  }
}

/** The best encoding that a browser accepts. */
export function chosenEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (takes(accept, 'br')) return 'br';
  return takes(accept, 'gzip') ? 'gzip' : 'identity';
}

/** A text that is sent once, in the best encoding that client and host support, made quickly. */
export function encodedOnce(
  bytes: Buffer,
  accept: string | undefined,
): { encoding: Encoding; bytes: Buffer } {
  const encoding = bytes.length < SMALLEST ? 'identity' : chosenEncoding(accept);
  return { encoding, bytes: encoding === 'identity' ? bytes : encodeQuickly(bytes, encoding) };
}

function encode(
  bytes: Buffer,
  encoding: 'br' | 'gzip',
  { quality, level }: { quality: number; level: number },
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level, chunkSize: PART_BYTES });
  return brotli(bytes, brotliOptions(bytes, quality));
}

/** On this thread: the hand-over to a thread of the pool takes it as long as the quick encoding itself. */
function encodeQuickly(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'gzip'
    ? gzipSync(bytes, { level: QUICK, chunkSize: PART_BYTES })
    : brotliCompressSync(bytes, brotliOptions(bytes, QUICK));
}

function brotliOptions(bytes: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { params, chunkSize: PART_BYTES };
}

function takes(accept: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept);
}
