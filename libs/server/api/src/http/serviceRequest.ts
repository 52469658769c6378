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
  {
    path,
    body,
    headers,
    signal,
  }: { path: string; body?: unknown; headers?: Record<string, string>; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  });
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`);
  return response.json();
}

/**
 * The service that `<NAME>_URL` and `<NAME>_API_KEY` of an environment name; null without the URL.
 *
 * @throws Error with a fix if the URL is set without its key.
 * @example serviceOf('REGO', process.env)
 */
export function serviceOf(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): { url: string; key: string } | null {
  const url = env[`${name}_URL`];
  const key = env[`${name}_API_KEY`];
  if (!url) return null;
  if (key) return { url, key };
  throw new Error(
    `${name}_URL is set and ${name}_API_KEY is not. Every request would be rejected. Set ${name}_API_KEY to the key that the ` +
      `service gave you, or remove ${name}_URL.`,
  );
}
