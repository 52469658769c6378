import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchHost } from './support/bench-host.ts';
import { sendToSite } from './support/send-to-site.ts';
import type { SiteAnswer } from './support/send-to-site.ts';

/**
 * Two hundred shoppers at a time, each with a connection: they look at a page, its first picture, ask the search for more, and read for one
 * to five seconds in between; one visit in twenty ends with an enquiry. Three minutes in the long form of `npm run soak`, else fifteen seconds.
 * The host, its database and its search engine are one process; this one has the shoppers, so a machine of two cores has a core for each. The
 * figures say something only on a machine that does nothing else.
 */
const SHOPPERS = 200;
const SECONDS = process.env['FORECOURT_SOAK'] === 'long' ? 180 : 15;
/** Response time of a page, of which 99 % are at most this, milliseconds. */
const P99_MS = 500;
const WARM_SECONDS = 10;
const slug = 'harbour-city';
const search = '/search/new-used-and-demo-cars/';
const host = await benchHost(slug, { env: { LEADS_PER_10_MINUTES: '1000000', TRUSTED_PROXIES: '1' } });
/** Each shopper has an address of its own: one may have only a few searches running. */
const addresses = new Map<Agent, string>();

const times: Record<'page' | 'search' | 'picture' | 'enquiry', number[]> = {
  page: [],
  search: [],
  picture: [],
  enquiry: [],
};
const failed = new Map<string, number>();
let measured = false;

/** Sends a request of a shopper; `what` says which figure it belongs to. */
async function send(
  agent: Agent,
  what: keyof typeof times,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<SiteAnswer> {
  const from = addresses.get(agent) ?? '203.0.113.1';
  const answer = await sendToSite(
    { port: host.port, slug },
    { agent, path, body, headers: { 'x-forwarded-for': from, ...headers } },
  );
  if (measured) times[what].push(answer.ms);
  if (answer.status !== 200)
    failed.set(`${answer.status} ${what}`, (failed.get(`${answer.status} ${what}`) ?? 0) + 1);
  return answer;
}

const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];
const reads = () => sleep(1_000 + Math.random() * 4_000);

async function visit(agent: Agent, shopper: number, visits: number, cars: readonly string[]): Promise<void> {
  await send(agent, 'page', '/');
  await reads();
  const { text } = await send(
    agent,
    'page',
    `${search}?km=-${10_000 + Math.floor(Math.random() * 200) * 1_000}`,
  );
  const picture = /\/images\/[^"\s?,&]+/.exec(text)?.[0];
  if (picture !== undefined) await send(agent, 'picture', picture);
  await reads();
  const key = /searchKey[^A-Za-z0-9+/=]+([A-Za-z0-9+/=]{60,})/.exec(text)?.[1];
  if (key !== undefined) {
    const asked = {
      collection: `Car_production_${slug}`,
      q: '*',
      query_by: 'name',
      facet_by: 'make,model,body',
      per_page: 21,
    };
    await send(agent, 'search', '/typesense/multi_search', {
      body: JSON.stringify({ searches: [{ ...asked, page: 1 + (visits % 3) }] }),
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
    });
    await reads();
  }
  for (let looked = 0; looked < 2; looked += 1) {
    await send(agent, 'page', one(cars) ?? '/');
    await reads();
  }
  if ((shopper + visits) % 20 > 0) return;
  const mark = `shopper-${shopper}-visit-${visits}`;
  const form = {
    name: 'Kim',
    last_name: 'Bench',
    phone: '0491570006',
    postcode: '4006',
    message: 'Is it still there?',
  };
  await send(agent, 'enquiry', '/api/leads', {
    body: JSON.stringify({ ...form, email: `${mark}@shopper.example` }),
    headers: { 'content-type': 'application/json', 'idempotency-key': mark },
  });
}

const figure = (name: string, value: number, unit: string, more: object = {}) =>
  console.log(JSON.stringify({ figure: name, value, unit, ...more }));

try {
  const first = new Agent();
  const { text } = await send(first, 'page', search);
  const cars = [...new Set([...text.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = '']) => path))];
  if (cars.length === 0) throw new Error('The search page lists no car.');
  let open = true;
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    addresses.set(agent, `198.51.${100 + (shopper >> 7)}.${1 + (shopper & 127)}`);
    await sleep(Math.random() * 5_000);
    for (let visits = 0; open; visits += 1) await visit(agent, shopper, visits, cars);
    agent.destroy();
  });
  // In the first pages the processor also compiles the code.
  await sleep(WARM_SECONDS * 1_000);
  measured = true;
  for (let left = SECONDS; left > 0; left -= 15) {
    await sleep(Math.min(left, 15) * 1_000);
    console.log(
      `${SHOPPERS} shoppers for ${SECONDS - Math.max(0, left - 15)} of ${SECONDS} s, ${times.page.length} pages`,
    );
  }
  measured = false;
  open = false;
  await Promise.all(shoppers);
  for (const [what, list] of Object.entries(times)) {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    figure(`${what}, ${SHOPPERS} shoppers`, at(0.99), 'ms p99', {
      p50: at(0.5),
      p95: at(0.95),
      atMost: P99_MS,
    });
    // Times of nothing would prove nothing.
    figure(`${what}, number a second`, Number((list.length / SECONDS).toFixed(2)), '', { atLeast: 0.1 });
  }
  for (const [what, count] of failed) console.log(`${count} × ${what}`);
  figure(
    'answers other than 200',
    [...failed.values()].reduce((sum, count) => sum + count, 0),
    '',
    { atMost: 0 },
  );
  figure('memory of the host', host.memoryMb(), 'MB');
} finally {
  await host.stop();
}
