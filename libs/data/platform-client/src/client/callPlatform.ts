import { PlatformProblem } from './PlatformProblem.ts';
import { readProblem } from './readProblem.ts';

/** How a path of the API is fetched: the browser's `fetch` by default, the site's services in a loader. */
export type Reach = (path: string, init?: RequestInit) => Promise<Response>;

/** Fetches with the browser's own, as it stands when it is called. */
export const browserReach: Reach = (path, init) => fetch(path, init);

/**
 * Calls the API and reads its answer. Throws a `PlatformProblem` for an answer that is not 2xx, one that is no JSON or that `read`
 * refuses, and none at all; what aborts the call is thrown as it is.
 */
export async function callPlatform<Answer>(
  reach: Reach,
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const response = await attempt(() => reach(path, init));
  if (!response.ok) throw await readProblem(response);
  return attempt(() => read(response));
}

async function attempt<Value>(action: () => Promise<Value>): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof PlatformProblem) throw error;
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new PlatformProblem(0, { detail: 'The platform did not answer as agreed.' }, null, error);
  }
}
