import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** How long the pages of a site may take to load, milliseconds. */
const TIMEOUT_MS = 60_000;

/** Loads the pages, and looks for what the host calls of them. */
const TRY = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ entry }) => {
    for (const name of ['createSiteContext', 'createRequestHandler', 'pageBytes'])
      if (typeof entry?.module?.[name] !== 'function') throw new Error('The pages have no ' + name + '.');
    parentPort.postMessage('whole');
  });`;

/**
 * Loads the pages of a site in a thread of their own, which then ends: the host keeps nothing of them, and code that fails or never ends holds
 * nobody up.
 *
 * @param address the module of the built pages.
 * @param stopping ends the try.
 * @throws the error of their code, an Error if they are not loaded in time, or an AbortError once `stopping` is aborted.
 */
export async function tryPages(address: URL, stopping: AbortSignal): Promise<void> {
  const thread = new Worker(TRY, { eval: true, workerData: address.href });
  const over = new AbortController();
  try {
    // Code that ends its thread would end the process of all dealers.
    const ended = once(thread, 'exit').then(([code]: number[]) => {
      throw new Error(`The pages ended their thread with the code ${code}.`);
    });
    await Promise.race([
      once(thread, 'message'),
      ended,
      setTimeout(TIMEOUT_MS, undefined, { signal: AbortSignal.any([over.signal, stopping]) }).then(() => {
        throw new Error(`The pages were not loaded within ${TIMEOUT_MS / 1_000} s.`);
      }),
    ]);
  } finally {
    over.abort();
    await thread.terminate();
  }
}
