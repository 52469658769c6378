import type { IncomingMessage } from 'node:http';

/**
 * The body of a request; null if it is longer than `maxBytes`, which is checked while it is received. The timeout is that of the server
 * (`requestTimeout`).
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return void chunks.push(chunk);
      incoming.off('data', onData);
      chunks.length = 0;
      resolve(null);
    };
    incoming.on('data', onData);
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}
