import type { Car } from '@forecourt/vehicle';

/** The fields of a vehicle that an enquiry needs, to show it and to name it in a lead. */
export type EnquiryCar = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'stocknum'
  | 'item_type'
  | 'body'
  | 'colour'
  | 'car_type'
  | 'status'
  | 'reserved'
  | 'sold_date_timestamp'
  | 'preorder'
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'images'
  | 'location_id'
>;

/** Picks the fields that an enquiry needs, so that the other fields are not sent to the browser. */
export function enquiryCar(car: EnquiryCar): EnquiryCar {
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    stocknum: car.stocknum,
    item_type: car.item_type,
    body: car.body,
    colour: car.colour,
    car_type: car.car_type,
    status: car.status,
    reserved: car.reserved,
    sold_date_timestamp: car.sold_date_timestamp,
    preorder: car.preorder,
    price: car.price,
    before_price: car.before_price,
    offer_price: car.offer_price,
    subscription_price: car.subscription_price,
    price_type: car.price_type,
    images: car.images.slice(0, 1),
    location_id: car.location_id,
  };
}
