import type { Car } from '@forecourt/vehicle';
import type { Appointments } from '../contracts/appointments.ts';
import type { Autogauge, CarAddresses } from '../contracts/cars.ts';
import { call, type ReachOptions } from './call.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import * as routes from './routes.ts';

/** Options of every call. */
interface Abortable {
  signal?: AbortSignal;
}

/** The API calls of page loaders. Each throws a `PlatformProblem` on failure. */
export interface PlatformFetch {
  /** Paths of the indexable cars, after those of an earlier response. */
  carAddresses(after?: number | null, options?: Abortable): Promise<CarAddresses>;
  /** A car of the site; null for an unknown slug. */
  car(slug: string, options?: Abortable): Promise<Car | null>;
  /**
   * The market figures of a car's price; null if unknown or on failure, which is a console warning. Never throws: a page renders
   * without them. (VD-10)
   */
  autogauge(slug: string, options?: Abortable): Promise<Autogauge | null>;
  /** The free appointments of a location; null on failure. Never throws: a form works without them. */
  appointments(locationId: number, options?: Abortable): Promise<Appointments | null>;
}

/** A client of the platform API for loaders: `call` with the error handling that these callers share. */
export function createPlatformFetch(reach: ReachOptions = {}): PlatformFetch {
  return {
    carAddresses: (after = null, options = {}) =>
      call(routes.carAddresses, { query: { after: after?.toString() } }, { ...reach, ...options }),
    car: (slug, options = {}) =>
      call(routes.car, { params: { slug } }, { ...reach, ...options }).catch(nullOn404),
    autogauge: (slug, options = {}) =>
      call(routes.autogauge, { params: { slug } }, { ...reach, ...options }).catch(figuresFailed),
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

/** A 404 means that there are no figures, which is no failure. */
function figuresFailed(error: unknown): null {
  const isUnknown = error instanceof PlatformProblem && error.status === 404;
  if (!isUnknown) console.warn('The market figures could not be loaded.', error);
  return null;
}
