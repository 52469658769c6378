import { other, site } from '@forecourt/api/testing';
import { testEngines } from '@forecourt/database/testing';
import { askAlerts } from '@forecourt/subscriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('alerts of accounts'))('an account on %s', (engine) => {
  let kit: AccountApi;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  afterAll(() => kit.close());

  it('gives out the alerts of its e-mail address at this site, and deletes them', async () => {
    const { db } = kit.database;
    const wish = { kind: 'car', label: 'Kia Rio', carId: 7, price: 20_000, available: true } as const;
    const asked = { rhythm: 'daily', statement: 'Email me.', page: '/alerts', wishes: [wish] } as const;
    const ask = (of: string, email: string) =>
      db
        .transaction()
        .execute((transaction) => askAlerts(transaction, { ...asked, site: of, email, at: new Date() }));
    await ask(site.slug, 'Kim@Shopper.example');
    await ask(site.slug, 'lou@shopper.example');
    await ask(other.slug, kim);
    const proof = { statement: 'Notify me.', page: '/alerts', asked_at: new Date() };
    const device = { endpoint: 'https://push.example/secret', p256dh: 'p', auth: 'a', server_key: 'k' };
    await db
      .insertInto('alert_devices')
      .values({ site: site.slug, email: kim, ...device, ...proof })
      .execute();
    const phone = new Browser(kit);
    await phone.signIn(kim);
    const { answer } = await phone.send('/api/account/data');
    expect(answer['alerts']).toMatchObject([{ kind: 'car', label: 'Kia Rio', car_id: 7, page: '/alerts' }]);
    expect(answer['devices']).toMatchObject([{ service: 'push.example', statement: 'Notify me.' }]);
    expect(JSON.stringify(answer)).not.toContain('push.example/secret');
    await phone.send('/api/account/delete', { confirm: true });
    const kept = await db.selectFrom('alerts').select(['site', 'email']).orderBy('id').execute();
    expect(kept).toEqual([
      { site: site.slug, email: 'lou@shopper.example' },
      { site: other.slug, email: kim },
    ]);
    expect(await db.selectFrom('alert_devices').select('id').execute()).toEqual([]);
  });
});
