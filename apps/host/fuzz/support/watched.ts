import { performance } from 'node:perf_hooks';
import fc from 'fast-check';

const SLOWEST_MS = 1_000;
const CHUNK = 500;
/** Of all answers. Requests that are all refused would prove nothing. */
const LEAST_PAGES = 0.25;
/** What garbage collection leaves differs a little each time. */
const HEAP_SLACK_MB = 12;

/** What a run found. */
export interface Watched {
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowestMs: number;
  /** Megabytes of the heap after each quarter, rubbish collected. */
  readonly heapMb: readonly number[];
  /** Megabytes of the process after each quarter (RSS). */
  readonly rssMb: readonly number[];
  /** What should not have been, with the request that did it. */
  readonly failures: readonly string[];
}

/** An answer: its status, and whether a 503 says when to come back. */
export interface WatchedAnswer {
  status: number;
  declared?: boolean;
}

/**
 * Asks `runs` times for something that `arbitrary` makes up, one after the other, and watches: no answer of 500 or above but a
 * 503 that is declared, none that takes over a second with half a second of work by this process, or over ten, and no more memory in use at the end than after
 * the first quarter, and pages for at least a quarter of them. The same seed asks the same.
 *
 * @param patient An answer may take up to ten seconds, whoever works for it: that of a file or a large picture.
 */
export async function watched<T>(
  arbitrary: fc.Arbitrary<T>,
  {
    runs,
    seed,
    ask,
    patient = false,
  }: { runs: number; seed: number; ask(input: T): Promise<WatchedAnswer>; patient?: boolean },
): Promise<Watched> {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const heapMb: number[] = [];
  const rssMb: number[] = [];
  let slowestMs = 0;
  for (let done = 0; done < runs;) {
    const count = Math.min(CHUNK, Math.ceil(runs / 4), runs - done);
    for (const input of fc.sample(arbitrary, { numRuns: count, seed: seed + done })) {
      const from = performance.now();
      const worked = process.cpuUsage();
      const { status, declared = false } = await ask(input).catch((error: unknown) => {
        failures.push(`${String(error)}: ${told(input)}`);
        return { status: 0, declared: false };
      });
      const ms = performance.now() - from;
      slowestMs = Math.max(slowestMs, ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && !(status === 503 && declared)) failures.push(`${status}: ${told(input)}`);
      const { user, system } = process.cpuUsage(worked);
      if (isSlow(ms, patient ? 0 : (user + system) / 1000))
        failures.push(`${Math.round(ms)} ms: ${told(input)}`);
    }
    done += count;
    if (done < (runs * (heapMb.length + 1)) / 4) continue;
    heapMb.push(collectedHeapMb());
    rssMb.push(Math.round(process.memoryUsage().rss / 1e5) / 10);
  }
  const pages = statuses.get(200) ?? 0;
  if (pages < runs * LEAST_PAGES) failures.push(`only ${pages} of ${runs} answers are pages`);
  const [first = 0] = heapMb;
  const last = heapMb.at(-1) ?? 0;
  if (last > first * 1.1 + HEAP_SLACK_MB) failures.push(`the heap grew from ${first} to ${last} MB`);
  return { statuses, slowestMs, heapMb, rssMb, failures };
}

/** On a machine that does other work too an answer waits; what counts is the time in which this process worked for it. */
function isSlow(ms: number, workedMs: number): boolean {
  return ms > SLOWEST_MS && (workedMs > SLOWEST_MS / 2 || ms > 10 * SLOWEST_MS);
}

function collectedHeapMb(): number {
  if (!globalThis.gc) throw new Error('Memory is watched with `node --expose-gc`.');
  globalThis.gc();
  globalThis.gc();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}

function told(input: unknown): string {
  return JSON.stringify(input).slice(0, 600);
}
