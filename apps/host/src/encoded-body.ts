import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in the encodings that browsers take, made once. */
export interface EncodedBody {
  etag: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|problem\+json|ld\+json)|image\/svg\+xml)/;

/**
 * Compresses a body for repeated use.
 *
 * @param quality brotli quality 0 to 11: 5 for pages (a few milliseconds), 11 for assets that never change.
 */
export async function encodeBody(body: Buffer, contentType: string, quality: number): Promise<EncodedBody> {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (!compressible.test(contentType) || body.length < 512)
    return { etag, identity: body, br: null, gzip: null };
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    zip(body, { level: 6 }),
  ]);
  return { etag, identity: body, br, gzip: gz };
}

/** The best encoding that both sides know. */
export function chooseEncoding(accept: string | undefined, body: EncodedBody): Encoding {
  if (body.br && accept && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'br';
  if (body.gzip && accept && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'gzip';
  return 'identity';
}

/** The bytes of an encoding. */
export function bytesOf(body: EncodedBody, encoding: Encoding): Buffer {
  return (encoding === 'br' ? body.br : encoding === 'gzip' ? body.gzip : null) ?? body.identity;
}
