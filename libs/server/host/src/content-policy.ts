import { hash } from 'node:crypto';

/** Base64 SHA-256 of every inline script of a page that a browser would run, in page order and without repeats. */
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

/** Origins that the pages of a site may ask, beside its own. */
export interface PolicySources {
  /** Whose pages it may hold. */
  frames: readonly string[];
  /** Who draws its maps. */
  maps: readonly string[];
  /** The site is being edited: what replaces its parts in the browser writes styles into the page. */
  edited?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts and styles come from the site itself; an inline script runs only
 * when its hash (cached pages) or the request's nonce (pages that are never cached) allows it. What draws a map is a script and a
 * worker of the site's own: it asks elsewhere for data and pictures alone.
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
