import { createPlatformFetch } from '@forecourt/platform-client';
import { displayedPrice, priceDisplay } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { breadcrumbJsonLd } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { availability, slugify, vehicleWord } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { redirect } from 'react-router';
import { askDelivery } from './ask-delivery.ts';
import { modelSearchPath } from './model-search-path.ts';
import { vehicleMedia } from './vehicle-media.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';
import { vehicleSections } from './vehicle-sections.ts';

/**
 * What the vehicle page needs; null for a slug that nobody has. A sold vehicle still has its page, out of the index once it left
 * the listings; where the dealer wants it, its address then leads to the search of its model, for good. `postcode` is the one
 * that the delivery form of a page without scripts asked about.
 */
export async function loadVehicle(services: SiteServices, slug: string, postcode: string | null = null) {
  const { site, now, origin, fetch } = services;
  const platform = createPlatformFetch({ fetch });
  const car = await platform.car(slug);
  if (!car) return null;
  const options = featureOptions(site, 'vdp');
  const { soldForDays } = { soldForDays: null, ...availability(car, now) };
  const isPast = (days: number) => soldForDays !== null && soldForDays > Math.max(days, site.stock.soldDays);
  if (typeof options?.soldRedirectDays === 'number' && isPast(options.soldRedirectDays)) {
    const path = await modelSearchPath(services, car);
    if (path !== null) throw redirect(path, 301);
  }
  const [figures, asked] = await Promise.all([
    options?.gauge && displayedPrice(car) !== null && car.status !== 'sold'
      ? platform.autogauge(car.slug)
      : null,
    loadDelivery(services, postcode),
  ]);
  const crumbs = crumbsOf(car, site);
  const head: PageHead = {
    title: `${car.name} | ${site.name}`,
    description: `${car.name}, ${priceDisplay(car).text} at ${site.name}. ${car.dealercomments ?? ''}`.trim(),
    canonical: `${origin}${paths.vehicle(car.slug)}`,
    noindex: isPast(0),
    image: car.primary_image_url ? new URL(car.primary_image_url, origin).href : null,
    jsonLd: [vehicleJsonLd(car, site, origin, now), breadcrumbJsonLd(origin, crumbs)],
  };
  const sections = vehicleSections(site, asked);
  return {
    now: now.toISOString(),
    car,
    media: vehicleMedia(car, site.media),
    crumbs,
    figures,
    sections,
    head,
  };
}

/** Home, the stock (of a site with several kinds of vehicle: that kind), make, model, then the vehicle itself. */
export function crumbsOf(car: Car, site: PublicSite): { name: string; href?: string }[] {
  const make = slugify(car.make);
  const several = site.stock.itemTypes.length > 1;
  const kind = `${vehicleWord(car.item_type)}s`;
  return [
    { name: 'Home', href: paths.home() },
    several
      ? {
          name: kind.charAt(0).toUpperCase() + kind.slice(1),
          href: paths.stock({ item_type: car.item_type }),
        }
      : { name: featureOptions(site, 'vdp')?.stockName ?? 'Stock', href: paths.stock() },
    { name: car.make, href: paths.search(make) },
    { name: car.model, href: paths.search(make, slugify(car.model)) },
    { name: car.name },
  ];
}

/** What delivery to a postcode costs; null where none was asked about, and on a page without that section. */
async function loadDelivery({ site, fetch }: SiteServices, postcode: string | null) {
  if (postcode === null || vehicleSections(site).delivery === null) return null;
  return { postcode, answer: await askDelivery(postcode, fetch) };
}
