import { displayedPrice } from '@forecourt/pricing';
import { providerKey } from '@forecourt/vehicle';
import type { LenderProvider } from './LenderProvider.ts';

/** URL of the lender’s service, the platform’s key for it, and the dealer’s finance provider. */
export interface HttpLenderOptions {
  url: string;
  key: string;
  /** In any spelling, such as `360 Finance`. */
  provider: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * A lender’s service over HTTP: `GET {url}/cars/{id}/finance` with the provider’s key and the facts of the car in the
 * query and `Authorization: Bearer {key}`; never the VIN. Status 200 has the loan data, which the caller validates.
 * Status 404 or 204 means no data. Any other status, invalid JSON or a redirect rejects.
 */
export function httpLender({
  url,
  key,
  provider,
  fetch = globalThis.fetch,
}: HttpLenderOptions): LenderProvider {
  return {
    async info(car, { signal }) {
      const { make, model, badge, year, km, car_type, nvic } = car;
      const facts = { make, model, badge, year, km, car_type, nvic, price: displayedPrice(car) };
      const known = Object.entries(facts).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)]],
      );
      const query = new URLSearchParams([['provider', providerKey(provider)], ...known]);
      const response = await fetch(`${url.replace(/\/+$/, '')}/cars/${car.id}/finance?${query}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${key}` },
        redirect: 'error',
        signal,
      });
      if (response.status === 404 || response.status === 204) return null;
      if (!response.ok) throw new Error(`The lender answered ${response.status}.`);
      return response.json();
    },
  };
}
