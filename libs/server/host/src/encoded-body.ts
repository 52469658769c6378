import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|problem\+json|ld\+json)|image\/svg\+xml)/;
const SMALLEST = 512;

/** A body in the encodings of browsers; each is made lazily, once. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly etag: string;
  readonly compressible: boolean;
  readonly #quality: number;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param quality brotli quality 0 to 11: 3 or 4 for pages (a millisecond), 9 for assets that never change.
   */
  constructor(identity: Buffer, contentType: string, quality: number) {
    this.identity = identity;
    this.etag = `"${hash('sha1', identity, 'base64url')}"`;
    this.compressible = compressible.test(contentType) && identity.length >= SMALLEST;
    this.#quality = quality;
  }

  /** The bytes in an encoding returned by `choose`. */
  bytes(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.identity;
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  /** The best encoding that client and host support. */
  choose(accept: string | undefined): Encoding {
    if (!this.compressible || !accept) return 'identity';
    if (takes(accept, 'br')) return 'br';
    return takes(accept, 'gzip') ? 'gzip' : 'identity';
  }

  #make(encoding: 'br' | 'gzip'): Promise<Buffer> {
    if (encoding === 'gzip') return zip(this.identity, { level: 6 });
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: this.#quality, [BROTLI_PARAM_SIZE_HINT]: this.identity.length };
    return brotli(this.identity, { params });
  }
}

function takes(accept: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept);
}
