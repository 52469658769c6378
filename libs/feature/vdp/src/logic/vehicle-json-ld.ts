import { locationName, placeOf } from '@forecourt/location';
import { postalAddress, sharePicture, shortDescription } from '@forecourt/page/head';
import type { JsonLd } from '@forecourt/page/head';
import { locationPhone, normalisePhone } from '@forecourt/phone';
import { displayedPrice } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { isForSale, knownWord, stockStatus } from '@forecourt/vehicle';
import type { Car, StockStatus } from '@forecourt/vehicle';

const types: Record<Car['item_type'], string> = {
  car: 'Car',
  truck: 'Vehicle',
  motorcycle: 'Motorcycle',
  caravan: 'Vehicle',
};

/**
 * schema.org data of a vehicle. An offer has a price only if the page shows one; a sold vehicle is SoldOut without a
 * price, an unavailable one is OutOfStock.
 *
 * @param facts.origin of the site, for absolute URLs.
 * @param facts.description of the page; it is shortened.
 */
export function vehicleJsonLd(
  car: Car,
  site: PublicSite,
  { origin, description }: { origin: string; description: string },
): JsonLd {
  const itemCondition = `https://schema.org/${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`;
  return known({
    '@context': 'https://schema.org',
    '@type': types[car.item_type],
    name: car.name,
    url: `${origin}${car.path}`,
    description: shortDescription(description),
    sku: car.stocknum,
    vehicleIdentificationNumber: car.vin,
    image: car.images.map(({ image }) => absolute(origin, image.url)),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleConfiguration: car.badge,
    bodyType: car.body,
    color: car.colour,
    vehicleInteriorColor: car.interior_colour,
    mileageFromOdometer:
      car.km === null || car.item_type === 'caravan'
        ? null
        : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    vehicleTransmission: knownWord(car.simple_transmission, car.trans),
    driveWheelConfiguration: car.drive,
    fuelType: knownWord(car.simple_fuel, car.fuel),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    itemCondition,
    offers: {
      '@type': 'Offer',
      ...priceOf(car),
      availability: `https://schema.org/${availabilityOf(car)}`,
      itemCondition,
      url: `${origin}${car.path}`,
      seller: sellerOf(car, site, origin),
    },
  });
}

function sellerOf(car: Car, site: PublicSite, origin: string): Record<string, unknown> {
  const location = placeOf(car, site);
  const phone = (location && locationPhone(location)) ?? site.phones.main;
  return {
    '@type': 'AutoDealer',
    name: location ? locationName(site, location) : site.name,
    url: `${origin}${paths.home()}`,
    image: site.sharePicture === null ? null : sharePicture(origin, site.sharePicture, '').url,
    telephone: phone == null ? null : normalisePhone(phone),
    address: location && postalAddress(location.address),
  };
}

function priceOf(car: Car): Record<string, unknown> {
  const amount = displayedPrice(car);
  if (!isForSale(car) || amount === null) return {};
  return { price: amount, priceCurrency: 'AUD' };
}

const AVAILABILITY: Record<StockStatus['kind'], string> = {
  sold: 'SoldOut',
  unavailable: 'OutOfStock',
  'coming-soon': 'PreOrder',
  reserved: 'LimitedAvailability',
};

/** The schema.org availability; of several statuses the last one applies, as it is the strictest. */
function availabilityOf(car: Car): string {
  const status = stockStatus(car).at(-1);
  if (status) return AVAILABILITY[status.kind];
  return car.preorder ? 'PreOrder' : 'InStock';
}

function absolute(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url;
}

// Unknown facts are left out: crawlers report nulls and empty values in structured data as errors.
function known<Data extends object>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) => {
      const fact = typeof value === 'string' ? value.trim() : value;
      const isEmpty = fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0);
      return isEmpty ? undefined : fact;
    }),
  );
}
