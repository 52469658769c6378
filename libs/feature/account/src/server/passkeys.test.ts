import { other, site } from '@forecourt/api/testing';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { softAuthenticator, type SoftAuthenticator } from '@forecourt/shoppers/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountApi, Browser, withAccounts, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';
const host = 'harbour-city.localhost';
const origin = `http://${host}`;

const requestSchema = z.object({ challenge: z.string(), rpId: z.string() });
const creationSchema = z.object({
  ...{ challenge: z.string(), rp: z.object({ id: z.string() }), user: z.object({ id: z.string() }) },
});
const listSchema = z.object({
  may_add: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), host: z.string(), name: z.string(), used_at: z.string().nullable() }),
  ),
});

describe.each(testEngines('accounts: passkeys'))('passkeys on %s', (engine) => {
  let kit: AccountApi;
  let count = 0;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  beforeEach(() =>
    emptyTables(kit.database.db, ['shoppers', 'shopper_codes', 'shopper_passkeys', 'shopper_challenges']),
  );
  afterEach(() => vi.useRealTimers());
  afterAll(() => kit.close());

  /** A browser of another network each time, so that no test uses up the limits of the next. */
  const browser = (host?: string) => new Browser(kit, host, `198.51.${(count += 1)}.7`);
  const signedIn = async (to = kim) => {
    const phone = browser();
    const { answer } = await phone.signIn(to);
    return { phone, id: answer['id'] };
  };
  const add = async (phone: Browser, device = softAuthenticator()) => {
    const { answer } = await phone.send('/api/account/passkeys/challenges', {});
    const made = device.make(creationSchema.parse(answer), { origin });
    return { device, made, added: await phone.send('/api/account/passkeys', made) };
  };
  const ask = async (of: Browser) => {
    const { answer, headers } = await of.send('/api/account/passkey-challenges', {});
    expect(headers.get('cache-control')).toBe('no-store');
    return requestSchema.parse(answer);
  };
  const enter = async (of: Browser, device: SoftAuthenticator, at = origin) =>
    of.send('/api/account/passkey-sessions', device.sign(await ask(of), { origin: at }));
  const list = async (of: Browser) => listSchema.parse((await of.send('/api/account/passkeys')).answer);

  it('[GA-01] a passkey that was added after a code signs in without an address', async () => {
    const { phone, id } = await signedIn();
    const { added, device } = await add(phone);
    expect(added.status).toBe(200);
    const later = browser();
    const entered = await enter(later, device);
    expect(entered).toMatchObject({ status: 200, answer: { id, email: kim, phone: null } });
    expect((await later.send('/api/account')).answer['id']).toBe(id);
    expect((await list(later)).passkeys).toMatchObject([
      { id: added.answer['id'], name: 'Unknown device', used_at: expect.any(String) },
    ]);
  });

  it('[GA-01] tells the owner of a new passkey, once, with the device and what to do', async () => {
    const { phone, id } = await signedIn();
    await add(phone);
    const { device } = await add(phone);
    await kit.deliver();
    const mails = (await kit.mailsTo(kim)).filter(({ text }) => text.includes('passkey'));
    expect(mails).toHaveLength(2);
    const [mail] = mails;
    expect(mail).toMatchObject({
      kind: 'account',
      subject: `A passkey was added to your account at ${site.name}`,
    });
    expect(mail?.text).toContain('Device: Unknown device.');
    expect(mail?.text).toContain(`Open my account: ${site.origin}/my-account`);
    expect(mail?.text).toContain('If it wasn’t you');
    expect(JSON.stringify(mail)).not.toContain(id);
    // A sign-in tells nobody.
    await enter(browser(), device);
    await kit.deliver();
    expect((await kit.mailsTo(kim)).filter(({ text }) => text.includes('passkey'))).toHaveLength(2);
  });

  it('tells who signs in by phone with a text message, and nobody whose account is gone', async () => {
    const { phone } = await signedIn('+61491570006');
    await add(phone);
    await kit.deliver();
    const [text] = await kit.mailsTo('+61491570006');
    expect(text?.text).toBe(
      `A passkey was added to your account at ${site.name}. Device: Unknown device. If it wasn’t you, remove it: ${site.origin}/my-account`,
    );
    const lee = 'lee@shopper.example';
    const gone = await signedIn(lee);
    await add(gone.phone);
    await gone.phone.send('/api/account/delete', { confirm: true });
    await kit.deliver();
    expect((await kit.mailsTo(lee)).filter((mail) => mail.text.includes('passkey'))).toEqual([]);
  });

  it('logs sign-ins with passkeys, additions and removals, without address or key', async () => {
    const { phone, id } = await signedIn();
    const from = kit.logs.length;
    const { device, added, made } = await add(phone);
    await enter(browser(), softAuthenticator());
    await enter(browser(), device);
    await phone.send('/api/account/passkeys/remove', { id: added.answer['id'] });
    const lines = kit.logs.slice(from).map((line): Record<string, unknown> => JSON.parse(line));
    const said = [
      'a passkey was added',
      'a sign-in was refused',
      'somebody signed in',
      'a passkey was removed',
    ];
    expect(lines.filter(({ msg }) => said.includes(String(msg)))).toMatchObject([
      { site: 'harbour-city', shopper_id: id, msg: said[0] },
      { site: 'harbour-city', sign_in: 'passkey', msg: said[1] },
      { site: 'harbour-city', sign_in: 'passkey', shopper_id: id, msg: said[2] },
      { site: 'harbour-city', shopper_id: id, msg: said[3] },
    ]);
    for (const secret of [kim, made.id])
      expect(lines.map((line) => JSON.stringify(line)).join()).not.toContain(secret);
  });

  it('refuses a wrong origin, a replayed challenge, a removed passkey and an unknown one, all with one answer', async () => {
    const { phone } = await signedIn();
    const { device, added } = await add(phone);
    const stranger = browser();
    const asked = await ask(stranger);
    const signed = device.sign(asked, { origin });
    expect((await stranger.send('/api/account/passkey-sessions', signed)).status).toBe(200);
    const refused = [
      await stranger.send('/api/account/passkey-sessions', signed),
      await enter(browser(), device, 'https://evil.example'),
      await enter(browser(), softAuthenticator()),
    ];
    await phone.send('/api/account/passkeys/remove', { id: added.answer['id'] });
    refused.push(await enter(browser(), device));
    for (const { status, answer, set } of refused) {
      expect([status, answer['error'], set]).toEqual([
        ...[422, 'That passkey didn’t work here. Please try again, or use a code.', []],
      ]);
    }
  });

  it('a passkey of one realm is none in another, also at the same host', async () => {
    const { phone } = await signedIn();
    const { device } = await add(phone);
    const moved = await accountApi(engine, { db: kit.database.db }, [
      withAccounts(site, { realm: 'realm:north' }),
    ]);
    try {
      expect((await enter(new Browser(moved, host, '192.0.2.7'), device)).status).toBe(422);
    } finally {
      await moved.close();
    }
    const there = browser('northside-group.localhost');
    const signed = device.sign(await ask(there), { origin: 'http://northside-group.localhost' });
    expect((await there.send('/api/account/passkey-sessions', signed)).status).toBe(422);
    for (const [name, value] of phone.cookies) there.cookies.set(name, value);
    expect((await there.send('/api/account/passkeys')).status).toBe(401);
    expect((await there.send('/api/account/passkeys/challenges', {})).status).toBe(401);
  });

  it('sites of one realm have one account, whose passkeys sign in at one host each', async () => {
    const shared = { realm: 'realm:north' };
    const sites = [site, other].map((of) => ({ ...withAccounts(of, shared), accountRealm: 'north' }));
    const group = await accountApi(engine, {}, sites);
    try {
      const [here, there] = [new Browser(group), new Browser(group, 'northside-group.localhost')];
      await here.signIn(kim);
      await there.signIn(kim);
      const { device, added } = await add(here);
      expect(added.status).toBe(200);
      for (const each of [here, there]) expect((await list(each)).passkeys).toMatchObject([{ host }]);
      const asked = await ask(there);
      for (const at of ['http://northside-group.localhost', origin])
        expect(
          (await there.send('/api/account/passkey-sessions', device.sign(asked, { origin: at }))).status,
        ).toBe(422);
      expect((await there.send('/api/account/data')).answer['passkeys']).toMatchObject([
        { host, name: 'Unknown device' },
      ]);
      await there.send('/api/account/delete', { confirm: true });
      expect(await group.database.db.selectFrom('shopper_passkeys').select('id').execute()).toEqual([]);
    } finally {
      await group.close();
    }
  });

  it('is added, renamed and removed by who is signed in alone', async () => {
    const { phone } = await signedIn();
    const { added, made } = await add(phone);
    const id = added.answer['id'];
    const [nobody, { phone: mallory }] = [browser(), await signedIn('mallory@shopper.example')];
    for (const [path, body] of [
      ['/api/account/passkeys', undefined],
      ['/api/account/passkeys', made],
      ['/api/account/passkeys/challenges', {}],
      ['/api/account/passkeys/rename', { id, name: 'Mine' }],
      ['/api/account/passkeys/remove', { id }],
    ] as const)
      expect((await nobody.send(path, body)).status, path).toBe(401);
    expect((await mallory.send('/api/account/passkeys/rename', { id, name: 'Mine' })).status).toBe(404);
    expect((await mallory.send('/api/account/passkeys/remove', { id })).status).toBe(404);
    expect((await phone.send('/api/account/passkeys/rename', { id, name: ' ' })).status).toBe(422);
    expect((await phone.send('/api/account/passkeys/rename', { id, name: ' My phone ' })).status).toBe(200);
    expect((await list(phone)).passkeys).toMatchObject([{ id, name: 'My phone' }]);
    expect((await phone.send('/api/account/passkeys/remove', { id })).status).toBe(200);
    expect((await list(phone)).passkeys).toEqual([]);
    expect((await phone.send('/api/account/passkeys/remove', { id })).status).toBe(404);
  });

  it('none is added in a session that is older than a day', async () => {
    const { phone } = await signedIn();
    expect((await list(phone)).may_add).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    expect((await list(phone)).may_add).toBe(false);
    expect((await phone.send('/api/account/passkeys/challenges', {})).status).toBe(403);
  });

  it('a write from a page of another site is refused', async () => {
    const { phone } = await signedIn();
    const { added } = await add(phone);
    const evil = { origin: 'https://evil.example' };
    for (const path of ['passkey-challenges', 'passkey-sessions', 'passkeys/challenges', 'passkeys'])
      expect((await phone.send(`/api/account/${path}`, {}, evil)).status).toBe(403);
    const { status } = await phone.send('/api/account/passkeys/remove', { id: added.answer['id'] }, evil);
    expect(status).toBe(403);
  });

  it.each([
    ['nothing', {}],
    ['a text', { id: 'x', rawId: 'x', type: 'public-key', response: 'x' }],
    ['no base64', { id: '🔑', rawId: '🔑', type: 'public-key', response: {} }],
    ['a long id', { id: 'x'.repeat(2000), rawId: 'x', type: 'public-key', response: {} }],
    [
      'garbage',
      {
        ...{ id: 'eA', rawId: 'eA', type: 'public-key' },
        response: { clientDataJSON: 'eA', attestationObject: 'eA', authenticatorData: 'eA', signature: 'eA' },
      },
    ],
  ])('refuses %s', async (_what, body) => {
    const { phone } = await signedIn();
    await ask(phone);
    expect((await phone.send('/api/account/passkey-sessions', body)).status).toBe(422);
    await phone.send('/api/account/passkeys/challenges', {});
    expect((await phone.send('/api/account/passkeys', body)).status).toBe(422);
  });

  it('a network tries so many, and signs in with a code all the same', async () => {
    const one = browser();
    const statuses = [];
    for (let round = 0; round < 31; round += 1)
      statuses.push((await one.send('/api/account/passkey-challenges', {})).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await one.signIn(kim)).status).toBe(200);
  });
});
