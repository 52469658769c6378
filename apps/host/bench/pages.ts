import { once } from 'node:events';
import { createServer, get } from 'node:http';
import autocannon from 'autocannon';
import { benchHost } from './support/bench-host.ts';

/**
 * Pages per second of the host: the vehicle page and the search page uncached, then a cached page compared with a bare Node server
 * that sends the same bytes. The host is a separate process; this one generates the load.
 */
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

async function load(url: (request: number) => string, seconds: number, connections = 4) {
  let request = 0;
  const result = await autocannon({
    url: `http://localhost:${port}`,
    duration: seconds,
    connections,
    requests: [{ setupRequest: (each) => ({ ...each, path: url((request += 1)), headers }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses were not 2xx, ${result.errors} requests failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p95: result.latency.p97_5 };
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
  const car = /href="(\/cars\/[^"]+)"/.exec(listing)?.[1];
  if (!car) throw new Error('The search page lists no car, so there is no vehicle page to measure.');
  const search = '/search/new-used-and-demo-cars/';

  for (const page of [car, search]) await load((request) => `${page}?warm=${request}`, 4);
  print('vehicle page, uncached', await load((request) => `${car}?v=${request}`, 8), { atLeast: 300 });
  print('search page of 21 cards, uncached', await load((request) => `${search}?v=${request}`, 8), {
    atLeast: 150,
  });
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
