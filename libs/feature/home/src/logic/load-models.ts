import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, makeModelPairs, multiSearch, searchSite } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import { canonicalSearch, countRequest, makeVocabulary, resolveSearchPath } from '@forecourt/stock-search';
import type { SearchFields, SearchSite } from '@forecourt/stock-search';
import { BODY_TYPES, bodyTypeOf } from '@forecourt/vehicle';
import type { BodyType } from '@forecourt/vehicle';
import { byName, facetCounts } from './facet-counts.ts';

/** A body type to choose, with its count of vehicles. */
export interface BodyChoice {
  slug: string;
  label: string;
  /** Its aliases among the body types: 'Hatchback' for Hatch. */
  others: string[];
  count: number;
}

export interface MakeModels {
  make: string;
  models: { model: string; count: number; href: string }[];
}

export interface ModelsPage {
  /** The chosen body type; null for all. */
  body: { slug: string; label: string } | null;
  /** Those in stock. */
  bodies: BodyChoice[];
  makes: MakeModels[];
  /** Number of all vehicles of the body type. */
  stockHref: string;
  total: number;
}

/**
 * The body type that a `body` parameter names: null for none, undefined for an unknown one. Of two names of one body, such as hatch
 * and hatchback, it returns the one with a landing page. (ruling 10)
 */
export function chosenBody(parameter: string | null): BodyType | null | undefined {
  if (parameter === null || parameter === '') return null;
  const named = bodyTypeOf(parameter);
  return named ? (BODY_TYPES.find(({ code }) => code === named.canonical) ?? named) : undefined;
}

/**
 * The models in stock by body type, with one request to the engine; empty while it is down. No facet counts prestige vehicles, so a
 * site that has them counts them with a search of their own.
 */
export async function loadModels(services: SiteServices, body: BodyType | null): Promise<ModelsPage> {
  const rules = searchSite(services.site);
  const { now } = services;
  const path = body && resolveSearchPath(`/search/${body.slug}-cars`, rules.vocabulary ?? {});
  const fields = { ...path?.refinements, ...(path ? { currentPath: path.path } : {}) };
  const prestigePath = resolveSearchPath(paths.search('prestige-cars'), rules.vocabulary ?? {})?.path;
  const stockHref = canonicalSearch(fields, rules).url;
  const empty = { body, bodies: [], makes: [], stockHref, total: 0 };
  try {
    const [all, chosen, prestige] = await multiSearch(services.fetch, services.searchKey, [
      countRequest({}, rules, { now, facets: ['body', 'fuel', 'drive'] }),
      { ...countRequest(fields, rules, { now, facets: ['make', 'make_model'] }), max_facet_values: 2000 },
      ...(prestigePath ? [countRequest({ currentPath: prestigePath }, rules, { now, facets: [] })] : []),
    ]);
    if (!all || !chosen) return empty;
    const isUnknown = body !== null && path === null;
    const makes = isUnknown ? [] : makesOf(chosen, fields, rules);
    return {
      ...empty,
      bodies: bodyChoices(all, prestige?.found),
      makes,
      total: isUnknown ? 0 : chosen.found,
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return empty;
  }
}

/** The body types in stock, without duplicates. */
export function bodyChoices(answer: StockAnswer, prestige = 0): BodyChoice[] {
  const all = BODY_TYPES.filter(({ code, canonical }) => code === canonical).map((body) => ({
    slug: body.slug,
    label: body.label,
    others: BODY_TYPES.filter((other) => other !== body && other.canonical === body.code).map(
      ({ label }) => label,
    ),
    count: countOf(body, answer, prestige),
  }));
  return all.filter(({ count }) => count > 0);
}

function countOf({ rule, label }: BodyType, answer: StockAnswer, prestige: number): number {
  if (rule.field === 'simple_body') return valueCount(answer, 'body', label);
  if (rule.field === 'simple_fuel') return valueCount(answer, 'fuel', rule.equals);
  return rule.field === 'drive' ? valueCount(answer, 'drive', rule.equals) : prestige;
}

function valueCount(answer: StockAnswer, field: string, wanted: string): number {
  return facetCounts(answer, field).find(({ value }) => value === wanted)?.count ?? 0;
}

function makesOf(answer: StockAnswer, fields: SearchFields, rules: SearchSite): MakeModels[] {
  const makes = facetCounts(answer, 'make').map(({ value }) => value);
  const models = facetCounts(answer, 'make_model');
  const pairs = makeModelPairs(
    makes,
    models.map(({ value }) => value),
  );
  const named = { ...rules, vocabulary: { ...rules.vocabulary, makes: makeVocabulary(pairs) } };
  return makes.toSorted(byName).map((make) => ({
    make,
    models: pairs
      .filter((pair) => pair.make === make)
      .sort((a, b) => byName(a.model, b.model))
      .map(({ model, makeModel }) => ({
        model,
        count: models.find(({ value }) => value === makeModel)?.count ?? 0,
        href: canonicalSearch({ ...fields, make: [make], model: [model] }, named).url,
      })),
  }));
}
