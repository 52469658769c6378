import type { EngineAddress } from './engineClient.ts';

const TIMEOUT_MS = 60_000;

/** Calls engine endpoints that the published client lacks, or logs too much for; throws with the engine's error message. */
export async function engineCall<Answer>(
  { url, apiKey }: EngineAddress,
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    method,
    headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(
      `The search engine returned ${response.status} for ${method} ${path}: ${await response.text()}`,
    );
  const answer: Answer = await response.json();
  return answer;
}
