import { hash } from 'node:crypto';

/** Base64 SHA-256 hashes of the executable inline scripts of a page, in page order and without duplicates. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const body = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', body);
    if (body === 0 || end < 0) break;
    const attributes = html.toString('latin1', at, body);
    if (!/\ssrc=|application\/ld\+json/.test(attributes))
      hashes.add(hash('sha256', html.subarray(body, end), 'base64'));
    at = end;
  }
  return [...hashes];
}

/** Other origins that the pages of a site may use. */
export interface PolicySources {
  /** Origins allowed in frames. */
  frames: readonly string[];
  /** Origins of its maps. */
  maps: readonly string[];
  /** The site is served by a dev server, which injects inline styles. */
  edited?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts and styles come from the site itself. An inline script runs only with its hash (cached
 * pages) or the nonce of the request (pages that are never cached). Map scripts and workers are the site's own; maps use other origins
 * only for data and images.
 */
export function contentPolicy(
  allow: { hashes: readonly string[] } | { nonce: string },
  { frames, maps, edited = false }: PolicySources,
): string {
  const inline =
    'nonce' in allow ? [`'nonce-${allow.nonce}'`] : allow.hashes.map((hash) => `'sha256-${hash}'`);
  return [
    `default-src 'self'`,
    `script-src 'self' ${inline.join(' ')}`.trim(),
    edited ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    ...(edited ? [`worker-src 'self' blob:`] : []),
    [`img-src 'self' data:`, ...maps].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...maps].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
