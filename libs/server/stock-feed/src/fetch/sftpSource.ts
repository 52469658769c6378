import { createHash, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, type SFTPWrapper, type Stats } from 'ssh2';
import { fetchLimit, type FetchLimit } from './fetchLimit.ts';
import { FeedFetchError, type FeedSource, type StockFeed } from './StockFeed.ts';
import { tooLarge, writeLimited } from './writeLimited.ts';

interface Connecting {
  client: Client;
  /** Whether a key is that of the server. */
  isServer: (key: Buffer) => boolean;
}

/** Feeds over SFTP, from a server whose key the declaration names. A version is the time and size of the file. */
export const sftpSource: FeedSource = async (feed, known, file, stopping) => {
  const limit = fetchLimit(feed, stopping);
  const { signal } = limit;
  const client = new Client();
  // Ends whatever waits for an answer.
  signal.addEventListener('abort', () => client.destroy());
  let refusal: FeedFetchError | null = null;
  const ended = new Promise<never>((_resolve, reject) => {
    client.on('error', (error) => reject(refusal ?? error));
    client.on('close', () => reject(new Error('the server closed it')));
  });
  ended.catch(() => undefined);
  const isServer = (key: Buffer) => {
    refusal = strangerRefusal(key, feed.hostKey ?? '');
    return refusal === null;
  };
  try {
    signal.throwIfAborted();
    return await Promise.race([
      ended,
      receive({ client, isServer }, feed, known?.version ?? null, file, signal),
    ]);
  } catch (error) {
    throw readable(error, limit);
  } finally {
    client.destroy();
  }
};

async function receive(
  { client, isServer }: Connecting,
  feed: StockFeed,
  known: string | null,
  file: string,
  signal: AbortSignal,
) {
  const { hostname, port, pathname } = new URL(feed.url);
  await connect({ client, isServer }, feed, { host: hostname, port: Number(port || 22) });
  const sftp = await promisify<SFTPWrapper>((done) => client.sftp(done))();
  const path = decodeURIComponent(pathname);
  const stat = () => promisify<Stats>((done) => sftp.stat(path, done))();
  const before = await stat();
  const version = versionOf(before);
  if (version === known) return { unchanged: true } as const;
  if (before.size > feed.maxBytes) throw tooLarge(feed.maxBytes);
  const bytes = await writeLimited(sftp.createReadStream(path), file, feed.maxBytes, signal);
  if (bytes !== before.size || versionOf(await stat()) !== version)
    throw new FeedFetchError(
      'The file changed while it was read: it is still being written. Let its supplier write it under another name, and rename it when it is whole.',
    );
  return { unchanged: false, bytes, version, modified: null } as const;
}

const versionOf = ({ mtime, size }: Stats) => `${mtime}-${size}`;

function connect(
  { client, isServer }: Connecting,
  { user, password, key, timeoutMs }: StockFeed,
  server: { host: string; port: number },
): Promise<void> {
  return new Promise((resolve) => {
    client.on('ready', resolve);
    client.connect({
      ...server,
      username: user ?? '',
      ...(password !== null && { password }),
      ...(key !== null && { privateKey: key }),
      readyTimeout: timeoutMs,
      hostVerifier: isServer,
    });
  });
}

/** The refusal of a server with another key; null for the right one. */
function strangerRefusal(key: Buffer, wanted: string): FeedFetchError | null {
  const found = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
  return isSame(found, wanted)
    ? null
    : new FeedFetchError(
        `The key of the server is ${found}, not ${wanted}. If the server has a new key, correct stockFeed.hostKey; otherwise it is another server.`,
      );
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function readable(error: unknown, { signal, reason }: FetchLimit): FeedFetchError {
  if (error instanceof FeedFetchError) return error;
  if (signal.aborted) return reason();
  const { message, level, code } = Object(error) as { message?: string; level?: string; code?: unknown };
  if (level === 'client-authentication')
    return new FeedFetchError(
      'The server does not accept the user, the password or the key. Correct stockFeed.user, or the variable that stockFeed.passwordEnv or keyEnv names.',
    );
  if (code === 2)
    return new FeedFetchError('There is no such file on the server. Correct the path in stockFeed.url.');
  return new FeedFetchError(
    `The connection to the server of the feed failed: ${message ?? String(error)}. Check stockFeed.url, and ask the operator of the server.`,
    { cause: error },
  );
}
