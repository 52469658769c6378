import type { Car } from '@forecourt/vehicle';
import type { Appointments } from '../contracts/appointments.ts';
import type { Autogauge, CarAddresses } from '../contracts/cars.ts';
import { call, type ReachOptions } from './call.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import * as routes from './routes.ts';

/** What every call takes. */
interface Abortable {
  signal?: AbortSignal;
}

/** The calls of the API that the loaders of pages make. Each throws a `PlatformProblem` when it does not get what it asked for. */
export interface PlatformFetch {
  /** Addresses of the cars that search engines may list, after those of another answer. */
  carAddresses(after?: number | null, options?: Abortable): Promise<CarAddresses>;
  /** A car of the site; null when it has none of that name. */
  car(slug: string, options?: Abortable): Promise<Car | null>;
  /** Where the price of a car lies in the market; null when that cannot be told. Never throws: a page does without. */
  autogauge(slug: string, options?: Abortable): Promise<Autogauge | null>;
  /** The free half hours of a place; null when they cannot be told. Never throws: a form does without. */
  appointments(locationId: number, options?: Abortable): Promise<Appointments | null>;
}

/** A client of the platform API for loaders: `call` with what each caller of these would write around it. */
export function createPlatformFetch(reach: ReachOptions = {}): PlatformFetch {
  return {
    carAddresses: (after = null, options = {}) =>
      call(routes.carAddresses, { query: { after: after?.toString() } }, { ...reach, ...options }),
    car: (slug, options = {}) =>
      call(routes.car, { params: { slug } }, { ...reach, ...options }).catch(nullOn404),
    autogauge: (slug, options = {}) =>
      call(routes.autogauge, { params: { slug } }, { ...reach, ...options }).catch(() => null),
    appointments: (locationId, options = {}) =>
      call(routes.appointments, { query: { location_id: String(locationId) } }, { ...reach, ...options })
        .then((answer) => (Array.isArray(answer.slots) ? answer : null))
        .catch(() => null),
  };
}

function nullOn404(error: unknown): null {
  if (error instanceof PlatformProblem && error.status === 404) return null;
  throw error;
}
