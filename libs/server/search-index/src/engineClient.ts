import { Client, Errors } from 'typesense';

/** The address of the search engine: a Typesense server, or the embedded one on this machine. */
export interface EngineAddress {
  /** Such as `http://127.0.0.1:8108`. */
  url: string;
  /** An admin key, for collections, aliases, documents and keys. */
  apiKey: string;
}

/** The published client, configured for bulk work: a long timeout, and a retry after a broken connection. */
export function engineClient({ url, apiKey }: EngineAddress): Client {
  const { protocol, hostname, port, pathname } = new URL(url);
  return new Client({
    apiKey,
    nodes: [
      {
        protocol: protocol.replace(':', ''),
        host: hostname,
        port: Number(port) || (protocol === 'https:' ? 443 : 80),
        ...(pathname === '/' ? {} : { path: pathname.replace(/\/$/, '') }),
      },
    ],
    connectionTimeoutSeconds: 60,
    numRetries: 2,
    retryIntervalSeconds: 0.5,
    logLevel: 'silent',
  });
}

/** Whether an error says that the engine gave no answer, unlike one that tells why it refuses: the client, `fetch` and a time limit each have their own. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Errors.TypesenseError) return error.httpStatus === 503;
  return 'isAxiosError' in error || error.name === 'TimeoutError' || error.message === 'fetch failed';
}
