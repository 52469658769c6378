import type { MarketFigures } from './MarketFigures.ts';

/**
 * A market-figures provider over HTTP if MARKET_URL is set; otherwise null. It requests `GET {MARKET_URL}{car
 * path}/autogauge` with the facts of the car in the query and MARKET_API_KEY as a bearer token. Status 404 or 204
 * means too little data. The contract is in docs/providers.md.
 */
export function marketServer(
  env: Readonly<Record<string, string | undefined>>,
  request: typeof fetch = fetch,
): MarketFigures | null {
  const url = env['MARKET_URL'];
  if (!url) return null;
  const key = env['MARKET_API_KEY'];
  return {
    async figures(car, signal) {
      const facts = {
        make: car.make,
        model: car.model,
        badge: car.badge,
        year: car.year,
        km: car.km,
        state: car.state,
        price: car.price,
        price_type: car.price_type,
        nvic: car.nvic,
      };
      const given = Object.entries(facts).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)]],
      );
      const response = await request(
        `${url.replace(/\/+$/, '')}/cars/${encodeURIComponent(car.slug)}/autogauge?${new URLSearchParams(given)}`,
        { signal, headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) } },
      );
      if (response.status === 404 || response.status === 204) return null;
      if (!response.ok) throw new Error(`The market-figures provider answered ${response.status}.`);
      return response.json();
    },
  };
}
