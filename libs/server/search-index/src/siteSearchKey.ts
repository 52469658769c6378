import { createHmac } from 'node:crypto';
import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';

/**
 * A key that may search the cars and nothing else; sites' keys are derived from it. The engine keeps it, so it is asked
 * for once a start; it is public in the end, and never a secret.
 */
export async function searchOnlyKey(engine: EngineAddress): Promise<string> {
  const key = await engineClient(engine)
    .keys()
    .create({
      description: 'Searches of dealer sites',
      actions: ['documents:search'],
      collections: [`${CAR_COLLECTION_ALIAS}.*`],
    });
  if (!key.value)
    throw new Error(
      'The search engine made a key and did not tell its value. Check that the administrator key may create keys.',
    );
  return key.value;
}

/** The key of one site: whatever is searched with it, only the site's own stock is seen. */
export function siteSearchKey(searchKey: string, slug: string): string {
  const parameters = JSON.stringify({ filter_by: `sites:=${slug}` });
  const digest = createHmac('sha256', searchKey).update(parameters).digest('base64');
  return Buffer.from(`${digest}${searchKey.slice(0, 4)}${parameters}`).toString('base64');
}
