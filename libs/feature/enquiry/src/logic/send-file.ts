import { PlatformProblem, postFiles } from '@forecourt/platform-client';
import type { KeptFiles } from '@forecourt/platform-client';

/** Pauses before a file is sent again whose connection was lost, milliseconds. */
const PAUSES_MS = [1_000, 4_000];

/** Whether a request had no answer. A file that arrived all the same is kept twice, and the first one deleted after a day. */
function isLost(error: unknown): boolean {
  return !(error instanceof PlatformProblem) || error.status === 0;
}

/** Sends a file of a form; again after a lost connection, at the latest when the pause is over. */
export async function sendFile(form: string, field: string, file: File): Promise<KeptFiles> {
  const body = new FormData();
  body.append(`values.${field}`, file);
  for (const pause of PAUSES_MS) {
    try {
      return await postFiles(form, body);
    } catch (error) {
      if (!isLost(error)) throw error;
      await backOnline(pause);
    }
  }
  return postFiles(form, body);
}

/** Waits until the browser is online again, but not longer than this. */
async function backOnline(mostMs: number): Promise<void> {
  const stop = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, mostMs);
    const online = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', online, { signal: stop.signal });
  });
  stop.abort();
}
