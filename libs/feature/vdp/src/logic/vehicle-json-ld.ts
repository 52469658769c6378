import { placeOf } from '@forecourt/location';
import type { JsonLd } from '@forecourt/page/head';
import { displayedPrice } from '@forecourt/pricing';
import type { BundledSite } from '@forecourt/site-config';
import { stockStatus } from '@forecourt/vehicle';
import type { Car, StockStatus } from '@forecourt/vehicle';

const types: Record<Car['item_type'], string> = {
  car: 'Car',
  truck: 'Vehicle',
  motorcycle: 'Motorcycle',
  caravan: 'Product',
};

/**
 * schema.org data of a vehicle. An offer has a price only if the page shows one; a sold vehicle is SoldOut without a
 * price, an unavailable one is OutOfStock.
 *
 * @param origin of the site, for absolute URLs.
 */
export function vehicleJsonLd(car: Car, site: BundledSite, origin: string): JsonLd {
  const location = placeOf(car, site);
  return known({
    '@context': 'https://schema.org',
    '@type': types[car.item_type],
    name: car.name,
    url: `${origin}${car.path}`,
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
    vehicleTransmission: car.simple_transmission,
    driveWheelConfiguration: car.drive,
    fuelType: car.simple_fuel,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    itemCondition: `https://schema.org/${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    offers: {
      '@type': 'Offer',
      ...priceOf(car),
      availability: `https://schema.org/${availabilityOf(car)}`,
      url: `${origin}${car.path}`,
      seller: {
        '@type': 'AutoDealer',
        name: location?.name ?? site.name,
        telephone: location?.phone ?? null,
      },
    },
  });
}

function priceOf(car: Car): Record<string, unknown> {
  const amount = displayedPrice(car);
  if (car.status === 'sold' || amount === null) return {};
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

// Unknown facts are left out: crawlers report a null in structured data as an error.
function known<Data extends object>(data: Data): Data {
  return JSON.parse(JSON.stringify(data, (_key, value: unknown) => value ?? undefined));
}
