import { ImageError } from './ImageError.ts';
import type { FoundImage } from './localSource.ts';

/** Limits for remote pictures. */
export interface RemoteLimits {
  /** Host names, exact and without port, whose pictures are resized. */
  hosts: readonly string[];
  /** Largest original, in bytes. */
  maxBytes: number;
  /** Timeout of the download, in milliseconds. */
  timeoutMs: number;
  fetch: typeof fetch;
}

const maxRedirects = 3;

/**
 * A picture at an `https` address on an allowed host, or null for any other. Its identity is the address alone: photo
 * hosts change the URL with the photo, so a cached picture is never requested again.
 */
export function findRemote(url: URL, limits: RemoteLimits): FoundImage | null {
  return isAllowed(url, limits.hosts) ? { identity: url.href, read: () => download(url, limits) } : null;
}

function isAllowed(url: URL, hosts: readonly string[]): boolean {
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return plain && hosts.includes(url.hostname);
}

/** Follows redirects manually, because each target must be on an allowed host too. */
async function download(first: URL, limits: RemoteLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = first;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(url, limits, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null)
      return body(response, limits.maxBytes);
    await response.body?.cancel();
    url = new URL(location, url);
    if (!isAllowed(url, limits.hosts))
      throw new ImageError(502, 'The picture redirects to a host that is not allowed.');
  }
  throw new ImageError(502, 'The picture has too many redirects.');
}

async function request(url: URL, limits: RemoteLimits, signal: AbortSignal): Promise<Response> {
  try {
    return await limits.fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
  } catch (error) {
    throw new ImageError(502, 'The host of the picture did not respond.', { cause: error });
  }
}

async function body(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (response.status === 404 || response.status === 410)
    throw new ImageError(404, 'This picture does not exist.');
  if (!response.ok || !response.body) throw new ImageError(502, 'The host of the picture refused it.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ImageError(502, 'The picture is too large for the resizer.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
