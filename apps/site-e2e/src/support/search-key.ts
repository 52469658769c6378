import type { Answer } from './ask.ts';

/** The public search key of the site's pages. @throws Error if a page has none. */
export async function searchKeyOf(get: (path: string) => Promise<Answer>): Promise<string> {
  const key = /searchKey[\\":,]+([\w+/=]+)/.exec((await get('/search/used-cars')).text)?.[1];
  if (!key) throw new Error('The search page of the site has no search key.');
  return key;
}

/** The collection of a site's stock. */
export function collectionOf(site: string): string {
  return `Car_production_${site}`;
}
