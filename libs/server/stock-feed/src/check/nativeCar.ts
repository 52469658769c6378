import { parseCar } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { z } from 'zod';
import { readComments } from '../fields/readComments.ts';
import type { Warn } from '../warning.ts';

/** The date fields of a vehicle. */
const DATES = [
  'created_at',
  'updated_at',
  'sold_date_timestamp',
  'price_lowered_at',
  'rego_expiry',
  'build_date',
  'compliance_date',
] as const satisfies readonly (keyof Car)[];

/**
 * The car of a native row, with id 0 until the database assigns one; null, with a warning for each invalid field, if it is invalid. An
 * invalid date is
 * dropped with a warning, and comments become plain text, as in every feed.
 */
export function nativeCar(value: unknown, warn: Warn): Car | null {
  try {
    const car = parseCar({ ...Object(value), id: 0 });
    for (const field of DATES) {
      const said: unknown = Reflect.get(Object(value), field);
      if (car[field] === null && said != null && said !== '')
        warn('invalid_date', field, typeof said === 'string' ? said : JSON.stringify(said));
    }
    return { ...car, dealercomments: readComments(car.dealercomments, warn) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    for (const { path, message } of error.issues) warn('not_a_car', path.join('.') || null, message);
    return null;
  }
}
