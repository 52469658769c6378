import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { openDiskCache } from './diskCache.ts';
import { ImageError } from './ImageError.ts';
import { limit } from './limit.ts';
import { findLocal, type FoundImage } from './localSource.ts';
import { findRemote } from './remoteSource.ts';
import { pipelineVersion, resize } from './resize.ts';
import {
  imageUrl,
  parseImagePath,
  standInDrawing,
  standInParameter,
  type ImageRequest,
  type ImageSize,
  type ImageVariant,
} from '@forecourt/image-url';

/** Which pictures may be resized, and where the results are kept. */
export interface ImagesOptions {
  /** Folder by path prefix, e.g. `{ '/pictures': '/srv/forecourt/assets/pictures' }`. */
  roots: Readonly<Record<string, string>>;
  /** Host names whose `https` pictures may be resized, exact. None by default. */
  hosts?: readonly string[];
  /** Folder of the cache; made when missing. */
  cacheDir: string;
  /** Most bytes the cache may hold. Two gigabytes by default. */
  maxCacheBytes?: number;
  /** Pictures resized at the same time. One less than the machine's cores by default, so that pages keep one. */
  concurrency?: number;
  /** How originals of other hosts are fetched; the platform's `fetch` by default. */
  fetch?: typeof fetch;
  /** Told of every failure that is not the visitor's. */
  onError?: (error: unknown) => void;
}

/** The resizer. */
export interface Images {
  /** Answers a GET or HEAD of an address that `imageUrl` wrote. Never throws and never rejects. */
  handle(request: Request): Promise<Response>;
  /** A picture as JPEG, for documents that know no WebP; null where there is none. */
  jpeg(path: string, size: ImageSize): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What was answered from the cache and what had to be made, since the start. */
  stats(): { hits: number; misses: number; files: number; bytes: number };
}

const maxOriginalBytes = 20_000_000;
const originalTimeoutMs = 8_000;

/** Opens the resizer over its cache. */
export async function createImages(options: ImagesOptions): Promise<Images> {
  const { roots, hosts = [], maxCacheBytes = 2_000_000_000, onError = () => {} } = options;
  const remote = {
    hosts,
    maxBytes: maxOriginalBytes,
    timeoutMs: originalTimeoutMs,
    fetch: options.fetch ?? fetch,
  };
  const inTurn = limit(options.concurrency ?? Math.max(1, availableParallelism() - 1));
  const cache = await openDiskCache(options.cacheDir, maxCacheBytes);
  const making = new Map<string, Promise<Uint8Array>>();
  const count = { hits: 0, misses: 0 };
  // One thread a picture: whole pictures in parallel beat parallel rows, and libvips keeps no pixels in between.
  sharp.concurrency(1);
  sharp.cache(false);

  async function make(key: string, found: FoundImage, variant: ImageVariant): Promise<Uint8Array> {
    const bytes = await inTurn(async () => resize(await found.read(), variant));
    await cache.set(key, bytes).catch(onError);
    return bytes;
  }

  /** Visitors who ask for one picture at the same moment share the work. */
  async function bytesOf(key: string, found: FoundImage, variant: ImageVariant): Promise<Uint8Array> {
    const cached = await cache.get(key);
    if (cached) {
      count.hits += 1;
      return cached;
    }
    count.misses += 1;
    const started = making.get(key) ?? make(key, found, variant).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  function find(source: ImageRequest['source']) {
    return source.kind === 'local' ? findLocal(roots, source.path) : findRemote(source.url, remote);
  }

  async function answer(request: Request, { source, variant }: ImageRequest): Promise<Response | null> {
    const found = await find(source);
    if (!found) return null;
    const key = keyOf(found, variant);
    const headers = { etag: `"${key}"`, 'cache-control': 'public, max-age=31536000, immutable' };
    if (namesTag(request.headers.get('if-none-match'), key))
      return new Response(null, { status: 304, headers });
    const bytes = await bytesOf(key, found, variant);
    const length = String(bytes.byteLength);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: {
        ...headers,
        'content-type': 'image/webp',
        'content-length': length,
        'x-content-type-options': 'nosniff',
      },
    });
  }

  return {
    async handle(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return failure(405, 'A picture can only be read.');
      const { pathname, searchParams } = new URL(request.url);
      const wanted = parseImagePath(pathname);
      if (!wanted) return failure(404, 'This is not the address of a picture at a size that is made.');
      const standIn = searchParams.get(standInParameter);
      const refuse = (status: number, says: string) =>
        standIn === null
          ? failure(status, says)
          : drawn(request, status, standIn, { ...wanted.variant, says });
      try {
        return (await answer(request, wanted)) ?? refuse(404, 'There is no such picture.');
      } catch (error) {
        const known = error instanceof ImageError ? error : null;
        if (known === null || known.status === 502) onError(error);
        return refuse(known?.status ?? 500, known?.message ?? 'The picture could not be made.');
      }
    },
    async jpeg(path, size) {
      const wanted = parseImagePath(imageUrl(path, size));
      const found = wanted && (await find(wanted.source));
      if (!found) return null;
      const bytes = await bytesOf(keyOf(found, wanted.variant), found, wanted.variant);
      return new Uint8Array(
        await inTurn(() => sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()),
      );
    },
    stats: () => ({ ...count, ...cache.size() }),
  };
}

function keyOf({ identity }: FoundImage, { width, height, quality }: ImageVariant): string {
  const text = JSON.stringify([pipelineVersion, identity, width, height, quality]);
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

function namesTag(header: string | null, key: string): boolean {
  return header !== null && (header.trim() === '*' || header.includes(`"${key}"`));
}

/**
 * The drawing that stands in for a picture, under the status that says why: a browser shows it whatever the status, also before and
 * without scripts.
 */
function drawn(
  request: Request,
  status: number,
  standIn: string,
  { width, height, says }: { width: number; height: number | null; says: string },
): Response {
  const body = standInDrawing(standIn, { width, height: height ?? Math.round((width * 2) / 3), says });
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}

function failure(status: number, sentence: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${sentence}\n`, {
    status,
    headers: status === 405 ? { ...headers, allow: 'GET, HEAD' } : headers,
  });
}
