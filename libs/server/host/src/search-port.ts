import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startSearchThread } from '@forecourt/embedded-search';
import { publishEngine } from '@forecourt/search-index';
import type { EngineAddress } from '@forecourt/search-index';

/** The search engine of this process. */
export interface SearchPort {
  embedded: boolean;
  /** For the indexer, which speaks HTTP to either engine. */
  address: EngineAddress;
  /** A path of the protocol, such as `/multi_search?…`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sets the function that fills a restarted embedded engine; until it is done the engine is not healthy. */
  refillWith(fill: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Pause before a failed refill is retried, milliseconds. */
const REFILL_PAUSE_MS = 2_000;

/**
 * A Typesense server if one is configured, else the embedded engine in a worker thread. It listens on loopback for the indexer and for
 * commands on this machine, which find its address in the data directory.
 *
 * @param onTrouble Called when the thread of the engine has crashed, and when a refill has failed.
 */
export async function openSearch(
  typesense: { url: string; apiKey: string } | null,
  dataDirectory: string,
  onTrouble: (error: unknown) => void,
): Promise<SearchPort> {
  if (typesense) {
    const base = typesense.url.replace(/\/+$/, '');
    return {
      embedded: false,
      address: typesense,
      fetch: (path, init) =>
        fetch(base + path, { ...init, signal: init?.signal ?? AbortSignal.timeout(5_000) }),
      refillWith: () => {},
      close: async () => {},
    };
  }
  const apiKey = randomBytes(24).toString('hex');
  let fill = async (): Promise<void> => {};
  // Number of restarts, and the restart after which the engine was last filled.
  let losses = 0;
  let filled = 0;
  let refilling = false;
  let closed = false;
  const thread = startSearchThread({
    apiKey,
    onEnd: (error) => {
      losses += 1;
      onTrouble(error);
    },
    onRestart: () => void refill(),
  });

  async function refill(): Promise<void> {
    if (refilling) return;
    refilling = true;
    while (losses !== filled && !closed) {
      const before = losses;
      try {
        await fill();
        filled = before;
      } catch (error) {
        onTrouble(error);
        await setTimeout(REFILL_PAUSE_MS, undefined, { ref: false });
      }
    }
    refilling = false;
  }

  const { port } = await thread.listen({ port: 0 });
  const address = { url: `http://127.0.0.1:${port}`, apiKey };
  const withdraw = await publishEngine(dataDirectory, address);
  return {
    embedded: true,
    address,
    fetch: async (path, init) =>
      losses !== filled && path === '/health'
        ? new Response(null, { status: 503 })
        : thread.fetch(path, init),
    refillWith: (given) => {
      fill = given;
    },
    close: async () => {
      closed = true;
      await withdraw();
      await thread.close();
    },
  };
}
