import '../src/production.ts';
import { randomInt } from 'node:crypto';
import { withFuzzedHost } from '../fuzz/support/fuzzed-host.ts';
import { hostileRequests } from '../fuzz/support/hostile-requests.ts';

/**
 * Hostile requests for pages, the API, the search protocol and pictures of one site, with database and search engine in one process:
 * a hundred thousand in the long form of `npm run soak`, else two thousand. FAST_CHECK_SEED makes the same again.
 */
const runs = process.env['FORECOURT_SOAK'] === 'long' ? 100_000 : 2_000;
const seed = Number(process.env['FAST_CHECK_SEED'] ?? randomInt(2 ** 31));
/** What caches, which are bounded, and the allocator may take in the second half, megabytes. */
const RSS_SLACK_MB = 100;

console.log(`Seed ${seed}: run the same requests again with FAST_CHECK_SEED=${seed}`);
const from = performance.now();
const { statuses, slowestMs, heapMb, rssMb, failures } = await withFuzzedHost(['harbour-city'], (send) =>
  hostileRequests({ slug: 'harbour-city', runs, seed, send }),
);
const figure = (name: string, value: number, unit = '', atMost?: number) =>
  console.log(JSON.stringify({ figure: name, value, unit, ...(atMost !== undefined && { atMost }) }));
const of = (kind: number) =>
  [...statuses]
    .filter(([status]) => Math.floor(status / 100) === kind)
    .reduce((sum, [, count]) => sum + count, 0);
console.log(`Memory after each quarter: heap ${heapMb.join(', ')} MB, process ${rssMb.join(', ')} MB`);
for (const failure of failures.slice(0, 20)) console.log(failure);
figure('hostile requests', runs);
figure('answers 2xx', of(2));
figure('answers 3xx', of(3));
figure('answers 4xx', of(4));
figure('declared 503', statuses.get(503) ?? 0);
figure('failures: 5xx, no answer, slow, or a larger heap', failures.length, '', 0);
figure('slowest answer', Math.round(slowestMs), 'ms');
figure(
  'process memory, end against half',
  Math.round((rssMb.at(-1) ?? 0) - (rssMb[1] ?? 0)),
  'MB',
  RSS_SLACK_MB,
);
figure('all of it', Math.round((performance.now() - from) / 1000), 's');
