import type { Engine } from '../engine/Engine.ts';
import type { Clock } from '../engine/searchEngine.ts';

/** Body size limit with a key that may import, bytes. */
const LARGE = 1024 * 1024 * 1024;
/** Body size limit with any other key, bytes: the searches of a page take 10 kB. */
export const PUBLIC_BODY_BYTES = 128 * 1024;

/** Body size limit of a request, bytes. It depends on the key in header or URL; a key inside the body is too late. */
export function bodyLimit(
  { keys }: Engine,
  clock: Clock,
  header: (name: string) => string | undefined,
  query: URLSearchParams,
): number {
  const key = header('x-typesense-api-key') ?? query.get('x-typesense-api-key') ?? '';
  const mayImport = keys.authenticate(key, { action: 'documents:import', collection: '' }, clock()) !== null;
  return mayImport ? LARGE : PUBLIC_BODY_BYTES;
}
