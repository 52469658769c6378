import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { multiSearch, searchSite, SearchUnavailable, stockMakes } from '@forecourt/search-client';
import { featureOptions, knownSteps, paths } from '@forecourt/site-config';
import { CARDS_ALONE, engineRequest, readVehicleSlug, withoutSold } from '@forecourt/stock-search';
import type { CardHit, SearchFields, VehicleFromSlug } from '@forecourt/stock-search';
import type { vdp } from '../manifest.ts';

const CARDS = 4;
const NOTHING: VehicleFromSlug = { year: null, make: null, model: null };

/** Vehicles similar to a missing one, and the search with all of them. */
export interface NearStock {
  /** Make and model, or the make, that they share; null for the newest of the stock. */
  name: string | null;
  href: string;
  hits: CardHit[];
}

/**
 * Loader data for the page of a removed or unknown vehicle: year, make and model from its slug, and up to four vehicles
 * of that model, else of that make, else the newest. When the search fails it shows none. (ruling 21)
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
    { name: featureOptions<typeof vdp>(site, 'vdp')?.stockName ?? 'Stock', href: paths.stock() },
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
): Promise<{ told: VehicleFromSlug; near: NearStock | null }> {
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

/** The searches for similar vehicles, the narrowest first. */
function wishesOf({ make, model }: VehicleFromSlug) {
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
  /** Label in the breadcrumb. */
  crumb: string;
  href: string;
  fields: SearchFields;
}
