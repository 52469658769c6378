import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chosenEncoding } from './encoded-body.ts';
import { header } from './respond.ts';
import { securityHeaders } from './security-headers.ts';

/** The largest file that is handed back, bytes. */
const MOST_KEPT = 16 * 1024 * 1024;

/** Brotli quality of a stream: an XML of addresses takes a twentieth of its size. */
const QUALITY = 3;

/**
 * Sends a file while it is made, in the best encoding. If it cannot be made to its end, the response breaks off, so that nobody takes a
 * part for the whole.
 *
 * @returns its bytes, to be kept; null if it is too long to keep, or the visitor left.
 */
export async function sendStream(
  incoming: IncomingMessage,
  response: ServerResponse,
  { headers, stream }: { headers: Record<string, string>; stream: ReadableStream<Uint8Array> },
): Promise<Buffer | null> {
  const encoding = chosenEncoding(header(incoming, 'accept-encoding'));
  response.writeHead(200, {
    ...securityHeaders,
    ...headers,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  if (incoming.method === 'HEAD') {
    await stream.cancel();
    response.end();
    return null;
  }
  let kept: Uint8Array[] | null = [];
  let bytes = 0;
  const chunks = async function* () {
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      if (bytes > MOST_KEPT) kept = null;
      kept?.push(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(chunks, encoderOf(encoding), response);
  } catch (error) {
    // A visitor who leaves is no failure.
    if (isLeft(error)) return null;
    throw error;
  }
  return kept && Buffer.concat(kept);
}

function encoderOf(encoding: ReturnType<typeof chosenEncoding>) {
  if (encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Whether the visitor closed the connection before the end. */
export function isLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
