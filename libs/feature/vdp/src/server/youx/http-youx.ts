import type { YouxProvider } from './YouxProvider.ts';

/** URL of youX, and the platform’s key for it. */
export interface HttpYouxOptions {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * youX over HTTP: `POST {url}/quote` with the input as JSON and `Authorization: Bearer {key}`. Status 200 has the
 * quote, which the caller validates. Status 404 or 204 means no quote. Any other status, invalid JSON or a redirect
 * rejects.
 */
export function httpYoux({ url, key, fetch = globalThis.fetch }: HttpYouxOptions): YouxProvider {
  return {
    async quote(asked, { signal }) {
      const response = await fetch(`${url.replace(/\/+$/, '')}/quote`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify(asked),
        redirect: 'error',
        signal,
      });
      if (response.status === 404 || response.status === 204) return null;
      if (!response.ok) throw new Error(`youX answered ${response.status}.`);
      return response.json();
    },
  };
}
