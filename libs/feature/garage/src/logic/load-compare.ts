import { financeEstimate } from '@forecourt/finance';
import { standIn } from '@forecourt/image-url';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { priceDisplay } from '@forecourt/pricing';
import type { PriceDisplay } from '@forecourt/pricing';
import { featureOptions, paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { compareSpecs, FUEL_DEFAULTS, stockStatus } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import type { garage } from '../manifest.ts';
import { comparedDelivery } from './compared-delivery.ts';
import { comparedFinance } from './compared-finance.ts';
import { comparedIds } from './compared-ids.ts';

const MOST_PICTURES = 8;

/** A vehicle of the comparison, as its column heads it. */
export interface ComparedCar {
  id: number;
  name: string;
  /** Path of its page. */
  path: string;
  /** Its pictures, of which the page shows one at a time; at most eight. */
  pictures: string[];
  /** Fallback for a picture that fails to load. */
  standIn: string;
  price: PriceDisplay;
  /** On the terms of its lender; null without one, and where all are compared on the same terms. */
  repayment: {
    amount: number;
    frequency: 'weekly' | 'fortnightly' | 'monthly';
    annualRatePercent: number;
    comparisonRatePercent: number;
  } | null;
  /** Why it is not simply in stock, such as `Sold`. */
  status: string[];
}

/** Loader data of the comparison of up to four vehicles. One that is not there any more is left out, and counted. */
export async function loadCompare(
  { site, now, origin, fetch }: Pick<SiteServices, 'site' | 'now' | 'origin' | 'fetch'>,
  query: URLSearchParams,
) {
  const ids = comparedIds(query);
  const platform = createPlatformFetch({ fetch });
  const [found, delivery] = await Promise.all([
    Promise.all(ids.map((id) => platform.car(id))),
    comparedDelivery({ site, fetch }, query),
  ]);
  const cars = found.filter((car) => car !== null);
  const saved = featureOptions<typeof garage>(site, 'garage');
  const crumbs = [
    { name: 'Home', href: paths.home() },
    { name: saved?.name ?? '', href: paths.watchlist() },
    { name: 'Compare' },
  ];
  const head: PageHead = {
    title: `${cars.map(({ name }) => name).join(' or ') || 'Compare'} | ${site.name}`,
    description: `Price, repayments and specifications of vehicles of ${site.name}, side by side.`,
    canonical: `${origin}${paths.compare(cars.map(({ id }) => id))}`,
    noindex: true,
    jsonLd: [breadcrumbJsonLd(origin, crumbs)],
  };
  const lines = compareSpecs(cars);
  const finance = comparedFinance(cars, { site, now }, query);
  return {
    cars: cars.map((car) => comparedCar(car, { site, now, hasOwnTerms: finance === null })),
    finance,
    lines,
    // What the fuel of a year was calculated for. Sent as data: the rules of fuel then stay out of the scripts of this page.
    fuelFor: lines.some(({ key }) => key === 'fuelyear') ? FUEL_DEFAULTS : null,
    delivery,
    terms: termsOf(query),
    gone: ids.length - cars.length,
    url: head.canonical,
    crumbs,
    head,
  };
}

/** What the address says besides the vehicles, as a query: the terms of the repayments, and the postcode. Empty for none. */
function termsOf(query: URLSearchParams): string {
  const said = ['deposit', 'years', 'postcode'].flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text]];
  });
  return new URLSearchParams(said).toString();
}

function comparedCar(
  car: Car,
  { site, now, hasOwnTerms }: { site: PublicSite; now: Date; hasOwnTerms: boolean },
): ComparedCar {
  const estimate = hasOwnTerms && site.finance && financeEstimate(car, site.finance, { now });
  return {
    id: car.id,
    name: car.name,
    path: paths.vehicle(car.slug),
    pictures: picturesOf(car),
    standIn: standIn(car),
    price: priceDisplay(car, site.stock),
    repayment: estimate && !('unavailable' in estimate) ? repaymentOf(estimate) : null,
    status: stockStatus(car).map(({ text }) => text),
  };
}

/** The first picture, as on cards, then the others. */
function picturesOf({ primary_image_url: first, images }: Car): string[] {
  const urls = images.map(({ image }) => image.url);
  return [...new Set(first === null ? urls : [first, ...urls])].slice(0, MOST_PICTURES);
}

function repaymentOf({
  amount,
  frequency,
  annualRatePercent,
  comparisonRatePercent,
}: NonNullable<ComparedCar['repayment']>): ComparedCar['repayment'] {
  return { amount, frequency, annualRatePercent, comparisonRatePercent };
}
