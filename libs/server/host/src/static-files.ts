import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from './encoded-body.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A file ready to be sent. */
export interface StaticFile {
  body: EncodedBody;
  contentType: string;
  cacheControl: string;
}

const LARGEST_KEPT = 4 * 1024 * 1024;

/** Files below a set of folders; small ones are cached in memory, compressed. */
export class StaticFiles {
  readonly #kept = new LRUCache<string, { file: StaticFile; modified: number }>({
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ file }) => 256 + Math.ceil(file.body.identity.length * 1.5),
  });

  /** The file at a URL path below a folder, or null. Null for paths outside of the folder and for unknown file types. */
  async find(root: string, urlPath: string): Promise<StaticFile | null> {
    const file = safeJoin(root, urlPath);
    const contentType = types[path.extname(urlPath).toLowerCase()];
    if (!file || !contentType) return null;
    const info = await stat(file).catch(() => null);
    if (!info?.isFile() || info.size > LARGEST_KEPT) return null;
    const kept = this.#kept.get(file);
    if (kept && kept.modified === info.mtimeMs) return kept.file;
    const immutable = urlPath.startsWith('/assets/');
    const found: StaticFile = {
      body: new EncodedBody(await readFile(file), contentType, immutable ? 9 : 5),
      contentType,
      cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    this.#kept.set(file, { file: found, modified: info.mtimeMs });
    return found;
  }
}

/** Joins a URL path to a folder; null if the result is outside of the folder or the path is invalid. */
export function safeJoin(root: string, urlPath: string): string | null {
  try {
    const decoded = decodeURIComponent(urlPath);
    if (decoded.includes('\0')) return null;
    const joined = path.join(root, decoded);
    return joined.startsWith(root + path.sep) ? joined : null;
  } catch {
    return null;
  }
}
