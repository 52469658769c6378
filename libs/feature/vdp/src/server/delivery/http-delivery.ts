import type { DeliveryProvider } from './DeliveryProvider.ts';

/** URL of a delivery service, and the dealer’s key for it. */
export interface HttpDeliveryOptions {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * A delivery service over HTTP: `GET {url}?postcode=4810` with `Authorization: Bearer {key}` and `Accept:
 * application/json`. Status 200 has `{ "price": 890, "name": "Townsville region" }` in dollars, which the caller
 * validates. Status 404 means no estimate. Any other status, invalid JSON or a redirect rejects.
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
