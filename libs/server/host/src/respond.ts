import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './encoded-body.ts';
import type { ByteRange } from './byte-range.ts';
import { byteRange } from './byte-range.ts';
import { securityHeaders, transportSecurity } from './security-headers.ts';

/**
 * Sends an encoded body: the best encoding, an ETag, 304 if the browser has it, no body for HEAD. Supports byte ranges for videos,
 * because some browsers play nothing else.
 */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers,
    body,
  }: { status: number; headers: Record<string, string | string[]>; body: EncodedBody },
): Promise<void> {
  const encoding = body.choose(header(request, 'accept-encoding'));
  const etag = encoding === 'identity' ? body.etag : `${body.etag.slice(0, -1)}-${encoding}"`;
  const all: Record<string, string | string[]> = {
    ...baseHeaders(request),
    ...headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (
    status === 200 &&
    header(request, 'if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  ) {
    response.writeHead(304, all).end();
    return;
  }
  const bytes = await body.bytes(encoding);
  const { 'Content-Type': type } = headers;
  if (status === 200 && typeof type === 'string' && type.startsWith('video/')) {
    all['Accept-Ranges'] = 'bytes';
    const range = byteRange(header(request, 'range'), bytes.length);
    if (range) return sendRange(request, response, all, bytes, range);
  }
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  all['Content-Length'] = String(bytes.length);
  response.writeHead(status, all);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string | string[]>,
  bytes: Buffer,
  range: ByteRange | 'unsatisfiable',
): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = bytes.subarray(range.start, range.end + 1);
  response.writeHead(206, {
    ...headers,
    'Content-Length': String(part.length),
    'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}`,
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Sends a short plain text. */
export function respondText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    ...baseHeaders(request),
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The headers of every response, with those for HTTPS if a proxy reports HTTPS. */
export function baseHeaders(request: IncomingMessage): Record<string, string> {
  return forwardedProtocol(request) === 'https'
    ? { ...securityHeaders, ...transportSecurity }
    : { ...securityHeaders };
}

/** The protocol that the visitor uses, as the outermost proxy reports it; undefined without a proxy that does. */
export function forwardedProtocol(request: IncomingMessage): string | undefined {
  return header(request, 'x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
}

/** A request header as one text. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
