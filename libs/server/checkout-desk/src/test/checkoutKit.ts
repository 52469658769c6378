import { createAdaptorServer } from '@hono/node-server';
import { json, migrate } from '@forecourt/database';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@forecourt/database/testing';
import { parseCar, type Car } from '@forecourt/vehicle';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { stripeProvider } from '../payments/stripeProvider.ts';
import { stripeSandbox, type StripeSandbox } from '../sandbox/stripeSandbox.ts';
import { addEvents } from '../store/addEvents.ts';
import { findHold } from '../store/findHold.ts';
import { keepSession } from '../store/keep.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import { startHold, type StartedHold, type WantedHold } from '../store/startHold.ts';
import { checkoutMigrations } from '../store/migrations.ts';
import { newToken } from '../store/tokens.ts';

export const SITE = 'harbour-city';
const KEYS = { secretKey: 'sk_test_kit', webhookSecret: 'whsec_kit' };

/** A delivery of the provider, as it is posted. */
export interface Delivery {
  body: string;
  signature: string;
}

/** A database, a provider that is asked over HTTP, and a clock. */
export interface CheckoutKit {
  database: TestDatabase;
  provider: PaymentProvider;
  sandbox: StripeSandbox;
  /** What the provider has posted and nobody has read yet. */
  posted: Delivery[];
  /** The time; set it to go on. */
  clock: { now: Date };
  services(): CheckoutServices;
  addCar(id: number, fields?: Record<string, unknown>): Promise<Car>;
  start(carId: number, changes?: Partial<WantedHold>): Promise<StartedHold>;
  /** Starts a hold and opens its payment page. */
  open(carId: number, changes?: Partial<WantedHold>): Promise<Hold>;
  /** Reads deliveries as the webhook does. */
  deliver(deliveries: readonly Delivery[]): Promise<void>;
  hold(id: string): Promise<Hold>;
  isReserved(carId: number): Promise<boolean>;
  close(): Promise<void>;
}

export async function checkoutKit(engine: TestEngine): Promise<CheckoutKit> {
  const database = await openTestDatabase(engine);
  await migrate(database.db, [{ feature: 'checkout', migrations: checkoutMigrations }]);
  const clock = { now: new Date('2026-11-26T02:00:00Z') };
  const posted: Delivery[] = [];
  const sandbox = stripeSandbox({
    ...KEYS,
    now: () => clock.now,
    pageOf: ({ id }) => `https://pay.example/${id}`,
    onWebhook: (body, signature) => {
      posted.push({ body, signature });
      return Promise.resolve();
    },
  });
  const server = createAdaptorServer({ fetch: (request) => sandbox.fetch(request) });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const provider = stripeProvider({
    ...KEYS,
    address: { host: '127.0.0.1', port: address.port, protocol: 'http' },
  });
  const services = () => ({ db: database.db, now: clock.now });

  const kit: CheckoutKit = {
    ...{ database, provider, sandbox, posted, clock, services },
    async addCar(id, fields = {}) {
      const given = {
        make: 'Toyota',
        model: 'RAV4',
        car_type: 'used',
        year: 2021,
        price: 34_990,
        status: 'in_stock',
      };
      const car = parseCar({ id, stocknum: `S${id}`, name: '2021 Toyota RAV4', ...given, ...fields });
      const { slug, status, stocknum } = car;
      await database.db
        .insertInto('cars')
        .values({
          id,
          dealer: SITE,
          stocknum: stocknum ?? '',
          slug,
          status,
          car: json(car),
          content_hash: '',
        })
        .execute();
      return car;
    },
    start: (carId, changes = {}) =>
      startHold(services(), {
        ...{
          site: SITE,
          carId,
          seenPrice: 34_990,
          token: newToken(),
          shopperId: null,
          amountCents: 20_000,
          hours: 48,
        },
        ...{ payMinutes: 35, priceOf: ({ price }) => (price ? { price, priceSuffix: 'Drive away' } : null) },
        shopper: { name: 'Ann', last_name: 'Lee', email: 'ann@shopper.example', phone: '0491 570 006' },
        terms: { version: '2026-11', at: clock.now.toISOString(), texts: { deposit: 'Fully refundable.' } },
        ...changes,
      }),
    async open(carId, changes) {
      const started = await kit.start(carId, changes);
      if (!('hold' in started)) throw new Error(`It is ${started.outcome}.`);
      const { id, site, reference, shopper, facts } = started.hold;
      const page = await provider.open({
        ...{ hold: id, site, reference, amountCents: facts.amountCents, title: 'Refundable deposit' },
        ...{ email: shopper?.email ?? '', until: new Date(facts.openUntil) },
        ...{ paidUrl: 'https://dealer.example/paid', backUrl: 'https://dealer.example/back' },
      });
      await keepSession(services(), { id }, page);
      return kit.hold(id);
    },
    async deliver(deliveries) {
      for (const { body, signature } of deliveries) {
        const news = provider.readWebhook(body, signature, clock.now);
        if (!news) throw new Error('The signature is wrong.');
        const named = news.hold === null ? null : await findHold(services(), SITE, { id: news.hold });
        const found =
          named ??
          (news.payment === null ? null : await findHold(services(), SITE, { payment: news.payment }));
        if (found) await addEvents(services(), { id: found.id, events: news.events, who: 'provider' });
      }
    },
    async hold(id) {
      const hold = await findHold(services(), SITE, { id });
      if (!hold) throw new Error('There is no such hold.');
      return hold;
    },
    async isReserved(carId) {
      const row = await database.db
        .selectFrom('cars')
        .select('car')
        .where('id', '=', carId)
        .executeTakeFirstOrThrow();
      return row.car.reserved;
    },
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
  return kit;
}
