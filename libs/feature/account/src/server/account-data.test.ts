import { randomUUID } from 'node:crypto';
import { other, site } from '@forecourt/api/testing';
import { json } from '@forecourt/database';
import { testEngines } from '@forecourt/database/testing';
import { askAlerts } from '@forecourt/subscriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('data of accounts'))('an account on %s', (engine) => {
  let kit: AccountApi;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  afterAll(() => kit.close());

  it('gives out the enquiries of its verified e-mail addresses with their files, and no other; they stay when it is deleted', async () => {
    const { db } = kit.database;
    const lead = async (
      of: string,
      { email, phone, message }: { email: string | null; phone: string | null; message: string },
    ) => {
      const id = randomUUID();
      const facts = { site: of, category: 'general', created_at: new Date() };
      const payload = json({ name: 'Kim', email, phone, message });
      const keys = { idempotency_key: id, dedupe_key: id };
      await db
        .insertInto('leads')
        .values({ id, ...facts, ...keys, payload })
        .execute();
      const state = { department: 'sales' as const, updated_at: new Date(), search: '', vehicle: json(null) };
      const phoneKey = phone && phone.slice(-9);
      await db
        .insertInto('lead_states')
        .values({ lead_id: id, ...facts, ...state, location_id: null, email, phone: phoneKey })
        .execute();
      return id;
    };
    const mine = await lead(site.slug, { email: kim, phone: null, message: 'mine by e-mail' });
    await lead(site.slug, { email: null, phone: '+61491570006', message: 'by phone alone' });
    await lead(site.slug, {
      email: 'lou@shopper.example',
      phone: '+61491570006',
      message: 'of somebody else',
    });
    await lead(other.slug, { email: kim, phone: null, message: 'at another dealer' });
    const addition = json({ name: 'Kim', email: kim, message: 'added' });
    await db
      .insertInto('lead_additions')
      .values({ lead_id: mine, number: 2, site: site.slug, idempotency_key: 'addition', payload: addition })
      .execute();
    const file = { form: 'trade-in', field: 'photos', name: 'photo-1.jpg', type: 'image/jpeg', bytes: 9 };
    await db
      .insertInto('uploads')
      .values({
        id: randomUUID(),
        site: site.slug,
        ...file,
        hash: 'h',
        lead_id: mine,
        expires_at: new Date(),
      })
      .execute();
    const phone = new Browser(kit, undefined, '203.0.113.8');
    await phone.signIn(kim);
    const texts = (answer: Record<string, unknown>) =>
      z
        .array(z.object({ messages: z.array(z.object({ sent: z.object({ message: z.string() }) })) }))
        .parse(answer['enquiries'])
        .map(({ messages }) => messages.map(({ sent }) => sent.message));
    const { answer } = await phone.send('/api/account/data');
    expect(texts(answer)).toEqual([['mine by e-mail', 'added']]);
    expect(answer['enquiries']).toMatchObject([
      { site: site.slug, files: [{ name: 'photo-1.jpg', type: 'image/jpeg', bytes: 9 }] },
    ]);
    expect(answer['finance_applications']).toEqual([]);
    const tablet = new Browser(kit, undefined, '203.0.113.9');
    await tablet.signIn('+61491570006');
    expect(texts((await tablet.send('/api/account/data')).answer), 'a number was typed').toEqual([]);
    await phone.send('/api/account/delete', { confirm: true });
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

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
