import type { Car } from '@forecourt/vehicle';
import type { Appointments } from '../contracts/appointments.ts';
import type { Autogauge, CarAddresses, CarView, SimilarCars } from '../contracts/cars.ts';
import type { Operations } from '../contracts/operations.ts';
import { call, type ReachOptions } from './call.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import * as routes from './routes.ts';

/** How the API is reached, and whether its answers are believed. */
export interface PlatformFetchOptions extends ReachOptions {
  /** Hand in `operations` to have every answer checked; left out, answers are trusted and zod is not loaded. */
  contracts?: Operations;
}

/** What every call takes. */
interface Abortable {
  signal?: AbortSignal;
}

/** Tells one version of a car's page from another, so that caches in between keep them apart. */
export interface CarVersion {
  photosCount?: number | null;
  updatedAt?: string | null;
  websiteId?: string | null;
}

/** The calls of the API that read. Each throws a `PlatformProblem` when it does not get what it asked for. */
export interface PlatformFetch {
  /** Addresses of the cars that search engines may list, after those of another answer. */
  carAddresses(after?: number | null, options?: Abortable): Promise<CarAddresses>;
  /** A car of the site; null when it has none of that name. */
  car(slug: string, options?: Abortable): Promise<Car | null>;
  /** At most six cars that are like another one. */
  similarCars(slug: string, options?: Abortable): Promise<SimilarCars>;
  /** Views and fresh fields of a car; null when there are none to be had. Never throws: a page does without. */
  carView(slug: string, version?: CarVersion, options?: Abortable): Promise<CarView | null>;
  /** Where the price of a car lies in the market; null when that cannot be told. Never throws: a page does without. */
  autogauge(slug: string, options?: Abortable): Promise<Autogauge | null>;
  /** The free half hours of a place; null when they cannot be told. Never throws: a form does without. */
  appointments(locationId: number, options?: Abortable): Promise<Appointments | null>;
}

/**
 * A client of the platform API for loaders, actions and scripts: `call` with what each caller of these would write around it.
 * Components use `platformApi` of `@forecourt/platform-client/rtk`, which is made of this one.
 */
export function createPlatformFetch({ contracts, ...reach }: PlatformFetchOptions = {}): PlatformFetch {
  const checked = <Answer>(operation: { answer: { parse(value: unknown): Answer } } | undefined) =>
    operation && { check: (value: unknown) => operation.answer.parse(value) };
  const ofCar = (slug: string) => ({ params: { slug } });
  return {
    carAddresses: (after = null, options = {}) =>
      call(
        routes.carAddresses,
        { query: { after: textOf(after) } },
        { ...reach, ...options, ...checked(contracts?.carAddresses) },
      ),
    car: (slug, options = {}) =>
      call(routes.car, ofCar(slug), { ...reach, ...options, ...checked(contracts?.car) }).catch(nullOn404),
    similarCars: (slug, options = {}) =>
      call(routes.similarCars, ofCar(slug), { ...reach, ...options, ...checked(contracts?.similarCars) }),
    carView: (slug, { photosCount, updatedAt, websiteId } = {}, options = {}) => {
      const query = {
        photos_count: textOf(photosCount),
        updated_at: textOf(updatedAt),
        website_id: textOf(websiteId),
      };
      const input = { ...ofCar(slug), query };
      return call(routes.carView, input, { ...reach, ...options, ...checked(contracts?.carView) }).catch(
        () => null,
      );
    },
    autogauge: (slug, options = {}) =>
      call(routes.autogauge, ofCar(slug), { ...reach, ...options, ...checked(contracts?.autogauge) }).catch(
        () => null,
      ),
    appointments: (locationId, options = {}) =>
      call(
        routes.appointments,
        { query: { location_id: String(locationId) } },
        { ...reach, ...options, ...checked(contracts?.appointments) },
      )
        .then((answer) => (Array.isArray(answer.slots) ? answer : null))
        .catch(() => null),
  };
}

function textOf(value: string | number | null | undefined): string | undefined {
  return value == null ? undefined : String(value);
}

function nullOn404(error: unknown): null {
  if (error instanceof PlatformProblem && error.status === 404) return null;
  throw error;
}
