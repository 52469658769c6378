import { siteKey } from './siteKey.ts';
import { attempt, memory, type StorageArea } from './siteStorage.ts';

/** Removes what a site keeps in a storage area under names that match, which have no prefix of the site here. */
export function forgetNamed(area: StorageArea, slug: string, names: RegExp): void {
  const prefix = siteKey(slug, '');
  const isNamed = (key: string) => key.startsWith(prefix) && names.test(key.slice(prefix.length));
  const held = memory[area];
  for (const key of [...held.keys()].filter(isNamed)) held.delete(key);
  attempt(() => {
    const kept = window[area];
    for (const key of Object.keys(kept).filter(isNamed)) kept.removeItem(key);
  });
}
