import { hash } from 'node:crypto';
import type { TagOrigins } from './tag-origins.ts';

/**
 * Takes the mark out of a page: the nonce that the site was given for this page, which no data in it can know. What has it was written by the
 * site.
 *
 * @returns the page without it, and the base64 SHA-256 hashes of its inline scripts that had it, in page order and without duplicates. A
 *   script that came with data has no hash.
 */
export function takeMarks(html: Buffer, mark: string): { html: Buffer; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    parts.push(html.subarray(from, at));
    from = at + attribute.length;
    const tag = html.lastIndexOf('<', at);
    const body = html.indexOf('>', from) + 1;
    const end = html.indexOf('</script>', body);
    const written = html.toString('latin1', tag, body);
    if (body > 0 && end >= 0 && written.startsWith('<script ') && !/\ssrc=/.test(written))
      hashes.add(hash('sha256', html.subarray(body, end), 'base64'));
  }
  if (parts.length === 0) return { html, hashes: [] };
  parts.push(html.subarray(from));
  return { html: Buffer.concat(parts), hashes: [...hashes] };
}

/** Other origins that the pages of a site may use. */
export interface PolicySources {
  /** Origins allowed in frames. */
  frames: readonly string[];
  /** Origins of its maps. */
  maps: readonly string[];
  /** Origins of its tags; none by default. */
  tags?: TagOrigins;
  /** The site is served by a dev server, which injects inline styles. */
  edited?: boolean;
}

const NO_TAGS: TagOrigins = { scripts: [], images: [], connections: [] };

/**
 * The Content-Security-Policy of a page. Scripts and styles come from the site itself. An inline script runs only with its hash (cached
 * pages) or the nonce of the request (pages that are never cached). Map scripts and workers are the site's own; maps use other origins
 * only for data and images. Scripts of others are those of the firms that the site declares, whose tags a page loads after consent.
 */
export function contentPolicy(
  allow: { hashes: readonly string[] } | { nonce: string },
  { frames, maps, tags = NO_TAGS, edited = false }: PolicySources,
): string {
  const inline =
    'nonce' in allow ? [`'nonce-${allow.nonce}'`] : allow.hashes.map((hash) => `'sha256-${hash}'`);
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...inline, ...tags.scripts].join(' '),
    edited ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    ...(edited ? [`worker-src 'self' blob:`] : []),
    [`img-src 'self' data:`, ...maps, ...tags.images].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...maps, ...tags.connections].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
