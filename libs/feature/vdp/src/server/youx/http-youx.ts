import type { YouxProvider } from './YouxProvider.ts';

/** Where youX is, and the key it knows the platform by. */
export interface HttpYouxOptions {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * youX over HTTP: `POST {url}/quote` with what is asked as JSON and `Authorization: Bearer {key}`. 200 is the quote, which whoever
 * asks checks. 404 and 204 are no quote. Any other status, text that is no JSON or a redirect rejects.
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
