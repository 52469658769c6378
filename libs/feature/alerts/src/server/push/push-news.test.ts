import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { alertSuite, EMAIL, KIA } from '../testing/alert-suite.ts';
import { pushServer, type PushServer, type TestBrowser } from '../testing/push-server.ts';
import { runPushWorker } from '../../testing/run-push-worker.ts';
import { openPush } from './web-push.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:webmaster@dealer.example' };
const PROOF = { statement: 'Show a notification on this device.', page: '/alerts' };
const DEVICES = '/api/alerts/devices';

describe.each(testEngines('notifications of alerts'))('notifications on %s', (engine) => {
  let server: PushServer;
  beforeAll(async () => {
    server = await pushServer();
  });
  afterAll(() => server.close());
  /** What happens while a push service answers. */
  let meanwhile = async () => {};
  const suite = alertSuite(engine, async () => {
    const sender = openPush(keys, server.agent);
    return {
      ...sender,
      async send(...message) {
        const sent = await sender.send(...message);
        await meanwhile();
        return sent;
      },
    };
  });
  const { follow, subjects, deliverUntil } = suite;
  beforeEach(() => {
    server.answer(null);
    server.received.length = 0;
    server.answered.length = 0;
    meanwhile = async () => {};
  });

  const bodyOf = (token: string, { endpoint, keys: { p256dh, auth } }: TestBrowser) => ({
    ...{ token, endpoint, keys: { p256dh, auth }, ...PROOF },
  });
  const add = async (token: string) => {
    const browser = server.subscribe(keys.publicKey);
    expect((await suite.kit.ask(DEVICES, bodyOf(token, browser))).status).toBe(200);
    return browser;
  };
  const titles = () => server.received.map(({ payload }) => payload['title']);
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(suite.kit.database.db)).rows;
  /** Adds vehicles at one in the afternoon, and tells of them. */
  const news = async (...ids: number[]) => {
    suite.kit.at('2026-11-26T03:00:00Z');
    for (const id of ids) await suite.kit.stock(id, {});
    await deliverUntil('2026-11-26T03:03:00Z');
  };

  it('a device is told what the e-mail tells, at the same moment, with the page that it is about', async () => {
    const browser = await add(await follow({ search: KIA }));
    await news(1);
    expect(await subjects()).toContain('New for your search: Kia Rio 1');
    const [{ id } = { id: null }] = await rows('select push_id as id from alert_news');
    expect(server.received).toEqual([
      {
        ...{
          browser: browser.id,
          subject: keys.subject,
          urgency: 'normal',
          topic: String(id).replaceAll('-', ''),
        },
        payload: {
          ...{ title: 'New for your search: Kia Rio 1', body: '$20,000 Drive away' },
          ...{ path: '/cars/kia-rio-k1', tag: id },
        },
        // 1.03 pm: until the quiet hours begin at 8 pm.
        ttl: 6 * 3_600 + 57 * 60,
      },
    ]);
    await deliverUntil('2026-11-27T03:00:00Z');
    expect(titles()).toHaveLength(1);
  });

  it('several vehicles are one notification, which opens the search', async () => {
    await add(await follow({ search: KIA }));
    await news(1, 2, 3, 4, 5);
    const payload = server.received[0]?.payload;
    expect(payload).toMatchObject({ title: '5 new today: Kia', path: KIA });
    // They came with one message each, in whatever order.
    const lines = String(payload?.['body']).split('\n');
    expect(lines.pop()).toBe('and 2 more');
    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(line).toMatch(/^Kia Rio [1-5] – \$20,000 Drive away$/);
  });

  it('each device of a person is told once, and nobody else', async () => {
    const token = await follow({ search: KIA });
    const [phone, tablet] = [await add(token), await add(token)];
    await follow({ search: KIA }, { email: 'robin@shopper.example' });
    await news(1);
    expect(server.received.map(({ browser }) => browser).toSorted()).toEqual(
      [phone.id, tablet.id].toSorted(),
    );
  });

  it('an e-mail that fails, or is given up and told by another, does not notify again', async () => {
    await add(await follow({ search: KIA }));
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    suite.kit.fail(true);
    suite.kit.at('2026-11-26T03:03:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow('The mail server does not answer.');
    suite.kit.fail(false);
    expect(titles(), 'no e-mail, but the notification').toEqual(['New for your search: Kia Rio 1']);
    await sql`update outbox set failed_at = now() where topic = 'alerts.mail'`.execute(suite.kit.database.db);
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T03:10:00Z');
    expect((await subjects())[0]).toBe('2 new today: Kia');
    expect(titles()).toEqual(['New for your search: Kia Rio 1', 'New for your search: Kia Rio 2']);
  });

  it.each([429, 500])(
    'a push service that answers %i is tried again; the e-mail does not wait',
    async (status) => {
      await add(await follow({ search: KIA }));
      server.answer(status);
      await expect(news(1)).rejects.toThrow(`push.example answered with the status ${status}`);
      expect((await subjects())[0]).toBe('New for your search: Kia Rio 1');
      server.answer(null);
      await deliverUntil('2026-11-26T03:10:00Z');
      expect(titles()).toEqual(['New for your search: Kia Rio 1']);
    },
  );

  it('a vehicle that is sold, or an alert that is stopped, before another try is not told', async () => {
    const token = await follow({ search: KIA });
    await add(token);
    server.answer(500);
    await expect(news(1, 2)).rejects.toThrow('status 500');
    server.answer(null);
    await suite.kit.stock(1, { status: 'sold' });
    await deliverUntil('2026-11-26T03:10:00Z');
    expect(titles()).toEqual(['New for your search: Kia Rio 2']);
    server.answer(500);
    await suite.kit.stock(3, {});
    await suite.kit.deliver();
    suite.kit.at('2026-11-26T03:20:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow('status 500');
    server.answer(null);
    await suite.kit.stock(3, { reserved: true });
    await deliverUntil('2026-11-26T03:30:00Z');
    server.answer(500);
    await suite.kit.stock(4, {});
    await suite.kit.deliver();
    suite.kit.at('2026-11-26T03:40:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow('status 500');
    server.answer(null);
    await suite.kit.ask('/api/alerts/mine', { token, stop: 'all' });
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(titles()).toHaveLength(1);
  });

  it('another try in the quiet hours waits for their end', async () => {
    await add(await follow({ search: KIA }));
    suite.kit.at('2026-11-26T09:50:00Z'); // 7.50 pm
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    server.answer(500);
    suite.kit.at('2026-11-26T09:59:30Z');
    await expect(suite.kit.deliver()).rejects.toThrow('status 500');
    server.answer(null);
    await deliverUntil('2026-11-26T10:05:00Z');
    expect(titles()).toEqual([]);
    await deliverUntil('2026-11-26T22:00:00Z'); // 8 am
    expect(server.received).toMatchObject([{ ttl: 12 * 3_600 }]);
  });

  it('a browser that its push service does not know any more is sent nothing', async () => {
    const token = await follow({ search: KIA });
    server.forget(await add(token));
    await news(1);
    expect(server.answered).toEqual([410]);
    expect(await rows('select gone_at is not null as gone, stopped_at from alert_devices')).toEqual([
      { gone: true, stopped_at: null },
    ]);
    const { answer } = await suite.kit.ask(`/api/alerts/mine?token=${token}`);
    expect(answer).toMatchObject({ push: { devices: [] }, alerts: [{ label: 'Kia' }] });
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(server.answered).toEqual([410]);
  });

  it('a browser that renews its subscription is told at its new address, by the worker alone', async () => {
    const token = await follow({ search: KIA });
    const old = await add(token);
    const renewed = server.subscribe(keys.publicKey);
    server.forget(old);
    const statuses: number[] = [];
    const unsubscribe = vi.fn(async () => true);
    const worker = runPushWorker({
      fetch: async (path, init) => {
        const { status, answer } = await suite.kit.ask(path, JSON.parse(String(init.body)));
        statuses.push(status);
        return Response.json(answer, { status });
      },
      subscribe: async () => ({ ...renewed, toJSON: () => renewed, unsubscribe }),
    });
    const change = { oldSubscription: { ...old, options: {} }, newSubscription: null };
    await worker.send('pushsubscriptionchange', change);
    await news(1);
    expect([server.answered, server.received.map(({ browser }) => browser)]).toEqual([[201], [renewed.id]]);
    expect(await rows('select statement, page from alert_devices')).toEqual([PROOF]);
    // The same event again changes nothing.
    await worker.send('pushsubscriptionchange', change);
    expect(statuses).toEqual([200, 200]);
    expect(unsubscribe).not.toHaveBeenCalled();
    await suite.kit.ask(`${DEVICES}/stop`, { token, endpoint: renewed.endpoint });
    await worker.send('pushsubscriptionchange', change);
    expect(statuses).toEqual([200, 200, 410]);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('a browser whose push service said first that it is gone is told at its new address, too', async () => {
    const old = await add(await follow({ search: KIA }));
    const renewed = server.subscribe(keys.publicKey);
    server.forget(old);
    await news(1);
    expect(server.answered).toEqual([410]);
    const unsubscribe = vi.fn(async () => true);
    const worker = runPushWorker({
      fetch: async (path, init) => {
        const { status, answer } = await suite.kit.ask(path, JSON.parse(String(init.body)));
        return Response.json(answer, { status });
      },
      subscribe: async () => ({ ...renewed, toJSON: () => renewed, unsubscribe }),
    });
    await worker.send('pushsubscriptionchange', {
      ...{ oldSubscription: { ...old, options: {} }, newSubscription: null },
    });
    expect(unsubscribe).not.toHaveBeenCalled();
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(server.received.map(({ browser }) => browser)).toEqual([renewed.id]);
    expect(await rows('select statement, page, gone_at from alert_devices')).toEqual([
      { ...PROOF, gone_at: null },
    ]);
  });

  it('a browser that moves while its push service says that it is gone is told at its new address', async () => {
    const old = await add(await follow({ search: KIA }));
    const { id, endpoint, keys: ownKeys } = server.subscribe(keys.publicKey);
    server.forget(old);
    meanwhile = async () => {
      meanwhile = async () => {};
      const { status } = await suite.kit.ask(`${DEVICES}/move`, {
        from: old.endpoint,
        endpoint,
        keys: ownKeys,
      });
      expect(status).toBe(200);
    };
    await news(1);
    expect(await rows('select endpoint, gone_at from alert_devices')).toEqual([{ endpoint, gone_at: null }]);
    await deliverUntil('2026-11-26T03:10:00Z');
    expect(server.answered).toEqual([410, 201]);
    expect(server.received.map(({ browser }) => browser)).toEqual([id]);
  });

  it('one that subscribed with an earlier key is silent', async () => {
    await add(await follow({ search: KIA }));
    await sql`update alert_devices set server_key = 'earlier'`.execute(suite.kit.database.db);
    await news(1);
    expect([server.answered, await rows('select push_id from alert_news')]).toEqual([
      [],
      [{ push_id: null }],
    ]);
  });

  it('the page knows the key and the devices; a device is added once, with the proof, and stopped', async () => {
    const token = await follow({ search: KIA });
    const browser = await add(token);
    const again = await suite.kit.ask(DEVICES, bodyOf(token, browser));
    const [device] = (again.answer['push'] as { key: string; devices: string[] }).devices;
    expect(again.answer).toMatchObject({ push: { key: keys.publicKey, devices: [expect.any(String)] } });
    expect(device).not.toContain(browser.id);
    expect(await rows('select email, statement, page from alert_devices')).toEqual([
      { email: EMAIL, ...PROOF },
    ]);
    const stopped = await suite.kit.ask(`${DEVICES}/stop`, { token, endpoint: browser.endpoint });
    expect(stopped.answer).toMatchObject({ push: { devices: [] }, alerts: [{ label: 'Kia' }] });
    await news(1);
    expect([(await subjects())[0], titles()]).toEqual(['New for your search: Kia Rio 1', []]);
  });

  it('nobody stops a device of somebody else; none is added with an unknown link, without an alert, or at a site without alerts', async () => {
    const token = await follow({ search: KIA });
    const robin = await follow({ search: KIA }, { email: 'robin@shopper.example' });
    const browser = await add(token);
    const own = bodyOf(token, browser);
    const endpoint = { endpoint: browser.endpoint };
    await suite.kit.ask(`${DEVICES}/stop`, { ...endpoint, token: robin });
    expect((await suite.kit.ask(`${DEVICES}/stop`, { ...endpoint, token: 'x'.repeat(32) })).status).toBe(404);
    expect((await suite.kit.ask(DEVICES, { ...own, token: 'x'.repeat(32) })).status).toBe(404);
    const elsewhere = 'northside-group.localhost';
    expect((await suite.kit.ask(DEVICES, own, elsewhere)).status).toBe(404);
    expect(await rows('select email from alert_devices where stopped_at is null')).toEqual([
      { email: EMAIL },
    ]);
    await suite.kit.ask('/api/alerts/mine', { token: robin, stop: 'all' });
    expect((await suite.kit.ask(DEVICES, { ...own, token: robin })).status).toBe(409);
  });

  it.each([
    ['an address of this machine', { endpoint: 'https://127.0.0.1/send/1' }, 422],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }, 422],
    ['an address without HTTPS', { endpoint: 'http://push.example/send/1' }, 422],
    ['an address that is too long', { endpoint: `https://push.example/${'x'.repeat(1_000)}` }, 422],
    ['a key that is no point', { keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }, 422],
  ])('%s is refused', async (_title, changes, status) => {
    const token = await follow({ search: KIA });
    const browser = server.subscribe(keys.publicKey);
    const answer = await suite.kit.ask(DEVICES, { ...bodyOf(token, browser), ...changes });
    expect(answer.status).toBe(status);
    expect(await rows('select 1 from alert_devices')).toEqual([]);
  });

  it('an address with a NUL character, which no text of the database has, is of no device', async () => {
    const token = await follow({ search: KIA });
    const { endpoint, keys: own } = await add(token);
    const nul = `${endpoint}\u0000`;
    const asked = [
      await suite.kit.ask(`${DEVICES}/stop`, { token, endpoint: nul }),
      await suite.kit.ask(`${DEVICES}/move`, { from: nul, endpoint, keys: own }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([422, 422]);
    expect(await rows('select endpoint from alert_devices')).toEqual([{ endpoint }]);
  });

  it.each([
    ['to an address of this machine', 'https://127.0.0.1/send/1', 'own', 422],
    ['from an address that nobody has', 'https://push.example/send/2', 'other', 410],
  ])('a device is not moved %s', async (_title, endpoint, whose, status) => {
    const own = await add(await follow({ search: KIA }));
    const from = whose === 'own' ? own.endpoint : 'https://push.example/send/unknown';
    const answer = await suite.kit.ask(`${DEVICES}/move`, { from, endpoint, keys: own.keys });
    expect(answer.status).toBe(status);
    expect(await rows('select endpoint from alert_devices')).toEqual([{ endpoint: own.endpoint }]);
    const elsewhere = { from: own.endpoint, endpoint: 'https://push.example/send/3', keys: own.keys };
    const answered = await suite.kit.ask(`${DEVICES}/move`, elsewhere, 'northside-group.localhost');
    expect(answered.status).toBe(404);
  });

  it('devices of one visitor are limited', async () => {
    const token = await follow({ search: KIA });
    const statuses: number[] = [];
    for (let each = 0; each < 11; each += 1) {
      const body = bodyOf(token, server.subscribe(keys.publicKey));
      statuses.push((await suite.kit.ask(DEVICES, body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('one click in a mail client ends notifications too', async () => {
    const token = await follow({ search: KIA });
    await add(token);
    await suite.kit.request(`/api/alerts/stop?token=${token}`, {
      ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { host: 'harbour-city.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await rows('select endpoint from alert_devices')).toEqual([{ endpoint: null }]);
    // Two years later nothing of it is kept.
    await deliverUntil('2028-12-01T00:00:00Z');
    expect(await rows('select 1 from alert_devices')).toEqual([]);
  });
});

describe('without keys', () => {
  const suite = alertSuite('pglite');
  it('nothing is offered, and nothing is added', async () => {
    const token = await suite.follow({ search: KIA });
    expect((await suite.kit.ask(`/api/alerts/mine?token=${token}`)).answer['push']).toBeNull();
    const endpoint = 'https://push.example/send/1';
    const body = { token, endpoint, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }, ...PROOF };
    expect((await suite.kit.ask(DEVICES, body)).status).toBe(404);
    expect((await suite.kit.ask(`${DEVICES}/stop`, { token, endpoint })).status).toBe(200);
  });
});
