import { createHmac, scryptSync } from 'node:crypto';
import { siteCollection } from '@forecourt/stock-search';
import { Errors, type Client } from 'typesense';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';

/** Description that marks the keys of sites. */
const DESCRIPTION = 'Searches of dealer sites';

/**
 * A public key for each site that can only search its own collection, by slug. Each is derived from a parent key that stays in
 * the engine, so that it cannot be used to derive others. They are the same at every start and on every host of one engine. Keys
 * of sites that are not in use, and of earlier versions, are deleted.
 *
 * @param inUse - the slugs of all sites that any process serves.
 */
export async function siteSearchKeys(
  engine: EngineAddress,
  slugs: readonly string[],
  inUse: Iterable<string> = slugs,
): Promise<Map<string, string>> {
  const client = engineClient(engine);
  const used = new Set([...slugs, ...inUse].map(siteCollection));
  const { keys } = await client.keys().retrieve();
  for (const { id, description, collections } of keys)
    if (description === DESCRIPTION && !collections.every((name) => used.has(name)))
      await client.keys(id).delete();
  // Public keys are derived from the admin key: brute-forcing it from them must be slow.
  const secret = scryptSync(engine.apiKey, 'forecourt site search keys', 32);
  const publicKeys = new Map<string, string>();
  for (const slug of slugs) {
    const collection = siteCollection(slug);
    const parent = createHmac('sha256', secret).update(collection).digest('base64url');
    await ensureKey(client, parent, collection);
    publicKeys.set(slug, derivedKey(parent));
  }
  return publicKeys;
}

async function ensureKey(client: Client, value: string, collection: string): Promise<void> {
  try {
    await client
      .keys()
      .create({ value, description: DESCRIPTION, actions: ['documents:search'], collections: [collection] });
  } catch (error) {
    if (!(error instanceof Errors.ObjectAlreadyExists)) throw error;
  }
}

/** A scoped key that adds no parameters to its parent's. */
function derivedKey(parent: string): string {
  const parameters = '{}';
  const digest = createHmac('sha256', parent).update(parameters).digest('base64');
  return Buffer.from(`${digest}${parent.slice(0, 4)}${parameters}`).toString('base64');
}
