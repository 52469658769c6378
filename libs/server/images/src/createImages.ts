import { availableParallelism } from 'node:os';
import { openDiskCache } from './diskCache.ts';
import { hashOf } from './hashOf.ts';
import { ImageError } from './ImageError.ts';
import pLimit from 'p-limit';
import { findLocal, type FoundImage, type OwnFolders } from './localSource.ts';
import { createPreviews } from './preview/createPreviews.ts';
import type { MadePreview } from './preview/createPreviews.ts';
import type { PreviewCard } from './preview/PreviewCard.ts';
import { findRemote } from './remoteSource.ts';
import { pipelineVersion, resize, sizeOf } from './resize.ts';
import {
  imageUrl,
  parseImagePath,
  standInDrawing,
  standInParameter,
  type ImageRequest,
  type ImageSize,
  type ImageVariant,
} from '@forecourt/image-url';

/** Which pictures may be resized, and where the results are cached. */
export interface ImagesOptions {
  /** Folder by path prefix, e.g. `{ '/pictures': '/srv/forecourt/assets/pictures' }`. */
  roots: Readonly<Record<string, string>>;
  /** Host names whose `https` pictures may be resized, exact. None by default. */
  hosts?: readonly string[];
  /** Folder of the cache; created if missing. */
  cacheDir: string;
  /** Cache size limit, bytes. Two gigabytes by default. */
  maxCacheBytes?: number;
  /** Concurrency of resizing. By default one less than the CPU cores, to leave one for pages. */
  concurrency?: number;
  /** How originals of other hosts are fetched; the platform's `fetch` by default. */
  fetch?: typeof fetch;
  /** Called for every server-side error. */
  onError?: (error: unknown) => void;
}

/** The resizer. */
export interface Images {
  /**
   * Handles a GET or HEAD request for a URL made by `imageUrl`. Never throws or rejects.
   *
   * @param own folders of the requested site by path prefix: files that the roots do not have are searched in them.
   */
  handle(request: Request, own?: OwnFolders): Promise<Response>;
  /** A picture as JPEG, for PDFs, which do not support WebP; null if missing. `own` as of `handle`. */
  jpeg(path: string, size: ImageSize, own?: OwnFolders): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * The size of an original in pixels, upright; null if it is missing, not allowed or not a picture. `own` as of `handle`. Never rejects.
   */
  size(path: string, own?: OwnFolders): Promise<{ width: number; height: number } | null>;
  /**
   * The picture of a link preview, with the dealer’s look: a JPEG of 1200 by 630 pixels, cached like other pictures. A photo that is missing
   * or cannot be read is left out. `own` as of `handle`.
   *
   * @throws Error when it cannot be drawn.
   */
  preview(card: PreviewCard, own?: OwnFolders): Promise<MadePreview>;
  /** Cache hits and misses since the start. */
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
  const serialQueue = pLimit(options.concurrency ?? Math.max(1, availableParallelism() - 1));
  const cache = await openDiskCache(options.cacheDir, maxCacheBytes);
  const making = new Map<string, Promise<Uint8Array>>();
  const count = { hits: 0, misses: 0 };

  async function make(key: string, how: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = await serialQueue(how);
    await cache.set(key, bytes).catch(onError);
    return bytes;
  }

  const bytesOf = (key: string, found: FoundImage, variant: ImageVariant): Promise<Uint8Array> =>
    kept(key, async () => resize(await found.read(), variant));

  /** From the cache, else made; concurrent requests for one picture share its making. */
  async function kept(key: string, how: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const cached = await cache.get(key);
    if (cached) {
      count.hits += 1;
      return cached;
    }
    count.misses += 1;
    const started = making.get(key) ?? make(key, how).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  function find(source: ImageRequest['source'], own?: OwnFolders) {
    return source.kind === 'local' ? findLocal(roots, source.path, own) : findRemote(source.url, remote);
  }

  /** An original by its path on the site or its `https` address; null if it is missing or not allowed. */
  async function findPath(path: string, own?: OwnFolders): Promise<FoundImage | null> {
    const wanted = parseImagePath(imageUrl(path, { width: 1 }));
    return wanted && find(wanted.source, own);
  }

  async function answer(
    request: Request,
    { source, variant }: ImageRequest,
    own?: OwnFolders,
  ): Promise<Response | null> {
    const found = await find(source, own);
    if (!found) return null;
    const key = keyOf(found, variant);
    const headers = {
      etag: `"${key}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      // A JPEG is for mails, which a webmail shows on its own origin.
      ...(variant.format === 'jpeg' && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    if (namesTag(request.headers.get('if-none-match'), key))
      return new Response(null, { status: 304, headers });
    const bytes = await bytesOf(key, found, variant);
    const length = String(bytes.byteLength);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: {
        ...headers,
        'content-type': `image/${variant.format}`,
        'content-length': length,
        'x-content-type-options': 'nosniff',
      },
    });
  }

  return {
    preview: createPreviews({ find: findPath, kept, onError }),
    async handle(request, own) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return failure(405, 'A picture can only be read.');
      const { pathname, searchParams } = new URL(request.url);
      const wanted = parseImagePath(pathname);
      if (!wanted) return failure(404, 'This is not the URL of a picture with a supported size.');
      const standIn = searchParams.get(standInParameter);
      const refuse = (status: number, says: string) =>
        standIn === null
          ? failure(status, says)
          : drawn(request, status, standIn, { ...wanted.variant, says });
      try {
        return (await answer(request, wanted, own)) ?? refuse(404, 'There is no such picture.');
      } catch (error) {
        const known = error instanceof ImageError ? error : null;
        if (known === null || known.status === 502) onError(error);
        return refuse(known?.status ?? 500, known?.message ?? 'The picture could not be made.');
      }
    },
    async jpeg(path, size, own) {
      const wanted = parseImagePath(imageUrl(path, { quality: 80, ...size, format: 'jpeg' }));
      const found = wanted && (await find(wanted.source, own));
      if (!found) return null;
      return new Uint8Array(await bytesOf(keyOf(found, wanted.variant), found, wanted.variant));
    },
    async size(path, own) {
      try {
        const found = await findPath(path, own);
        return found && (await serialQueue(async () => sizeOf(await found.read())));
      } catch (error) {
        if (!(error instanceof ImageError)) onError(error);
        return null;
      }
    },
    stats: () => ({ ...count, ...cache.size() }),
  };
}

function keyOf({ identity }: FoundImage, { width, height, quality, format }: ImageVariant): string {
  return hashOf([
    ...[pipelineVersion, identity, width, height, quality],
    ...(format === 'webp' ? [] : [format]),
  ]);
}

function namesTag(header: string | null, key: string): boolean {
  return header !== null && (header.trim() === '*' || header.includes(`"${key}"`));
}

/**
 * The fallback drawing of a picture, with the error's status: browsers render it for any status, also before hydration and
 * without JavaScript.
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
