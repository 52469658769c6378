import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { benchHost } from './support/bench-host.ts';

/**
 * The search page of a dealer with 16,000 vehicles: the time to first byte without a cache, and the latency of one process while 50
 * shoppers request the home page, results, filters, further pages and vehicles for a minute.
 */
const CARS = 16_000;
const SHOPPERS = 50;
const SECONDS = 60;
const slug = 'harbour-city';
const search = '/search/new-used-and-demo-cars/';
const headers = { host: `${slug}.localhost`, 'accept-encoding': 'br' };
const host = await benchHost(slug, { cars: CARS });
const { port } = host;

/** Milliseconds to the first byte of a page, and the page. */
function firstByte(path: string): Promise<{ ms: number; page: string }> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    get({ port, path, headers: { host: headers.host } }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`${path} answered ${String(response.statusCode)}.`));
      response.once('data', () => {
        const ms = performance.now() - from;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ ms, page: Buffer.concat(chunks).toString('utf8') }));
      });
    }).on('error', reject);
  });
}

/** The pages that a shopper requests in turn; the step varies the filters, so that some searches are not cached. */
function mixedPages(cars: readonly string[]): (step: number) => string {
  const filters = [
    'make=Toyota',
    'body=SUV',
    'price=-30000',
    'car_type=used',
    'fuel=Diesel',
    'transmission=Manual',
  ];
  return (step) => {
    const car = cars[step % cars.length] ?? '/';
    const filter = filters[step % filters.length] ?? '';
    return (
      [
        '/',
        search,
        `${search}?${filter}`,
        `${search}?${filter}&km=-${50_000 + (step % 400) * 500}`,
        `${search}?page=${2 + (step % 40)}`,
        car,
      ][step % 6] ?? '/'
    );
  };
}

try {
  const times: number[] = [];
  for (let asked = 0; asked < 240; asked += 1) {
    const { ms } = await firstByte(`${search}?km=-${40_000 + asked * 250}`);
    if (asked >= 40) times.push(ms);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  console.log(
    JSON.stringify({
      figure: 'search page over 16,000 vehicles, first byte, uncached',
      value: at(0.95),
      unit: 'ms p95',
      p50: at(0.5),
      p95: at(0.95),
      atMost: 60,
    }),
  );

  const { page } = await firstByte(search);
  const cars = [...new Set([...page.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = '/']) => path))];
  const pathAt = mixedPages(cars);
  let step = 0;
  const result = await autocannon({
    url: `http://localhost:${port}`,
    connections: SHOPPERS,
    duration: SECONDS,
    requests: [{ setupRequest: (each) => ({ ...each, path: pathAt((step += 1)), headers }) }],
  });
  console.log(
    JSON.stringify({
      figure: '50 shoppers for a minute, mixed pages, p99',
      value: result.latency.p99,
      unit: 'ms',
      p50: result.latency.p50,
      p95: result.latency.p97_5,
      atMost: 500,
    }),
  );
  console.log(`${result.requests.total} pages, ${result.non2xx} of them not 2xx, ${result.errors} errors`);
  if (result.non2xx + result.errors > 0) throw new Error('Some requests failed.');
} finally {
  await host.stop();
}
