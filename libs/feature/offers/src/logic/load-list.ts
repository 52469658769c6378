import { cardOffer } from '@forecourt/site-content';
import type { CardOffer, ContentOffer } from '@forecourt/site-content';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import { data } from 'react-router';
import type { offers, OffersOptions } from '../manifest.ts';
import { offerJsonLd } from './offer-json-ld.ts';

/** A category of offers, as a link of the list. */
export interface OfferCategory {
  name: string;
  href: string;
  count: number;
  chosen: boolean;
}

/** The data of the list. */
export interface OfferList extends OffersOptions {
  offers: CardOffer[];
  /** Empty if there is only one. */
  categories: OfferCategory[];
  head: PageHead;
}

/** Loads the offers of today, of one category if the address names it. */
export function loadList(services: SiteServices, url: URL): OfferList {
  const { site, origin } = services;
  const options = featureOptions<typeof offers>(site, 'offers');
  if (!options) throw data(null, { status: 404 });
  const all = contentOf(services).offers;
  const category = url.searchParams.get('category');
  const shown = all.filter((offer) => category === null || is(offer.category, category));
  const crumbs = [{ name: 'Home', href: paths.home() }, { name: options.title }];
  return {
    ...options,
    offers: shown.map(cardOffer),
    categories: categoriesOf(all, category),
    head: {
      title: `${options.title} | ${site.name}`,
      description:
        options.text ||
        `Offers at ${site.name}: ${all.map(({ name }) => name).join(', ') || 'new ones soon'}.`,
      canonical: `${origin}${paths.offers()}`,
      jsonLd: [breadcrumbJsonLd(origin, crumbs), ...shown.map((offer) => offerJsonLd(services, offer))],
    },
  };
}

function categoriesOf(all: readonly ContentOffer[], chosen: string | null): OfferCategory[] {
  const names = [...new Set(all.flatMap(({ category }) => category ?? []))].sort();
  if (names.length < 2) return [];
  const of = (name: string | null) => ({
    name: name ?? 'All offers',
    href: name === null ? paths.offers() : `${paths.offers()}?${new URLSearchParams({ category: name })}`,
    count: all.filter(({ category }) => name === null || category === name).length,
    chosen: name === null ? chosen === null : chosen !== null && is(name, chosen),
  });
  return [of(null), ...names.map(of)];
}

function is(actual: string | null, wanted: string): boolean {
  return actual?.toLowerCase() === wanted.toLowerCase();
}
