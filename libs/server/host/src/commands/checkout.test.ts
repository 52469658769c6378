import { checkoutMigrations, keepSession, newToken, openSandbox, startHold } from '@forecourt/checkout-desk';
import { json, migrate } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { parseCar } from '@forecourt/vehicle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCheckout, understandsCheckout } from './run-checkout.ts';

const site = 'harbour-city';

describe('the command for reservations', () => {
  let database: TestDatabase;
  let reference = '';
  const { provider, mount } = openSandbox(null);
  const run = (...words: string[]) =>
    runCheckout(
      { db: database.db, now: new Date() },
      { provider, keepContactDays: 180 },
      words,
      'npx forecourt checkout',
    );

  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    await migrate(database.db, [{ feature: 'checkout', migrations: checkoutMigrations }]);
    const car = parseCar({
      id: 1,
      stocknum: 'S1',
      make: 'Toyota',
      model: 'RAV4',
      price: 30_000,
      status: 'in_stock',
    });
    const { id, slug, status } = car;
    await database.db
      .insertInto('cars')
      .values({ id, dealer: site, stocknum: 'S1', slug, status, car: json(car), content_hash: '' })
      .execute();
    const services = { db: database.db, now: new Date() };
    const started = await startHold(services, {
      ...{
        site,
        carId: 1,
        seenPrice: 30_000,
        token: newToken(),
        shopperId: null,
        amountCents: 19_950,
        hours: 48,
        payMinutes: 35,
      },
      shopper: { name: 'Kimberley', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' },
      terms: { version: '1', at: new Date().toISOString(), texts: {} },
      priceOf: () => ({ price: 30_000, priceSuffix: '' }),
    });
    if (!('hold' in started) || !provider || !mount) throw new Error('There is no hold.');
    ({ reference } = started.hold);
    const page = await provider.open({
      ...{
        hold: started.hold.id,
        site,
        reference,
        amountCents: 19_950,
        title: 'Deposit',
        email: 'kim@shopper.example',
      },
      until: new Date(started.hold.facts.openUntil),
      ...{ paidUrl: 'https://dealer.example/paid', backUrl: 'https://dealer.example/' },
    });
    await keepSession(services, started.hold, page);
    await mount.sandbox.pay(page.session, '4242424242424242', 'none');
  });
  afterAll(() => database.close());

  it('makes up for a lost webhook, once; the list and the trail name nobody', async () => {
    expect(await run('list', site)).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('started, money none'),
    });
    expect(await run('reconcile', site)).toEqual({
      exitCode: 0,
      text: `1 compared, 1 mended.\n  mended: ${reference}`,
    });
    expect(await run('reconcile', site, '1')).toEqual({ exitCode: 0, text: '1 compared, 0 mended.' });
    const listed = await run('list', site);
    const trail = await run('log', site, reference);
    expect(listed.text).toContain('held, money paid');
    expect(trail.text).toMatch(/started {2}shopper[\s\S]*paid {2}provider/);
    expect(listed.text + trail.text).not.toMatch(/Kimberley|kim@/);
  });

  it('deletes the contact details of one, and leaves those whose time is not over', async () => {
    const shoppers = () =>
      sql`select shopper from checkout_holds`.execute(database.db).then(({ rows }) => rows);
    expect(await run('purge', site)).toEqual({ exitCode: 0, text: 'The contact details of 0 were deleted.' });
    expect(JSON.stringify(await shoppers())).toContain('Kimberley');
    expect(await run('erase', site, reference)).toMatchObject({ exitCode: 0 });
    expect(await shoppers()).toEqual([{ shopper: null }]);
    expect((await run('log', site, reference)).text).toMatch(/erased {2}operator: by command$/);
    expect((await run('list', site)).text).toContain('held, money paid  $199.50');
  });

  it('says what is missing', async () => {
    expect(await run('log', site, 'RS-NONE')).toMatchObject({ exitCode: 1 });
    expect(
      await runCheckout(
        { db: database.db, now: new Date() },
        { provider: null, keepContactDays: 180 },
        ['reconcile', site],
        '',
      ),
    ).toMatchObject({ exitCode: 1, text: expect.stringContaining('no account') });
    expect(await run('list', 'northside-group')).toEqual({
      exitCode: 0,
      text: 'northside-group has no reservation.',
    });
  });

  it.each([
    [[]],
    [['list']],
    [['log', site]],
    [['erase', site]],
    [['purge', site, '5']],
    [['reconcile', site, '0']],
    [['reconcile', site, 'x']],
    [['toString', site]],
  ])('does not understand %j', (words) => expect(understandsCheckout(words)).toBe(false));
});
