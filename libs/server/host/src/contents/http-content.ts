import type { DealerConfig } from '@forecourt/site-config';
import { limitedText } from '../limited-text.ts';

/** What a dealer declares of a content source. */
export type ContentSource = NonNullable<DealerConfig['contentSource']>;

/** An answer of a content source, with what the next question names. */
export interface ContentAnswer {
  text: string;
  /** ETag and Last-Modified. */
  version: string | null;
  modified: string | null;
}

/** A source did not answer as it should. The message is for the log and the desk: it has no secret. */
export class ContentFailure extends Error {
  override name = 'ContentFailure';
  readonly fix: string;

  constructor(what: string, fix: string) {
    super(what);
    this.fix = fix;
  }
}

/**
 * Asks a content source for what is newer than the known answer.
 *
 * @returns null if nothing is.
 * @throws ContentFailure with the reason.
 */
export async function fetchContent(
  { url, timeoutSeconds, maxMegabytes }: ContentSource,
  {
    token,
    known,
    stopping,
  }: {
    token: string | null;
    known: Pick<ContentAnswer, 'version' | 'modified'> | null;
    stopping: AbortSignal;
  },
): Promise<ContentAnswer | null> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1_000);
  try {
    const response = await fetch(url, {
      // The token is for this server, and another one could be in the network of the host.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, stopping]),
      headers: {
        accept: 'application/json',
        'user-agent': 'Forecourt-Content/1',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(known?.version && { 'if-none-match': known.version }),
        ...(known?.modified && { 'if-modified-since': known.modified }),
      },
    });
    if (response.status === 304 && known) return await discarded(response, null);
    if (response.status !== 200)
      throw await discarded(response, new ContentFailure(...refusal(response.status)));
    const text = await limitedText(response, maxMegabytes * 1_000_000);
    if (text === null)
      throw new ContentFailure(
        `the answer has more than ${maxMegabytes} MB`,
        'Answer with less, or raise contentSource.maxMegabytes.',
      );
    return { text, version: response.headers.get('etag'), modified: response.headers.get('last-modified') };
  } catch (error) {
    if (error instanceof ContentFailure) throw error;
    if (timeout.aborted)
      throw new ContentFailure(
        `the whole answer was not there after ${timeoutSeconds} s`,
        'Look at the service, or raise contentSource.timeoutSeconds.',
      );
    const { cause = error } = error instanceof Error ? error : {};
    throw new ContentFailure(
      `the connection failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Look whether the service runs and whether contentSource.url is its address.',
    );
  }
}

async function discarded<Result>(response: Response, result: Result): Promise<Result> {
  await response.body?.cancel();
  return result;
}

function refusal(status: number): [string, string] {
  if (status === 401 || status === 403)
    return [
      `it answered with status ${status}: the token is not accepted`,
      'Set the variable that contentSource.tokenEnv names to a token that may read the content.',
    ];
  if (status >= 300 && status < 400)
    return [
      `it answered with status ${status}: it leads to another address`,
      'Write the address that has the content in contentSource.url; redirects are not followed.',
    ];
  return [
    `it answered with status ${status}`,
    status === 404 || status === 410
      ? 'Write the address of the content in contentSource.url.'
      : 'Look at the service; it is asked again.',
  ];
}
