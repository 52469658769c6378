import type { CdnPort } from './cdn-purge.ts';

const TIMEOUT_MS = 10_000;

/** A service of Fastly. */
export interface FastlyService {
  /** Where keys are purged: `https://api.fastly.com/service/<id>/purge`. */
  url: string;
  token: string;
}

/**
 * Reads CDN_PURGE_URL, `https://<token>@api.fastly.com/service/<id>/purge`. Null if it is not such an address; only this machine may be asked
 * without TLS.
 */
export function readFastlyUrl(text: string): FastlyService | null {
  const url = URL.parse(text);
  if (!url || url.username === '' || url.password !== '' || !/^\/service\/\w+\/purge$/.test(url.pathname))
    return null;
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) return null;
  return { url: `${url.origin}${url.pathname}`, token: decodeURIComponent(url.username) };
}

/** Fastly's purge of many surrogate keys: one call, at most 256 keys. */
export function fastly({ url, token }: FastlyService): CdnPort {
  return {
    mostKeys: 256,
    async purge(keys) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'fastly-key': token, 'surrogate-key': keys.join(' '), accept: 'application/json' },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The CDN answered a purge with status ${response.status}.`);
    },
  };
}
