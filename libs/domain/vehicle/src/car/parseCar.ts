import { readAmount, readText, readTextList, slugify } from '@forecourt/values';
import { simpleBody } from '../derive/simpleBody.ts';
import { simpleFuel } from '../derive/simpleFuel.ts';
import { simpleTransmission } from '../derive/simpleTransmission.ts';
import { carSchema } from './car.ts';
import type { Car } from './car.ts';
import { carName } from './carName.ts';
import { carSlug } from './carSlug.ts';
import { readImages } from './image.ts';
import { respell } from './respell.ts';

/**
 * Parses a record of any feed as a `Car`. Keys and values may have the names and formats of the feed, timestamps may be seconds,
 * milliseconds or ISO. If the record lacks them, these fields are derived: name, slug, path, make and model together, title,
 * simple body, fuel and transmission, category, thumbnails, first picture and picture count. Parsing a `Car` again gives an equal
 * `Car`. Throws a `ZodError` with each field if id, make or model is missing or `car_type` is unknown.
 *
 * @example parseCar({ id: '7', Make: 'Kia', Model: 'Rio', Odometer: '12,000 km' }).km // 12000
 */
export function parseCar(value: unknown): Car {
  return carSchema.parse(complete(respell(value)));
}

function complete(record: Record<string, unknown>): Record<string, unknown> {
  const make = readText(record.make) ?? '';
  const model = readText(record.model) ?? '';
  const badge = readText(record.badge);
  const stocknum = readText(record.stocknum);
  const name = readText(record.name) ?? carName({ year: readAmount(record.year), make, model, badge });
  const id = readText(record.id) ?? '';
  const slug = readText(record.slug) ?? (carSlug({ name, stocknum: stocknum ?? id }) || slugify(id));
  return {
    ...record,
    ...completeMedia(record),
    ...completeFacets(record),
    name,
    slug,
    path: readText(record.path) ?? `/cars/${slug}`,
    make_model: readText(record.make_model) ?? `${make} ${model}`,
    carsales_title: readText(record.carsales_title) ?? name,
  };
}

function completeMedia(record: Record<string, unknown>): Record<string, unknown> {
  const images = readImages(record.images);
  const thumbnails = readTextList(record.thumbnails);
  return {
    images,
    thumbnails: thumbnails.length > 0 ? thumbnails : images.map(({ image }) => image.thumb.url),
    primary_image_url: readText(record.primary_image_url) ?? images[0]?.image.url,
    photos_count: readAmount(record.photos_count) ?? images.length,
  };
}

function completeFacets(record: Record<string, unknown>): Record<string, unknown> {
  const body = readText(record.simple_body) ?? simpleBody(record.body);
  const categories = readTextList(record.categories);
  return {
    simple_body: body,
    simple_fuel: readText(record.simple_fuel) ?? simpleFuel(record.fuel),
    simple_transmission: readText(record.simple_transmission) ?? simpleTransmission(record.trans),
    categories: categories.length > 0 ? categories : [body],
  };
}
