import { SearchUnavailable, multiSearch, searchSite, stockMakes } from '@forecourt/search-client';
import { knownSteps, paths } from '@forecourt/site-config';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { CARDS_ALONE, engineRequest, readVehicleSlug, withoutSold } from '@forecourt/stock-search';
import type { CardHit, SearchFields, ToldVehicle } from '@forecourt/stock-search';

const CARDS = 4;
const NOTHING: ToldVehicle = { year: null, make: null, model: null };

/** Vehicles that come near the one that is not here, and the search that has all of them. */
export interface NearStock {
  /** Make and model, or the make, that they share; null for the newest of the stock. */
  name: string | null;
  href: string;
  hits: CardHit[];
}

/**
 * What the page of a vehicle that left, or never was, needs: what its slug still tells, and up to four vehicles of that model, else
 * of that make, else the newest. It stands without the engine and then shows none. (Decisions 21)
 */
export async function loadGone(services: SiteServices, slug: string) {
  const { site, now, origin } = services;
  const { told, near } = await loadNear(services, slug);
  const name = told.make && [told.year, told.make.name, told.model?.name].filter(Boolean).join(' ');
  const head: PageHead = {
    title: `${name ?? 'Vehicle'} not found | ${site.name}`,
    description: `This ${name ?? 'vehicle'} is not at ${site.name}. See what is.`,
    canonical: `${origin}${paths.vehicle(slug)}`,
    noindex: true,
  };
  const crumbs = knownSteps<{ name: string; href?: string }>(site, [
    { name: 'Home', href: paths.home() },
    { name: featureOptions(site, 'vdp')?.stockName ?? 'Stock', href: paths.stock() },
    ...wishesOf(told)
      .map(({ crumb, href }) => ({ name: crumb, href }))
      .reverse(),
    { name: 'Not found' },
  ]);
  return { now: now.toISOString(), slug, name, crumbs, near, head };
}

async function loadNear(
  { site, now, fetch, searchKey }: SiteServices,
  slug: string,
): Promise<{ told: ToldVehicle; near: NearStock | null }> {
  try {
    const makes = await stockMakes(site.slug, fetch, searchKey, now.getTime());
    const told = readVehicleSlug(slug, makes);
    const rules = searchSite(site, makes);
    const newest = { name: null, href: paths.stock(), fields: { sortBy: 'latest' as const } };
    const wishes = [...wishesOf(told), newest];
    const answers = await multiSearch(
      fetch,
      searchKey,
      wishes.map(({ fields }) => ({
        ...engineRequest(fields, withoutSold(rules), { now, facets: [] }),
        ...CARDS_ALONE,
        per_page: CARDS,
      })),
    );
    const found = wishes.flatMap(({ name, href }, at): NearStock[] => {
      const hits = answers[at]?.hits.map(({ document }): CardHit => document) ?? [];
      return hits.length > 0 ? [{ name, href, hits }] : [];
    });
    return { told, near: found[0] ?? null };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return { told: NOTHING, near: null };
  }
}

/** The searches that come nearest, the narrowest first. */
function wishesOf({ make, model }: ToldVehicle) {
  if (!make) return [];
  const ofMake: Wish = {
    name: make.name,
    crumb: make.name,
    href: paths.search(make.slug),
    fields: { make: [make.name] },
  };
  if (!model) return [ofMake];
  const ofModel: Wish = {
    name: `${make.name} ${model.name}`,
    crumb: model.name,
    href: paths.search(make.slug, model.slug),
    fields: { make: [make.name], model: [model.name] },
  };
  return [ofModel, ofMake];
}

interface Wish {
  name: string;
  /** What the breadcrumb calls it. */
  crumb: string;
  href: string;
  fields: SearchFields;
}
