import { priceDisplay } from '@forecourt/pricing';
import { engineRequest, parseSearchUrl } from '../src/index.ts';
import { exampleCar, now, site } from '../src/testing/site.ts';

const ROUNDS = 1500;
const CALLS = 20;

/**
 * Prints the median time of one call in microseconds for `npm run bench`, over 1,500 rounds of 20 calls after 500 rounds of
 * warm-up. Rounds are short, so that other load on the machine affects few of them and not the median.
 */
function medianOf(name: string, atMost: number, call: (index: number) => unknown): void {
  const times: number[] = [];
  let kept: unknown;
  for (let round = -500; round < ROUNDS; round++) {
    const start = performance.now();
    for (let index = 0; index < CALLS; index++) kept = call(index);
    if (round >= 0) times.push(((performance.now() - start) * 1000) / CALLS);
  }
  if (kept === undefined) throw new Error(`${name} gave nothing.`);
  const value = times.sort((a, b) => a - b)[ROUNDS / 2];
  console.log(JSON.stringify({ figure: `${name}, median`, value, unit: 'µs', atMost }));
}

const url = (index: number) =>
  `/search/toyota?body=SUV&fuel=Hybrid&page=${(index % 40) + 1}&price=10000-30000`;
const states = Array.from({ length: 40 }, (_, index) => parseSearchUrl(url(index), site));
const car = exampleCar({ offer_price: 1000 });

medianOf('parseSearchUrl', 20, (index) => parseSearchUrl(url(index), site));
medianOf('engineRequest', 20, (index) => engineRequest(states[index % 40] ?? {}, site, { now }));
medianOf('priceDisplay', 20, (index) => priceDisplay({ ...car, price: 20_000 + index }));
