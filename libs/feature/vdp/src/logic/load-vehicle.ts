import { financeEstimate } from '@forecourt/finance';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { drawnPicture, vehiclePreview } from '@forecourt/page/link-preview';
import type { SiteServices } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { displayedPrice, priceDisplay } from '@forecourt/pricing';
import { featureOptions, hasPage, knownSteps, paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { capitalise, slugify } from '@forecourt/values';
import { featureVisible, isForSale, leftListings, stockStatus, vehicleWord } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { redirect } from 'react-router';
import type { vdp } from '../manifest.ts';
import { askDelivery } from './ask-delivery.ts';
import { modelSearchPath } from './model-search-path.ts';
import { shownCar } from './shown-car.ts';
import { vehicleMedia } from './vehicle-media.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';
import { vehicleSections } from './vehicle-sections.ts';

/**
 * Loader data of the vehicle page; null for an unknown slug. A sold vehicle keeps its page, with noindex once it has
 * left the listings; if the dealer configures it, its URL then redirects permanently to the search of its model.
 * `query` is the query of the URL: forms without JavaScript submit to the page itself.
 */
export async function loadVehicle(
  services: SiteServices,
  slug: string,
  query: URLSearchParams = new URLSearchParams(),
) {
  const { site, now, origin, fetch } = services;
  const platform = createPlatformFetch({ fetch });
  const found = await platform.car(slug);
  if (!found) return null;
  const car = shownCar(found);
  if (/^\d+$/.test(slug) && car.slug !== slug) throw redirect(paths.vehicle(car.slug), 301);
  const options = featureOptions<typeof vdp>(site, 'vdp');
  const hasLeft = (soldDays: number) => leftListings(car, { soldDays, now });
  if (
    typeof options?.soldRedirectDays === 'number' &&
    hasLeft(Math.max(options.soldRedirectDays, site.stock.soldDays))
  ) {
    const path = await modelSearchPath(services, car);
    if (path !== null && hasPage(site, path)) throw redirect(path, 301);
  }
  const [figures, asked] = await Promise.all([
    displayedPrice(car) !== null &&
    featureVisible('autogauge', car, { features: { autogauge: options?.gauge.show } })
      ? platform.autogauge(car.slug)
      : null,
    loadDelivery(services, query.get('postcode')),
  ]);
  const crumbs = crumbsOf(car, site);
  const description = `${car.name}, ${offerWords(car, site)} at ${site.name}. ${car.dealercomments ?? ''}`;
  const head: PageHead = {
    title: `${car.name} | ${site.name}`,
    description,
    canonical: `${origin}${paths.vehicle(car.slug)}`,
    noindex: hasLeft(site.stock.soldDays),
    image: drawnPicture(origin, 'cars', car.slug, vehiclePreview(found, site)),
    jsonLd: [vehicleJsonLd(car, site, { origin, description }), breadcrumbJsonLd(origin, crumbs)],
  };
  const sections = vehicleSections(site, asked, query);
  const estimate = site.finance && financeEstimate(car, site.finance, { now });
  return {
    now: now.toISOString(),
    car,
    media: vehicleMedia(car, site.media),
    crumbs,
    figures,
    sections,
    estimate: estimate && !('unavailable' in estimate) ? estimate : null,
    head,
  };
}

/** Status and price of a vehicle for the description, as on its page; only one that is for sale has a price. */
function offerWords(car: Car, { stock }: PublicSite): string {
  const status = stockStatus(car).map(({ text }) => text.toLowerCase());
  if (!isForSale(car)) return status.join(', ');
  const { text, suffix } = priceDisplay(car, stock);
  return [...status, [text.replace(/\.$/, ''), suffix.toLowerCase()].filter(Boolean).join(' ')].join(', ');
}

/** The breadcrumb: home, the stock (or its item type, if the site has several), make, model, the vehicle. */
export function crumbsOf(car: Car, site: PublicSite): { name: string; href?: string }[] {
  const make = slugify(car.make);
  const several = site.stock.itemTypes.length > 1;
  const kind = `${vehicleWord(car.item_type)}s`;
  return knownSteps(site, [
    { name: 'Home', href: paths.home() },
    several
      ? { name: capitalise(kind), href: paths.stock({ item_type: car.item_type }) }
      : { name: featureOptions<typeof vdp>(site, 'vdp')?.stockName ?? 'Stock', href: paths.stock() },
    { name: car.make, href: paths.search(make) },
    { name: car.model, href: paths.search(make, slugify(car.model)) },
    { name: car.name },
  ]);
}

/** The delivery price for a postcode; null without one, and on a page without that section. */
async function loadDelivery({ site, fetch }: SiteServices, postcode: string | null) {
  if (postcode === null || vehicleSections(site).delivery === null) return null;
  return { postcode, answer: await askDelivery(postcode, fetch) };
}
