import { findCarBySlug } from '@forecourt/api';
import { locationName, placeOf } from '@forecourt/location';
import { priceDisplay } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import { isForSale, shownFeatures, specLists, stockStatus } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { z } from 'zod';
import type { ToolServices } from './ToolServices.ts';

/** A vehicle in a list. */
export const listedSchema = z.object({
  /** For the tools `vehicle` and `repayment`. */
  id: z.string().describe('For the tools `vehicle` and `repayment`.'),
  name: z.string(),
  /** Its page. */
  url: z.string().describe('Its page.'),
  /** What limits its sale: sold, reserved, coming soon, not available. Empty for none. */
  status: z
    .string()
    .describe('What limits its sale: sold, reserved, coming soon, not available. Empty for none.'),
  /** As the site shows it, with "Call for price" and the like. Empty for one that is not for sale. */
  price: z
    .string()
    .describe(
      'As the site shows it, with "Call for price" and the like. Empty for one that is not for sale.',
    ),
  /** What the price is: drive away, or without government charges. Give it with the price. */
  priceNote: z
    .string()
    .describe('What the price is: drive away, or without government charges. Give it with the price.'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  location: z.string().nullable(),
});

/** All that the page of a vehicle says. */
export const vehicleSchema = listedSchema.extend({
  /** The price before a reduction, dollars. */
  wasPrice: z.number().nullable().describe('The price before a reduction, dollars.'),
  features: z.array(z.string()),
  comments: z.string().nullable(),
  pictures: z.array(z.string()),
});

/** A vehicle that the site shows, by its slug, id or address, with or without a query and a fragment; null for none. */
export function findVehicle(asked: string, { db, site }: ToolServices): Promise<Car | null> {
  const [last = ''] = asked
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .slice(-1);
  return findCarBySlug(db, site, last);
}

/** A vehicle as lists have it. */
export function listedVehicle(
  car: Car,
  { site, shown }: Pick<ToolServices, 'site' | 'shown'>,
): z.output<typeof listedSchema> {
  const place = placeOf(car, shown);
  const { text, suffix } = priceDisplay(car, shown.stock);
  const sells = isForSale(car);
  return {
    id: car.slug,
    name: car.name,
    url: `${site.origin}${paths.vehicle(car.slug)}`,
    status: stockStatus(car)
      .map((each) => each.text)
      .join(', '),
    price: sells ? text : '',
    priceNote: sells ? suffix : '',
    facts: specLists(car).featured.map(({ label, value }) => ({ label, value })),
    location: place ? locationName(shown, place) : car.city,
  };
}

/** A vehicle as its page has it. */
export function vehicleOf(car: Car, services: ToolServices): z.output<typeof vehicleSchema> {
  const { site, shown, now } = services;
  const { featured, summary, specifications } = specLists(car, { now, timeZone: shown.zone });
  const facts = new Map(
    [...featured, ...summary, ...specifications].map(({ label, value }) => [label, { label, value }]),
  );
  const pictures = car.images.flatMap(({ image }) => URL.parse(image.url, site.origin)?.href ?? []);
  return {
    ...listedVehicle(car, services),
    facts: [...facts.values()],
    wasPrice: isForSale(car) ? priceDisplay(car, shown.stock).was : null,
    features: shownFeatures(car),
    comments: car.dealercomments,
    pictures: pictures.slice(0, 10),
  };
}
