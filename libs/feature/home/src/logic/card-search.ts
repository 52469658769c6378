import { multiSearch, searchSite } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { canonicalSearch, countRequest, makeVocabulary, parseSearchUrl } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';

/** What a browser needs to ask the engine. */
export interface CardEngine {
  site: PublicSite;
  searchKey: string;
  now: Date;
  fetch: SiteFetch;
}

/** How many vehicles the search page of a choice will count, and the models among them. */
export interface CardCount {
  count: number;
  models: string[];
}

/** The choice of a search card, read from its form as the search page reads the address that the form makes without a script. */
export function cardFields(form: FormData, site: PublicSite): SearchFields {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const url = `${paths.stock()}?${new URLSearchParams(texts).toString()}`;
  const fields = parseSearchUrl(url, searchSite(site));
  return fields.make.length > 0 ? fields : { ...fields, model: [] };
}

/** The address of a choice: its own page where it has one. (SR-04) */
export function cardUrl(fields: SearchFields, site: PublicSite): string {
  const make = fields.make?.[0] ?? '';
  const chosen = makeVocabulary([{ make, model: fields.model?.[0] ?? '' }]);
  return canonicalSearch(fields, searchSite(site, chosen)).url;
}

/**
 * What a choice finds, counted as its search page counts; and the models to choose from, whatever model is chosen. A model that the
 * rest of the choice does not have falls away, as it does in the form.
 *
 * @throws SearchUnavailable when the engine gives no answer.
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
  return {
    count: (isOfMake ? found : models)?.found ?? 0,
    models: values.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  };
}
