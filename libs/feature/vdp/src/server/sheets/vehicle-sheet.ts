import type { VehicleSheet } from '@forecourt/documents';
import { financeEstimate, formatRate } from '@forecourt/finance';
import { placeOf } from '@forecourt/location';
import { phoneLink, resolvePhone } from '@forecourt/phone';
import { formatDollars, priceDisplay } from '@forecourt/pricing';
import type { PublicSite } from '@forecourt/site-config';
import { type Car, carName, isForSale, shownFeatures, specLists, stockStatus } from '@forecourt/vehicle';

const PERIODS = { weekly: 'a week*', fortnightly: 'a fortnight*', monthly: 'a month*' };

/**
 * The content of a car’s PDF, by the same rules as its page. A sold car has neither price nor finance.
 *
 * @param origin of the site, for the URL in the QR code.
 */
export function vehicleSheet(
  car: Car,
  site: PublicSite,
  { origin, now, photo }: { origin: string; now: Date; photo: VehicleSheet['photo'] },
): VehicleSheet {
  const place = placeOf(car, site);
  const { featured, summary, specifications } = specLists(car, { ...site.stock, now, timeZone: site.zone });
  const sold = car.status === 'sold';
  const price = priceDisplay(car, site.stock);
  return {
    dealer: {
      name: site.name,
      address: place ? `${place.address.street}, ${place.address.city} ${place.address.state}` : null,
      phone: phoneLink(resolvePhone({ car, dealer: site })?.number ?? site.phones.main)?.text ?? null,
      licence: place?.dealer_license_number ?? null,
    },
    title: carName({ year: car.year, make: car.make, model: car.model }),
    subtitle: [car.badge, car.stocknum && `Stock ${car.stocknum}`].filter(Boolean).join('. '),
    status: sold
      ? ''
      : stockStatus(car)
          .map(({ text, sentence }) => `${text}. ${sentence}`)
          .join(' '),
    price: !isForSale(car)
      ? { text: sold ? 'SOLD' : '', suffix: '', was: null }
      : { text: price.text, suffix: price.suffix, was: price.was === null ? null : formatDollars(price.was) },
    finance: sold ? null : financeOf(car, site, now),
    facts: [
      ...new Map([...featured, ...summary, ...specifications].map((fact) => [fact.label, fact])).values(),
    ],
    features: shownFeatures(car),
    photo,
    url: `${origin}/cars/${encodeURIComponent(car.slug)}`,
    printed: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: site.zone }).format(now),
  };
}

function financeOf(car: Car, { finance }: PublicSite, now: Date): VehicleSheet['finance'] {
  const estimate = finance && financeEstimate(car, finance, { now });
  if (!estimate || 'unavailable' in estimate) return null;
  return {
    figures: [
      { label: PERIODS[estimate.frequency], value: formatDollars(Math.round(estimate.amount)) },
      { label: 'interest rate', value: formatRate(estimate.annualRatePercent) },
      { label: 'comparison rate*', value: formatRate(estimate.comparisonRatePercent) },
    ],
    example: estimate.example,
    warning: estimate.warning,
  };
}
