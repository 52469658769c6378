import type { IncomingMessage, ServerResponse } from 'node:http';

/** The status of a request whose visitor left before there was an answer, as nginx has it. */
const LEFT = 499;

/** What is known of a request while it is answered. Its address is not part of it, which may be that of a person's page. */
export interface RequestFacts {
  /** Slug of the site; null on hosts that no site has. */
  site: string | null;
  /** Id of the route of a page, such as `vdp.vehicle`, or what else was asked for: `/images`, `file`, `desk`. */
  route: string;
  /** Whether a page came from the cache. */
  cache?: 'hit' | 'stale' | 'old' | 'miss' | 'never';
}

/** An answer that was sent, or whose visitor did not wait for its end. */
export interface Answered extends RequestFacts {
  method: string;
  status: number;
  ms: number;
  /** The visitor left before the end. */
  aborted?: true;
}

/** Facts of a request, which are told when its answer has ended. */
export function followAnswer(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  told: (answer: Answered) => void,
): RequestFacts {
  const started = performance.now();
  const facts: RequestFacts = { site: null, route: 'none' };
  response.once('close', () =>
    told({
      ...facts,
      method,
      status: response.headersSent ? response.statusCode : LEFT,
      ms: performance.now() - started,
      ...(!response.writableFinished && { aborted: true }),
    }),
  );
  return facts;
}
