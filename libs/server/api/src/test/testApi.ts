import { json, migrate } from '@forecourt/database';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@forecourt/database/testing';
import { testUploads, type TestUploads } from '@forecourt/uploads/testing';
import { parseCar, type Car } from '@forecourt/vehicle';
import { pino } from 'pino';
import { createApi, siteLookup, type Api, type ApiServices, type ApiSite } from '../index.ts';

export { jsonResponse, openTestService } from './testService.ts';
export type { Respond, ServiceCall, TestService } from './testService.ts';

/** How a probe names a process. */
const OPERATORS_HOST = '10.0.0.5:4200';

/** Saturday 21 November 2026, 4:12 pm in Brisbane. */
export const NOW = new Date('2026-11-21T06:12:00Z');

/** The `Host` of a request to the site of the tests. */
export const HOST = 'harbour-city.localhost:4200';

/** The site of the tests: one location, leads by e-mail. */
export const site: ApiSite = {
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  timeZone: 'Australia/Brisbane',
  origin: 'https://harbour-city-motors.example',
  leads: { to: 'sales@harbour-city-motors.example', from: 'website@harbour-city-motors.example' },
  locations: [{ id: 101, name: 'Newstead', email: 'newstead@harbour-city-motors.example' }],
};

/** A second site on the same API, which does not list the stock number `N2`. */
export const other: ApiSite = { ...site, slug: 'northside-group', name: 'Northside', excludeStock: ['N2'] };

const { byHost } = siteLookup([
  { site, hosts: ['harbour-city-motors.example'] },
  { site: other, hosts: [] },
]);

/** Input of a shopper. None of it may be in a log. */
export const person = {
  name: 'Kimberley',
  last_name: 'Leewright',
  email: 'kimberley@shopper.example',
  phone: '0491 570 006',
  postcode: '4006',
  message: 'Does the zebra upholstery come with it?',
};

/** An API with its own database, and its log lines. */
export interface TestApi {
  api: Api;
  database: TestDatabase;
  /** The files of shoppers. */
  files: TestUploads;
  logs: string[];
  /** How often the delivery was woken. */
  wakes: () => number;
  /** Sends a request to the site; for operators, such as of `/metrics`, to an address that no site has. */
  request(path: string, init?: RequestInit, env?: object): Promise<Response>;
  /** Posts a lead as a script does. */
  postLead(body: object, headers?: Record<string, string>): Promise<Response>;
  addCar(fields: Record<string, unknown>, dealer?: string): Promise<Car>;
}

/** Makes an API; settings that the test omits are those of the sample site. */
export async function testApi(engine: TestEngine, changes: Partial<ApiServices> = {}): Promise<TestApi> {
  const database = await openTestDatabase(engine);
  await migrate(database.db, changes.halves);
  const files = testUploads(database.db);
  const logs: string[] = [];
  let wakes = 0;
  const api = createApi({
    db: database.db,
    sites: byHost,
    leads: { wake: () => (wakes += 1) },
    searchEngine: null,
    uploads: files.uploads,
    now: () => NOW,
    logger: pino({ level: 'trace' }, { write: (line: string) => logs.push(line) }),
    ...changes,
  });
  const request: TestApi['request'] = async (path, init, env = {}) => {
    const asked = new Request(`http://${HOST}${path}`, init);
    if (!asked.headers.has('host'))
      asked.headers.set('host', path.startsWith('/api/') ? HOST : OPERATORS_HOST);
    return api.fetch(asked, env);
  };
  return {
    api,
    database,
    files,
    logs,
    wakes: () => wakes,
    request,
    postLead: (body, headers = {}) =>
      request('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345', ...headers },
        body: JSON.stringify(body),
      }),
    addCar: async (fields, dealer = site.slug) => {
      const car = parseCar({
        make: 'Toyota',
        model: 'RAV4',
        car_type: 'used',
        year: 2020,
        price: 30_000,
        status: 'in_stock',
        ...fields,
      });
      await database.db
        .insertInto('cars')
        .values({
          id: car.id,
          dealer,
          stocknum: car.stocknum ?? String(car.id),
          vin: car.vin,
          slug: car.slug,
          status: car.status,
          car: json(car),
          content_hash: '',
        })
        .execute();
      return car;
    },
  };
}
