import { displayedPrice, priceText } from '@forecourt/pricing';
import { availability, type Car } from '@forecourt/vehicle';

/** Snapshot of a lead's car at the time of the enquiry. For the dealer only: it includes VIN and number plate. */
export interface LeadVehicle {
  slug: string;
  name: string;
  year: number | null;
  make: string;
  model: string;
  /** The badge and series. */
  trim: string | null;
  stocknum: string | null;
  vin: string | null;
  /** The number plate. Missing in leads of older versions. */
  regplate?: string | null;
  car_type: Car['car_type'];
  item_type: Car['item_type'];
  body: string | null;
  transmission: string | null;
  colour: string | null;
  interior_colour: string | null;
  doors: number | null;
  /** Kilometres. */
  km: number | null;
  /** The displayed price in dollars; null when the car has none, or is unavailable and shows none. */
  price: number | null;
  /** The price at the time of the enquiry, as a page shows it; empty when it shows none. */
  price_text: string;
  /** Why the vehicle is unavailable, as text; null if it is available. Missing in leads of older versions. */
  status_text?: string | null;
  image: string | null;
}

const STATUS_TEXT = {
  in_stock: null,
  coming_soon: 'Coming soon',
  sold: 'Sold',
  unavailable: 'Not available',
};

/** The value does not matter: it only affects the age of a sale, which is not used here. */
const SOME_TIME = new Date(0);

/** Takes the fields that a dealer needs to answer a lead about a car. */
export function leadVehicle(car: Car): LeadVehicle {
  const { state, available } = availability(car, SOME_TIME);
  return {
    slug: car.slug,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    trim: [car.badge, car.series].filter(Boolean).join(' ') || null,
    stocknum: car.stocknum,
    vin: car.vin,
    regplate: car.regplate,
    car_type: car.car_type,
    item_type: car.item_type,
    body: car.body ?? car.simple_body,
    transmission: car.trans ?? car.simple_transmission,
    colour: car.colour,
    interior_colour: car.interior_colour,
    doors: car.doors,
    km: car.km,
    price: available ? displayedPrice(car) : null,
    price_text: available ? priceText(car) : '',
    status_text: available && car.reserved ? 'Reserved' : STATUS_TEXT[state],
    image: car.primary_image_url,
  };
}
