import type { SiteServices } from '@forecourt/page/loader';
import { multiSearch, searchSite, SearchUnavailable } from '@forecourt/search-client';
import { engineRequest, hitToCar } from '@forecourt/stock-search';
import { bookingRefusal, BOOKING_CATEGORIES } from '@forecourt/lead';
import { enquiryCar } from './enquiry-car.ts';
import type { EnquiryCar } from './enquiry-car.ts';

/** Vehicles on a page. */
const PER_PAGE = 24;

/** The highest page that a URL can ask for. */
const LAST_PAGE = 50;

/** The vehicles to choose from on the page that books a test drive. */
export interface TestDrivePage {
  /** The words of the search; empty for none. */
  query: string;
  cars: EnquiryCar[];
  /** From 1. */
  page: number;
  pages: number;
  /** False if the engine does not respond. */
  isUp: boolean;
}

/**
 * The vehicles that can be driven or seen now, newest first: `?query=` searches them, `?page=` turns the pages. Reserved vehicles
 * are left out.
 */
export async function loadTestDrive(services: SiteServices, url: URL): Promise<TestDrivePage> {
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 200);
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), LAST_PAGE) : 1;
  const rules = searchSite(services.site);
  const { now } = services;
  const inStock = { ...rules, baseFilters: { ...rules.baseFilters, statuses: ['in_stock'] as const } };
  const fields = { query, ...(query === '' && { sortBy: 'latest' as const }) };
  const request = { ...engineRequest(fields, inStock, { now, facets: [] }), page, per_page: PER_PAGE };
  try {
    const [found] = await multiSearch(services.fetch, services.searchKey, [request]);
    const cars = (found?.hits ?? []).map(({ document }) => enquiryCar(hitToCar(document)));
    const booking = { category: BOOKING_CATEGORIES.testDrive, dateTime: null };
    return {
      ...{ query, page, isUp: true },
      cars: cars.filter((car) => bookingRefusal(car, booking) === null),
      pages: Math.min(Math.ceil((found?.found ?? 0) / PER_PAGE), LAST_PAGE),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return { query, page, cars: [], pages: 0, isUp: false };
  }
}
