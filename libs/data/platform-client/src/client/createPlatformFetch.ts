import type { Car } from '@forecourt/vehicle';
import type { Appointments } from '../contracts/appointments.ts';
import type { Autogauge, CarAddresses, CarView, SimilarCars } from '../contracts/cars.ts';
import type { PlatformContracts } from '../contracts/platformContracts.ts';
import { browserReach, callPlatform, type Reach } from './callPlatform.ts';
import { PlatformProblem } from './PlatformProblem.ts';

/** How the API is reached. */
export interface PlatformFetchOptions {
  /** Put before every path, without a trailing slash. Empty on the site's own origin. */
  baseUrl?: string;
  /** How a path is fetched: the browser's `fetch` by default, the site's services in a loader. */
  fetch?: Reach;
  /** Hand in `platformContracts` to have every answer checked; left out, answers are trusted and zod is not loaded. */
  contracts?: PlatformContracts;
}

/** What every call takes. */
export interface CallOptions {
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
  carAddresses(after?: number | null, options?: CallOptions): Promise<CarAddresses>;
  /** A car of the site; null when it has none of that name. */
  car(slug: string, options?: CallOptions): Promise<Car | null>;
  /** At most six cars that are like another one. */
  similarCars(slug: string, options?: CallOptions): Promise<SimilarCars>;
  /** Views and fresh fields of a car; null when there are none to be had. Never throws: a page does without. */
  carView(slug: string, version?: CarVersion, options?: CallOptions): Promise<CarView | null>;
  /** Where the price of a car lies in the market; null when that cannot be told. Never throws: a page does without. */
  autogauge(slug: string, options?: CallOptions): Promise<Autogauge | null>;
  /** The free half hours of a place; null when they cannot be told. Never throws: a form does without. */
  appointments(locationId: number, options?: CallOptions): Promise<Appointments | null>;
}

/**
 * A client of the platform API for loaders, actions and scripts. Components use `platformApi` of
 * `@forecourt/platform-client/rtk`, which is made of this one.
 */
export function createPlatformFetch(options: PlatformFetchOptions = {}): PlatformFetch {
  const { baseUrl = '', contracts } = options;
  const reach = options.fetch ?? browserReach;

  async function call<Answer>(
    path: string,
    init: RequestInit,
    contract: { parse(value: unknown): Answer } | undefined,
  ): Promise<Answer> {
    return callPlatform(reach, baseUrl + path, init, async (response) => {
      const answer: Answer = await response.json();
      return contract ? contract.parse(answer) : answer;
    });
  }

  const path = (slug: string) => `/api/cars/${encodeURIComponent(slug)}`;
  return {
    carAddresses: (after = null, init = {}) =>
      call<CarAddresses>(
        `/api/cars${after === null ? '' : `?after=${after}`}`,
        init,
        contracts?.carAddresses,
      ),
    car: (slug, init = {}) => call<Car>(path(slug), init, contracts?.car).catch(nullOn404),
    similarCars: (slug, init = {}) =>
      call<SimilarCars>(`${path(slug)}/similar`, init, contracts?.similarCars),
    carView: (slug, version = {}, init = {}) =>
      call<CarView>(`${path(slug)}/view.json${query(version)}`, init, contracts?.carView).catch(() => null),
    autogauge: (slug, init = {}) =>
      call<Autogauge>(`${path(slug)}/autogauge`, init, contracts?.autogauge).catch(() => null),
    appointments: (locationId, init = {}) =>
      call<Appointments>(`/api/appointments?location_id=${locationId}`, init, contracts?.appointments)
        .then((answer) => (Array.isArray(answer.slots) ? answer : null))
        .catch(() => null),
  };
}

function query({ photosCount, updatedAt, websiteId }: CarVersion): string {
  const named = { photos_count: photosCount, updated_at: updatedAt, website_id: websiteId };
  const given = Object.entries(named).flatMap(([key, value]) =>
    value == null ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function nullOn404(error: unknown): null {
  if (error instanceof PlatformProblem && error.status === 404) return null;
  throw error;
}
