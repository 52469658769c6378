import { randomBytes } from 'node:crypto';
import { createSearchEngine } from '@forecourt/embedded-search';
import { publishEngine } from '@forecourt/search-index';
import type { EngineAddress } from '@forecourt/search-index';

/** The search engine as this process reaches it. */
export interface SearchPort {
  embedded: boolean;
  /** For the indexer, which speaks HTTP to either engine. */
  address: EngineAddress;
  /** A path of the protocol, such as `/multi_search?…`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * A real server where one is named, else the embedded engine, listening on loopback for the indexer, and for commands on this
 * machine: the data directory says where.
 */
export async function openSearch(
  typesense: { url: string; apiKey: string } | null,
  dataDirectory: string,
): Promise<SearchPort> {
  if (typesense) {
    const base = typesense.url.replace(/\/+$/, '');
    return {
      embedded: false,
      address: typesense,
      fetch: (path, init) =>
        fetch(base + path, { ...init, signal: init?.signal ?? AbortSignal.timeout(5_000) }),
      close: async () => {},
    };
  }
  const apiKey = randomBytes(24).toString('hex');
  const engine = createSearchEngine({ apiKey });
  const server = await engine.listen({ port: 0 });
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The embedded search engine has no port.');
  const own = { url: `http://127.0.0.1:${address.port}`, apiKey };
  const withdraw = await publishEngine(dataDirectory, own);
  return {
    embedded: true,
    address: own,
    fetch: (path, init) => engine.handle(new Request(`http://search.invalid${path}`, init)),
    close: async () => {
      await withdraw();
      await engine.close();
    },
  };
}
