import type { DeliveryProvider } from './DeliveryProvider.ts';

/** Where a delivery service is, and the key it knows the dealer by. */
export interface HttpDeliveryOptions {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * A delivery service over HTTP: `GET {url}?postcode=4810` with `Authorization: Bearer {key}` and `Accept: application/json`.
 * 200 is `{ "price": 890, "name": "Townsville region" }` in dollars, which whoever asks checks. 404 is no estimate.
 * Any other status, text that is no JSON or a redirect rejects.
 */
export function httpDelivery({ url, key, fetch = globalThis.fetch }: HttpDeliveryOptions): DeliveryProvider {
  return {
    async estimate(postcode, { signal }) {
      const address = new URL(url);
      address.searchParams.set('postcode', postcode);
      const response = await fetch(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${key}` },
        redirect: 'error',
        signal,
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The delivery service answered ${response.status}.`);
      return response.json();
    },
  };
}
