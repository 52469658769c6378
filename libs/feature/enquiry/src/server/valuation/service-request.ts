/** URL of a service, and the platform’s key for it. */
export interface ServiceOptions {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * Requests JSON of a service with its key. Status 404 or 204 is null. Any other status outside of 2xx, invalid JSON or a redirect
 * rejects.
 *
 * @param name the service in error messages.
 */
export async function serviceRequest(
  name: string,
  { url, key, fetch = globalThis.fetch }: ServiceOptions,
  { path, body, signal }: { path: string; body?: unknown; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  });
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`);
  return response.json();
}
