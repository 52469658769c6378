import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './encoded-body.ts';
import { securityHeaders } from './security-headers.ts';

/** Sends an encoded body: the best encoding, an ETag, 304 if the browser has it, no body for HEAD. */
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
    ...securityHeaders,
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
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  all['Content-Length'] = String(bytes.length);
  response.writeHead(status, all);
  response.end(request.method === 'HEAD' ? undefined : bytes);
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
    ...securityHeaders,
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
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
