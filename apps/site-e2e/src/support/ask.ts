import { request as open } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A raw HTTP response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The raw body, compressed or not. */
  bytes: Buffer;
  /** The text of the body, decompressed. */
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The path as it is sent, if `URL` would change it. */
  path?: string;
}

/**
 * Sends a request to the host without a browser, to see raw headers and bytes. The host name of the URL
 * becomes the Host header; the connection goes to this machine.
 */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, path }: Question = {},
): Promise<Answer> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = open(
      {
        host: '127.0.0.1',
        port: url.port,
        path: path ?? url.pathname + url.search,
        method,
        headers: {
          host: url.host,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = decoded(bytes, response.headers['content-encoding']).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
