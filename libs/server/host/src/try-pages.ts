import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** How long the pages of a site may take to load, milliseconds. */
const TIMEOUT_MS = 60_000;

/** Loads the pages, and looks for what the host calls of them. */
const TRY = `
  const { workerData } = require('node:worker_threads');
  import(workerData).then(({ entry }) => {
    for (const name of ['createSiteContext', 'createRequestHandler', 'pageBytes'])
      if (typeof entry?.module?.[name] !== 'function') throw new Error('The pages have no ' + name + '.');
    process.exit(0);
  });`;

/**
 * Loads the pages of a site in a thread of their own, which then ends: the host keeps nothing of them, and code that fails or never ends holds
 * nobody up.
 *
 * @param address the module of the built pages.
 * @throws the error of their code, or an Error if they are not loaded in time.
 */
export async function tryPages(address: URL, timeoutMs = TIMEOUT_MS): Promise<void> {
  const thread = new Worker(TRY, { eval: true, workerData: address.href });
  const over = new AbortController();
  try {
    const ended = once(thread, 'exit').then(([code]: number[]) => {
      if (code !== 0) throw new Error(`The pages ended their thread with the code ${code}.`);
    });
    await Promise.race([
      ended,
      setTimeout(timeoutMs, undefined, { signal: over.signal }).then(() => {
        throw new Error(`The pages were not loaded within ${timeoutMs / 1_000} s.`);
      }),
    ]);
  } finally {
    over.abort();
    await thread.terminate();
  }
}
