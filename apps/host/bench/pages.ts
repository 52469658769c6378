import { once } from 'node:events';
import { createServer, get } from 'node:http';
import autocannon from 'autocannon';
import { benchHost } from './support/bench-host.ts';

/**
 * Pages per second of the host and its processor time for each: the vehicle page and the search page uncached, the answer time of a
 * comparison of four vehicles, then a cached page compared with a bare Node server that sends the same bytes. The host is a separate process; this one generates the load. The processor time
 * includes the search engine, the compression and the garbage collector, which run on other threads.
 */
/** Uncached pages a second and core. */
const PAGES_A_CORE = 250;
/** Answer time of a comparison of four vehicles, one request after the other, milliseconds: 97.5 % are at most this. */
const COMPARISON_MS = 40;
/** Seconds of requests before a page is measured; in the first thousand pages the processor also compiles the code. */
const WARM_SECONDS = 8;

const slug = 'harbour-city';
const headers = { host: `${slug}.localhost`, 'accept-encoding': 'br' };
const host = await benchHost(slug);
const { port } = host;

/** The body of a page, still encoded. */
function bytesOf(page: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path: page, headers: { ...headers, 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** The id of the vehicle of a page. */
async function idOf(page: string): Promise<number> {
  const { id }: { id: number } = JSON.parse(String(await bytesOf(`/api${page}`, 'identity')));
  return id;
}

async function load(url: (request: number) => string, seconds: number, connections = 4) {
  let request = 0;
  const cpuBefore = host.cpuMs();
  const result = await autocannon({
    url: `http://localhost:${port}`,
    duration: seconds,
    connections,
    requests: [{ setupRequest: (each) => ({ ...each, path: url((request += 1)), headers }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses were not 2xx, ${result.errors} requests failed.`);
  const cpuMs = (host.cpuMs() - cpuBefore) / result.requests.total;
  return { cpuMs, perSecond: result.requests.average, p50: result.latency.p50, p95: result.latency.p97_5 };
}

function print(
  figure: string,
  { perSecond, p50, p95 }: Awaited<ReturnType<typeof load>>,
  more: object,
): void {
  console.log(
    JSON.stringify({ figure, value: Math.round(perSecond), unit: 'requests/s', p50, p95, ...more }),
  );
}

/** Prints requests per second and processor time of a page that is rendered for each request. */
function printRendered(page: string, result: Awaited<ReturnType<typeof load>>): void {
  print(`${page}, uncached`, result, { atLeast: PAGES_A_CORE });
  const value = Number(result.cpuMs.toFixed(2));
  console.log(
    JSON.stringify({
      figure: `${page}, uncached, processor time`,
      value,
      unit: 'ms/page',
      atMost: 1000 / PAGES_A_CORE,
    }),
  );
}

/** A bare Node server that sends `body`, for comparison. */
async function bareServer(body: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  return server;
}

try {
  const listing = (await bytesOf('/search/used-cars', 'identity')).toString('utf8');
  const cars = [...listing.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = '']) => path);
  const [car] = cars;
  if (!car) throw new Error('The search page lists no car, so there is no vehicle page to measure.');
  const search = '/search/new-used-and-demo-cars/';
  const vehicleAt = (request: number) => cars[request % cars.length] ?? car;

  await load((request) => `${vehicleAt(request)}?warm=${request}`, WARM_SECONDS);
  await load((request) => `${search}?warm=${request}`, WARM_SECONDS);
  printRendered('vehicle page', await load((request) => `${vehicleAt(request)}?v=${request}`, 8));
  printRendered('search page of 21 cards', await load((request) => `${search}?v=${request}`, 8));
  const ids = await Promise.all(cars.slice(0, 4).map(idOf));
  const comparison = (request: number) => `/compare?ids=${ids.join(',')}&v=${request}`;
  await load((request) => comparison(-request), 3, 1);
  const compared = await load(comparison, 6, 1);
  console.log(
    JSON.stringify({
      figure: 'comparison of 4 vehicles, uncached',
      value: compared.p95,
      unit: 'ms, p97.5',
      atMost: COMPARISON_MS,
    }),
  );
  const cached = await load(() => car, 6, 16);
  const bare = await bareServer(await bytesOf(car, 'br'));
  const address = bare.address();
  const bareResult = await autocannon({
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    duration: 6,
    connections: 16,
  });
  bare.close();
  print('cached page', cached, {
    ratio: Number((cached.perSecond / bareResult.requests.average).toFixed(2)),
    against: 'a bare Node server, same run',
  });
} finally {
  await host.stop();
}
