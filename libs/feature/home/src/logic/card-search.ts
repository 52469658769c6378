import { multiSearch, searchSite } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { canonicalSearch, countRequest, makeVocabulary, parseSearchUrl } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';
import { byName } from './facet-counts.ts';

/** What a browser needs to query the engine. */
export interface CardEngine {
  site: BundledSite;
  searchKey: string;
  now: Date;
  fetch: SiteFetch;
}

/** The count that the search page shows for a choice, and the models in it. */
export interface CardCount {
  count: number;
  models: string[];
}

/**
 * The choice of a search card: its form is parsed like the URL that it submits without JavaScript. A model needs a make: the chosen
 * one, or `only` where the stock has one.
 */
export function cardFields(form: FormData, site: BundledSite, only?: string): SearchFields {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const url = `${paths.stock()}?${new URLSearchParams(texts).toString()}`;
  const fields = parseSearchUrl(url, searchSite(site));
  if (fields.make.length > 0) return fields;
  return only && fields.model.length > 0 ? { ...fields, make: [only] } : { ...fields, model: [] };
}

/** The URL of a choice: its landing page if it has one. (SR-04) */
export function cardUrl(fields: SearchFields, site: BundledSite): string {
  const make = fields.make?.[0] ?? '';
  const chosen = makeVocabulary([{ make, model: fields.model?.[0] ?? '' }]);
  return canonicalSearch(fields, searchSite(site, chosen)).url;
}

/**
 * The count of a choice, the same as on its search page, and the models to choose from, independent of the chosen model. A chosen
 * model that does not match the other filters is removed, as in the form.
 *
 * @throws SearchUnavailable if the engine does not respond.
 */
export async function countCard(fields: SearchFields, engine: CardEngine): Promise<CardCount> {
  const rules = searchSite(engine.site);
  const { now } = engine;
  const [found, models] = await multiSearch(engine.fetch, engine.searchKey, [
    countRequest(fields, rules, { now, facets: [] }),
    countRequest({ ...fields, model: [] }, rules, { now, facets: ['model'] }),
  ]);
  const values = models?.facet_counts[0]?.counts.map(({ value }) => value) ?? [];
  const isOfMake = (fields.model ?? []).every((model) => values.includes(model));
  return { count: (isOfMake ? found : models)?.found ?? 0, models: values.toSorted(byName) };
}
