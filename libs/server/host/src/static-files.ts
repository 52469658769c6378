import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { send } from '@fastify/send';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from './encoded-body.ts';
import { respond } from './respond.ts';
import { securityHeaders } from './security-headers.ts';
import { isLeft } from './send-stream.ts';

/** Texts, which are compressed; every other file is sent as it is. */
const texts: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Paths of pages: HTML has a content security policy, which a file has not; `.data` is what the router asks for a page. */
const PAGE = /^\.(x?html?|data)$/;
/** Files whose name begins with a dot are not for visitors, such as the manifest of the build; the folder of RFC 8615 is. */
const HIDDEN = /[/\\]\.(?!well-known\/)/;

/** A file ready to be sent. */
export interface StaticFile {
  body: EncodedBody;
  contentType: string;
  cacheControl: string;
}

/** Bytes; a larger text is sent as it is. */
const LARGEST_TEXT = 4 * 1024 * 1024;

/** Files below a set of folders; texts are cached in memory, compressed. */
export class StaticFiles {
  readonly #kept = new LRUCache<string, { file: StaticFile; modified: number }>({
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ file }) => 256 + Math.ceil(file.body.identity.length * 1.5),
  });

  /**
   * Sends the file at a URL path below a folder. False, and nothing is sent, if there is none, for paths outside of the folder, hidden files,
   * HTML, and names without an extension.
   */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    root: string,
    urlPath: string,
  ): Promise<boolean> {
    const extension = path.extname(urlPath).toLowerCase();
    const file = visiblePath(urlPath);
    if (file === null || extension === '' || PAGE.test(extension)) return false;
    const contentType = texts[extension];
    if (!contentType) return sendAsItIs(request, response, root, urlPath);
    const name = path.join(root, file);
    const info = await stat(name).catch(() => null);
    if (!info?.isFile()) return false;
    if (info.size > LARGEST_TEXT) return sendAsItIs(request, response, root, urlPath);
    await sendFile(request, response, await this.#text(name, info.mtimeMs, contentType, isHashed(urlPath)));
    return true;
  }

  async #text(file: string, modified: number, contentType: string, immutable: boolean): Promise<StaticFile> {
    const kept = this.#kept.get(file);
    if (kept && kept.modified === modified) return kept.file;
    const found: StaticFile = {
      body: new EncodedBody(await readFile(file), contentType, immutable ? 9 : 5),
      contentType,
      cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    this.#kept.set(file, { file: found, modified });
    return found;
  }
}

/** Sends a file that is in memory. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, cacheControl, body }: StaticFile,
): Promise<void> {
  const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl };
  return respond(request, response, { status: 200, headers, body });
}

/** Streams a file, or the byte range that is asked for: some browsers play no video without. */
async function sendAsItIs(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  urlPath: string,
): Promise<boolean> {
  const immutable = isHashed(urlPath);
  const { type, statusCode, headers, stream } = await send(request, urlPath, {
    ...{ root, index: false, dotfiles: 'allow' },
    ...{ immutable, maxAge: immutable ? '1y' : '1h' },
  });
  if (type !== 'file' && statusCode !== PRECONDITION_FAILED && statusCode !== RANGE_NOT_SATISFIABLE)
    return false;
  response.writeHead(statusCode, { ...securityHeaders, ...headers });
  await pipeline(stream, response).catch((error: unknown) => {
    // A player leaves when it has what it needs.
    if (!isLeft(error)) throw error;
  });
  return true;
}

const PRECONDITION_FAILED = 412;
const RANGE_NOT_SATISFIABLE = 416;

/** Whether the name of a file changes with its content. */
function isHashed(urlPath: string): boolean {
  return urlPath.startsWith('/assets/');
}

/** The path of a file in a folder; null for hidden files, for paths that lead out of the folder, and for invalid ones. */
function visiblePath(urlPath: string): string | null {
  try {
    const decoded = decodeURIComponent(urlPath);
    return HIDDEN.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
