import { attempt, type OutboxWork } from './attemptDue.ts';
import { claim, siteOfRow } from './claim.ts';
import { startWorker, type Worker, type WorkerOptions } from './startWorker.ts';

/** How many attempts of one site run at a time: a receiver that hangs takes no more of a process. */
const PER_SITE = 2;
/** How many attempts of a queue run at a time. */
const AT_ONCE = 100;
/** How many rows a pass claims at most. */
const PER_PASS = 20;

/** Settings of a queue. */
export interface QueueOptions extends WorkerOptions {
  topic: string;
  /** Asked before each pass; while it says no, nothing is claimed. */
  ready?: () => Promise<boolean>;
}

/**
 * Works on the rows of a topic until it is stopped. Each site has a queue of its own: two of its rows are attempted at a time, and those
 * of others are claimed meanwhile, however long it takes. Any number of processes may run it on the same database.
 */
export function startQueue(
  work: OutboxWork,
  { topic, ready = async () => true, ...options }: QueueOptions,
): Worker {
  const attempts = new Set<Promise<void>>();
  const running = new Map<string, number>();
  const count = (site: string, change: number) => {
    const now = (running.get(site) ?? 0) + change;
    if (now === 0) running.delete(site);
    else running.set(site, now);
  };

  async function pass(): Promise<number> {
    if (!(await ready())) return 0;
    const { db, sites, now, leaseMs } = work;
    const rows = await claim(db, {
      topics: [topic],
      limit: Math.min(PER_PASS, AT_ONCE - attempts.size),
      perSite: PER_SITE,
      running,
      sites,
      now: now(),
      ...(leaseMs !== undefined && { leaseMs }),
    });
    for (const row of rows) {
      const site = siteOfRow(row);
      count(site, 1);
      const trying = attempt(work, row)
        .catch((error: unknown) => options.onError?.(error))
        .finally(() => {
          count(site, -1);
          attempts.delete(trying);
          worker.wake();
        });
      attempts.add(trying);
    }
    return rows.length;
  }

  const worker = startWorker(pass, options);
  return {
    wake: () => worker.wake(),
    async stop() {
      await worker.stop();
      await Promise.all(attempts);
    },
  };
}
