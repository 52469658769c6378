import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { benchHost } from './support/bench-host.ts';
import { sendToSite } from './support/send-to-site.ts';
import type { SiteAnswer } from './support/send-to-site.ts';

/**
 * The response times of leads and of uncached pages while eight connections send the most expensive searches that a site's public
 * key allows: first as eight visitors, who reach their limits, then as a new visitor for each request, who does not.
 */
const CARS = 4_000;
const FLOODERS = 8;
const LEADS = 200;
const EVERY_MS = 100;
const PAGES = 60;
const slug = 'harbour-city';
const search = '/search/new-used-and-demo-cars/';
const host = await benchHost(slug, {
  cars: CARS,
  env: { LEADS_PER_10_MINUTES: '1000000', SEARCHES_PER_MINUTE: '600', TRUSTED_PROXIES: '1' },
});

function send(
  path: string,
  agent: Agent,
  body?: object,
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  const isJson = body !== undefined && { 'content-type': 'application/json' };
  return sendToSite(
    { port: host.port, slug },
    { agent, path, body: body && JSON.stringify(body), headers: { ...isJson, ...headers } },
  );
}

// The host closes a connection that was idle for 65 seconds.
const shoppers = new Agent({ keepAlive: true, timeout: 30_000 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function sendLead(): Promise<number> {
  const mark = randomUUID();
  const { ms, status, text } = await send(
    '/api/leads',
    shoppers,
    {
      name: 'Kim',
      last_name: 'Bench',
      email: `${mark}@shopper.example`,
      phone: '0491570006',
      postcode: '4006',
      message: 'Is it still there?',
      opt_in: true,
      terms_conditions: true,
      location: 'Newstead',
      category: 'general',
      subcategory: 'contact',
      page_id: 'contact',
    },
    { 'idempotency-key': mark },
  );
  if (status !== 200) throw new Error(`The response to a lead was ${status}: ${text.slice(0, 300)}`);
  return ms;
}

/** Sends leads at a fixed interval without waiting for responses: waiting would hide slow ones (coordinated omission). */
async function leads(): Promise<number[]> {
  const waiting: Promise<number>[] = [];
  for (let sent = 0; sent < LEADS; sent += 1) {
    waiting.push(sendLead());
    await pause(EVERY_MS);
  }
  return Promise.all(waiting);
}

async function pages(from: number): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < PAGES; asked += 1) {
    const { ms, status } = await send(`${search}?km=-${from + asked * 250}`, shoppers);
    if (status !== 200) throw new Error(`The response to a page was ${status}.`);
    times.push(ms);
  }
  return times;
}

/** The most expensive request that the engine accepts: many searches, typos, all facets and values, complete hits. */
function costliestSearch(key: string): { path: string; body: object } {
  const one = {
    collection: `Car_production_${slug}`,
    q: 'toyoat hiluxx automatc a',
    query_by: 'name,make,model,badge,body,colour',
    facet_by: 'make,model,make_model,badge,body,colour,fuel,transmission,drive,car_type,price,year,km',
    max_facet_values: 2_000,
    max_candidates: 10_000,
    exhaustive_search: true,
    num_typos: 2,
    per_page: 250,
    sort_by: 'price:asc',
  };
  const path = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(key)}&limit_multi_searches=99999`;
  return { path, body: { searches: Array.from({ length: 50 }, () => one) } };
}

function figure(name: string, times: readonly number[], atMost?: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  const parts = { figure: name, value: at(0.99), unit: 'ms p99', p50: at(0.5), p95: at(0.95), atMost };
  console.log(JSON.stringify(parts));
}

let visitors = 0;
const floods: readonly [string, (flooder: number) => string][] = [
  ['eight visitors', (flooder) => `203.0.113.${flooder}`],
  ['ever new visitors', () => `198.51.${(visitors += 1) >> 8}.${visitors & 255}`],
];
try {
  const { text } = await send(search, shoppers);
  const key = /searchKey[^A-Za-z0-9+/=]+([A-Za-z0-9+/=]{60,})/.exec(text)?.[1];
  if (key === undefined) throw new Error('The page has no search key.');
  await pages(30_000);
  let from = 100_000;
  figure('uncached search page, quiet', await pages(from));
  figure('leads, quiet', await leads());

  const { path, body } = costliestSearch(key);
  for (const [who, visitorOf] of floods) {
    const statuses = new Map<number, number>();
    let flooding = true;
    const flooders = Array.from({ length: FLOODERS }, async (_, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (flooding) {
        const { status } = await send(path, agent, body, { 'x-forwarded-for': visitorOf(number) });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 400) await pause(10);
      }
      agent.destroy();
    });
    await pause(1_000);
    figure(`leads while ${who} flood the search`, await leads(), 100);
    figure(`uncached search page while ${who} flood the search`, await pages((from += 100_000)));
    flooding = false;
    await Promise.all(flooders);
    console.log(`Responses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  }
  console.log(`The host's memory is ${host.memoryMb()} MB`);
} finally {
  shoppers.destroy();
  await host.stop();
}
