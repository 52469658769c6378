import { call, routes } from '@forecourt/platform-client';

/** Timeout, milliseconds. */
const TIMEOUT_MS = 8_000;

/** The URLs of all pictures of the vehicle with this slug: a search result has only the first. Throws when the request fails. */
export async function carPhotos(slug: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { images } = await call(routes.car, { params: { slug } }, { signal });
  return images.map(({ image }) => image.url);
}
