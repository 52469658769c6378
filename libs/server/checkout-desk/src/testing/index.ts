export { signedAgain } from './signedAgain.ts';
export { testInvoices } from './invoices.ts';
export type { TestInvoices } from './invoices.ts';
import { json, migrate, type Schema } from '@forecourt/database';
import { parseCar } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { openSandbox } from '../payments/openPayments.ts';
import { refreshHold } from '../settle.ts';
import { findHold } from '../store/findHold.ts';
import { keepSession, nameLead } from '../store/keep.ts';
import type { Hold, Shopper } from '../store/records.ts';
import { startHold } from '../store/startHold.ts';
import { checkoutMigrations } from '../store/migrations.ts';
import { newToken } from '../store/tokens.ts';

/** What a test says of a hold. */
export interface GivenHold {
  site: string;
  carId: number;
  shopper?: Partial<Shopper>;
  /** The account that was signed in; none by default. */
  shopperId?: string;
  leadId?: string;
  /** False leaves its payment page open. */
  paid?: boolean;
}

/** Holds in a test database, with the sandbox of the provider. */
export interface TestHolds {
  provider: PaymentProvider;
  /** Sets a new vehicle aside and pays the deposit in the sandbox. */
  add(given: GivenHold): Promise<Hold>;
  find(hold: Pick<Hold, 'id' | 'site'>): Promise<Hold>;
}

/** Makes the tables of holds in a test database. */
export async function testHolds(db: Kysely<Schema>, now = () => new Date()): Promise<TestHolds> {
  await migrate(db, [{ feature: 'checkout', migrations: checkoutMigrations }]);
  const { provider, mount } = openSandbox(null, now);
  if (!provider || !mount) throw new Error('There is no sandbox.');
  const find = async ({ id, site }: Pick<Hold, 'id' | 'site'>) => {
    const hold = await findHold({ db }, site, { id });
    if (!hold) throw new Error('There is no such hold.');
    return hold;
  };
  return {
    provider,
    find,
    async add({ site, carId, shopper, shopperId, leadId, paid = true }) {
      const services = { db, now: now() };
      await addCar(db, site, carId);
      const person = {
        ...{ name: 'Ann', last_name: 'Lee', email: 'ann@shopper.example', phone: '0491 570 006' },
        ...shopper,
      };
      const started = await startHold(services, {
        ...{
          site,
          carId,
          seenPrice: 34_990,
          token: newToken(),
          shopperId: shopperId ?? null,
          amountCents: 20_000,
          hours: 48,
        },
        ...{ payMinutes: 35, priceOf: ({ price }) => (price ? { price, priceSuffix: 'Drive away' } : null) },
        shopper: person,
        terms: {
          version: '2026-11',
          at: services.now.toISOString(),
          texts: { deposit: 'Fully refundable.' },
        },
      });
      if (!('hold' in started)) throw new Error(`It is ${started.outcome}.`);
      const { id, reference, facts } = started.hold;
      const page = await provider.open({
        ...{ hold: id, site, reference, amountCents: facts.amountCents, title: 'Refundable deposit' },
        ...{ email: person.email, until: new Date(facts.openUntil) },
        ...{ paidUrl: 'https://dealer.example/paid', backUrl: 'https://dealer.example/back' },
      });
      await keepSession(services, { id }, page);
      if (leadId !== undefined) await nameLead(services, { id }, leadId);
      const open = await find({ id, site });
      if (!paid) return open;
      await mount.sandbox.pay(page.session, '4242 4242 4242 4242', 'none');
      return refreshHold(services, provider, open);
    },
  };
}

async function addCar(db: Kysely<Schema>, site: string, id: number): Promise<void> {
  const facts = { make: 'Toyota', model: 'RAV4', car_type: 'used', year: 2021, price: 34_990 };
  const car = parseCar({ id, stocknum: `S${id}`, name: '2021 Toyota RAV4', status: 'in_stock', ...facts });
  const { slug, status, stocknum } = car;
  await db
    .insertInto('cars')
    .values({
      ...{ id, dealer: site, stocknum: stocknum ?? '', slug, status, content_hash: '' },
      car: json(car),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
