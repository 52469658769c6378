import { fetchLimit } from './fetchLimit.ts';
import { FeedFetchError, type FeedSource, type FeedVersion, type StockFeed } from './StockFeed.ts';
import { tooLarge, writeLimited } from './writeLimited.ts';

const MOST_REDIRECTS = 3;

/**
 * Feeds over HTTPS. A redirect may only lead to the host of the feed or one that the declaration names, so that a server cannot send the
 * platform into its own network; user and password go to the host of the feed alone.
 */
export const httpsSource: FeedSource = async (feed, known, file, stopping) => {
  const { signal, reason } = fetchLimit(feed, stopping);
  try {
    const response = await request(feed, known, signal);
    return await receive(response, feed, file, signal);
  } catch (error) {
    if (error instanceof FeedFetchError) throw error;
    throw signal.aborted
      ? reason()
      : new FeedFetchError(
          `The connection to the server of the feed failed: ${causeOf(error)}. Check stockFeed.url, and ask the operator of the server.`,
          { cause: error },
        );
  }
};

async function request(feed: StockFeed, known: FeedVersion | null, signal: AbortSignal): Promise<Response> {
  const first = new URL(feed.url);
  let url = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': 'Forecourt-Stock/1',
        ...(url.host === first.host && feed.user !== null && { authorization: basic(feed) }),
        ...(known?.version && { 'if-none-match': known.version }),
        ...(known?.modified && { 'if-modified-since': known.modified }),
      },
    });
    const location = response.headers.get('location');
    if (location === null || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (!isAllowed(url, feed))
      throw new FeedFetchError(
        `The server redirects to ${url.protocol}//${url.host}, which is not allowed. If this is right, add the host to stockFeed.redirectHosts.`,
      );
  }
  throw new FeedFetchError(
    'The server redirects too often. Write the last address of the feed in stockFeed.url.',
  );
}

function isAllowed(url: URL, { url: own, redirectHosts }: StockFeed): boolean {
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return plain && [new URL(own).host, ...redirectHosts].includes(url.host);
}

async function receive(response: Response, feed: StockFeed, file: string, signal: AbortSignal) {
  if (response.status === 304) return { unchanged: true } as const;
  const { body, headers, status } = response;
  if (status !== 200 || !body) {
    await body?.cancel();
    throw new FeedFetchError(`The server answered with status ${status}${hintOf(status)}`);
  }
  if (/^(text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '')) {
    await body.cancel();
    throw new FeedFetchError(
      'The server answered with a web page instead of the feed. Check stockFeed.url, and whether the server asks for a sign-in.',
    );
  }
  if (Number(headers.get('content-length')) > feed.maxBytes) {
    await body.cancel();
    throw tooLarge(feed.maxBytes);
  }
  const bytes = await writeLimited(body, file, feed.maxBytes, signal);
  return {
    unchanged: false,
    bytes,
    version: headers.get('etag'),
    modified: headers.get('last-modified'),
  } as const;
}

const basic = ({ user, password }: StockFeed) =>
  `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`;

function hintOf(status: number): string {
  if (status === 401 || status === 403)
    return ': user or password are not accepted. Correct stockFeed.user, or the variable that stockFeed.passwordEnv names.';
  return status === 404 || status === 410
    ? ': there is no such file. Correct stockFeed.url.'
    : '. Ask its operator; the host tries again.';
}

/** `terminated` has the reason in its cause. */
function causeOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const told = cause instanceof Error ? cause : error;
  return told instanceof Error ? told.message : String(told);
}
