import '../src/production.ts';
import { anyAddress } from './support/any-address.ts';
import { withFuzzedHost } from './support/fuzzed-host.ts';
import type { Send } from './support/fuzzed-host.ts';
import { watched } from './support/watched.ts';
import type { Watched } from './support/watched.ts';

interface Fuzzing {
  /** Slugs of dealers whose sites are built. */
  dealers: readonly string[];
  /** The number of addresses of each site. */
  runs: number;
  /** The same seed makes the same addresses. */
  seed: number;
}

/** A page that every site has. */
const FIRST_PAGE = '/search/new-used-and-demo-cars/?query=red';

function report(what: string, { statuses, slowestMs, heapMb, failures }: Watched, seconds: number): number {
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  console.log(`${what}: ${answers.join(', ')}`);
  console.log(
    `  slowest ${Math.round(slowestMs)} ms, heap ${heapMb.join(' → ')} MB, ${Math.round(seconds)} s`,
  );
  for (const failure of failures.slice(0, 20)) console.error(`  ✗ ${failure}`);
  return failures.length;
}

/** The answer at the end of the redirects, of which there are four at most. */
async function followed(at: string, slug: string, send: Send): Promise<number> {
  let path = at;
  for (let steps = 0; steps <= 4; steps += 1) {
    const { status, location } = await send(slug, { method: 'GET', path });
    if (location === undefined) return status;
    if (!location.startsWith('/')) throw new Error(`It leads away, to ${location}`);
    path = location;
  }
  throw new Error(`It leads on and on, to ${path}`);
}

/**
 * Sends random addresses of the search page to the whole host, with its built sites and the engine in this process. The first page
 * of a site loads and compiles its code, so one page of each site is asked for before anything is measured.
 *
 * @returns how many were answered with 5xx, took over a second, or left memory behind.
 */
export function fuzzSearch({ dealers, runs, seed }: Fuzzing): Promise<number> {
  return withFuzzedHost(dealers, async (send) => {
    let failures = 0;
    for (const slug of dealers) {
      const first = await followed(FIRST_PAGE, slug, send);
      if (first !== 200) throw new Error(`${slug} answers ${first} to ${FIRST_PAGE}. Build the site again.`);
      const from = performance.now();
      const ask = async (at: string) => ({ status: await followed(at, slug, send) });
      const found = await watched(anyAddress, { runs, seed, ask });
      failures += report(`${runs} addresses of ${slug}`, found, (performance.now() - from) / 1000);
    }
    return failures;
  });
}
