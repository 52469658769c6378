import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, multiSearch, searchSite } from '@forecourt/search-client';
import { featureOptions, hasPage, paths } from '@forecourt/site-config';
import { BRAND_KINDS } from '@forecourt/site-content';
import type { Brand } from '@forecourt/site-content';
import { countRequest, formatSearchUrl, searchState } from '@forecourt/stock-search';
import { data } from 'react-router';
import type { brands, BrandsOptions } from '../manifest.ts';
import { brandStock } from './brand-stock.ts';
import type { BrandStock } from './brand-stock.ts';

/** A brand of the list. */
export interface BrandTile extends Pick<Brand, 'title' | 'logoSrc' | 'description'> {
  href: string | null;
  /** Vehicles in stock; null if that is not known, or for a firm of the group. */
  count: number | null;
}

/** The data of the page of brands. */
export interface BrandList extends BrandsOptions {
  /** The kinds that have brands, in order. */
  groups: { kind: Brand['kind']; title: string; brands: BrandTile[] }[];
  head: PageHead;
}

const TITLES: Record<Brand['kind'], string> = {
  car: 'Cars',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  group: 'Our group',
};

/** The options of the feature; a site without it has no such page. */
export function brandsOptions({ site }: Pick<SiteServices, 'site'>): BrandsOptions {
  const options = featureOptions<typeof brands>(site, 'brands');
  if (!options) throw data(null, { status: 404 });
  return options;
}

/** Loads the brands by kind, with their numbers in stock. */
export async function loadBrands(services: SiteServices): Promise<BrandList> {
  const options = brandsOptions(services);
  const { site, origin } = services;
  const all = contentOf(services).brands;
  const counts = await makeCounts(services, all);
  const crumbs = [{ name: 'Home', href: paths.home() }, { name: options.title }];
  return {
    ...options,
    groups: BRAND_KINDS.flatMap((kind) => {
      const listed = all.filter((brand) => brand.kind === kind);
      if (listed.length === 0) return [];
      return [{ kind, title: TITLES[kind], brands: listed.map((brand) => tileOf(services, brand, counts)) }];
    }),
    head: {
      title: `${options.title} | ${site.name}`,
      description: options.text || `The brands of ${site.name}: ${all.map(({ title }) => title).join(', ')}.`,
      canonical: `${origin}${paths.brands()}`,
      jsonLd: [breadcrumbJsonLd(origin, crumbs)],
    },
  };
}

function tileOf({ site }: Pick<SiteServices, 'site'>, brand: Brand, counts: Counts | null): BrandTile {
  const { slug, title, logoSrc, description, skipPage, href } = brand;
  const own = hasPage(site, paths.stock()) ? brandStock(site, brand) : null;
  return {
    title,
    logoSrc,
    description,
    href: skipPage ? (href ?? (own && searchOf(site, own))) : paths.brand(slug),
    count: own && counts ? (counts.get(keyOf(own)) ?? 0) : null,
  };
}

function searchOf(site: SiteServices['site'], { make, item_type: kind }: BrandStock): string {
  const rules = searchSite(site);
  return formatSearchUrl(searchState({ make: [make], ...(kind && { item_type: [kind] }) }, rules), rules);
}

/** Vehicles in stock, by kind and make. */
type Counts = ReadonlyMap<string, number>;

const keyOf = ({ make, item_type: kind }: BrandStock): string => `${kind ?? ''} ${make.toLowerCase()}`;

/** The numbers of the kinds of vehicle that the site sells and the brands have; null while the engine is down. */
async function makeCounts(
  { site, now, fetch, searchKey }: SiteServices,
  all: readonly Brand[],
): Promise<Counts | null> {
  if (!hasPage(site, paths.stock())) return null;
  const wanted = new Set(
    all.flatMap((brand) => brandStock(site, brand) ?? []).map(({ item_type: kind }) => kind),
  );
  const kinds = [undefined, ...BRAND_KINDS]
    .filter((kind) => kind !== 'group')
    .filter((kind) => wanted.has(kind));
  if (kinds.length === 0) return new Map();
  try {
    const rules = searchSite(site);
    const answers = await multiSearch(
      fetch,
      searchKey,
      kinds.map((kind) => countRequest(kind ? { item_type: [kind] } : {}, rules, { now, facets: ['make'] })),
    );
    return new Map(
      answers.flatMap(({ facet_counts: facets }, at) => {
        const makes = facets.find(({ field_name: field }) => field === 'make')?.counts ?? [];
        const kind = kinds[at];
        return makes.map(
          ({ value, count }) => [keyOf({ make: value, ...(kind && { item_type: kind }) }), count] as const,
        );
      }),
    );
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return null;
  }
}
