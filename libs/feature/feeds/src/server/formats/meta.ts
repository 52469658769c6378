import { locationPhone } from '@forecourt/phone';
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/vehicle';
import type { SimpleBody, SimpleDrive, SimpleFuel, SimpleTransmission } from '@forecourt/vehicle';
import { escapeXml } from '@forecourt/values';
import type { Listing } from '../listing.ts';
import { isAdvertised } from './advertised.ts';
import type { Advertised } from './advertised.ts';
import type { FeedFormat } from './format.ts';

const BODIES: Record<SimpleBody, string> = {
  bus: 'MINIBUS',
  cabChassis: 'TRUCK',
  caravan: 'OTHER',
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hardtop: 'CONVERTIBLE',
  hatch: 'HATCHBACK',
  lightTruck: 'TRUCK',
  motorcycle: 'OTHER',
  motorhome: 'OTHER',
  peopleMover: 'MPV',
  sedan: 'SEDAN',
  softtop: 'CONVERTIBLE',
  suv: 'SUV',
  ute: 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
  Other: 'OTHER',
};
const DRIVES: Record<SimpleDrive, string> = {
  FWD: 'FWD',
  RWD: 'RWD',
  AWD: 'AWD',
  '4WD': 'FOUR_WHEEL_DRIVE',
  '2WD': 'TWO_WHEEL_DRIVE',
  Other: 'OTHER',
};
const FUELS: Record<SimpleFuel, string> = {
  Petrol: 'GASOLINE',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  Electric: 'ELECTRIC',
  LPG: 'OTHER',
  Other: 'OTHER',
};
const TRANSMISSIONS: Record<SimpleTransmission, string> = {
  Automatic: 'AUTOMATIC',
  Manual: 'MANUAL',
  Other: 'OTHER',
};

/** Meta takes at most twenty pictures, and descriptions of 5,000 characters. */
const PICTURES = 20;
const LONGEST = 5_000;

/** Meta's automotive inventory: XML with an element for each vehicle. */
export const meta: FeedFormat = {
  file: 'meta.xml',
  contentType: 'application/xml; charset=utf-8',
  vin: false,
  head: ({ origin, site }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<listings>',
      element('title', `Vehicles of ${site.name}`),
      `<link rel="self" href="${escapeXml(`${origin}/api/feeds/meta.xml`)}"/>`,
      '',
    ].join('\n'),
  rows: (listings) =>
    listings
      .filter((each) => isAdvertised(each))
      .map(listingElement)
      .join(''),
  foot: '</listings>\n',
};

function listingElement(listing: Advertised): string {
  const { car, id, title, description, url, images, price, isNew, place, inStockSince } = listing;
  const parts = [
    element('vehicle_id', id),
    element('vin', car.vin),
    element('title', title),
    element('description', description.slice(0, LONGEST)),
    element('url', url),
    element('make', car.make),
    element('model', car.model),
    element('trim', car.badge),
    element('year', car.year),
    `<mileage>${element('value', Math.round(car.km ?? 0))}${element('unit', 'KM')}</mileage>`,
    ...images.slice(0, PICTURES).map((image) => `<image>${element('url', image)}</image>`),
    element(
      'transmission',
      TRANSMISSIONS[simpleTransmission(car.simple_transmission ?? car.trans) ?? 'Other'],
    ),
    element('body_style', BODIES[simpleBody(car.body ?? car.simple_body) ?? 'Other']),
    element('drivetrain', DRIVES[simpleDrive(car.drive) ?? 'Other']),
    element('fuel_type', FUELS[simpleFuel(car.fuel ?? car.simple_fuel) ?? 'Other']),
    element('price', `${price} AUD`),
    element('exterior_color', car.colour),
    element('interior_color', car.interior_colour),
    element('state_of_vehicle', isNew ? 'New' : car.certified ? 'CPO' : 'Used'),
    // Nobody has graded a used one.
    element('condition', isNew ? 'EXCELLENT' : 'OTHER'),
    element('availability', 'AVAILABLE'),
    element('stock_number', car.stocknum),
    element('dealer_id', place?.id ?? null),
    element('dealer_name', place?.name ?? null),
    element('dealer_phone', place && locationPhone(place)),
    element('date_first_on_lot', inStockSince),
    ...placeElements(place),
  ];
  return `<listing>${parts.join('')}</listing>\n`;
}

function placeElements(place: Listing['place']): string[] {
  if (!place) return [];
  const { street, city, state, postcode, lat, long } = place.address;
  const parts = { addr1: street, city, region: state, postal_code: postcode, country: 'AU' };
  const components = Object.entries(parts).map(
    ([name, value]) => `<component name="${name}">${escapeXml(value)}</component>`,
  );
  return [
    `<address format="simple">${components.join('')}</address>`,
    element('latitude', lat),
    element('longitude', long),
  ];
}

/** An element; none for a fact that is missing. */
function element(name: string, value: string | number | null): string {
  return value === null || value === '' ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;
}
