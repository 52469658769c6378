import { siteLookup } from '@forecourt/api';
import { other, site, type TestApi } from '@forecourt/api/testing';
import { testEngines } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { financeApplication } from '../manifest.ts';
import { approved } from '../testing/applicants.ts';
import { lender } from '../testing/pages.ts';
import { applicationSite } from './ApplicationSite.ts';
import { accounts, applicationApi, Browser, withApplications } from './testing/application-api.ts';

const [kim, lou] = ['kim@shopper.example', 'lou@shopper.example'];

describe.each(testEngines('owners of applications'))('a shared browser on %s', (engine) => {
  let kit: TestApi;
  beforeAll(async () => {
    const { byHost } = siteLookup([
      { site: withApplications(site, { accounts }), hosts: [] },
      { site: withApplications(other), hosts: [] },
    ]);
    const limits = leadLimits({ perAddress: 10_000, perSite: null });
    kit = await applicationApi(engine, { sites: byHost, limits });
  });
  afterAll(() => kit.database.close());

  const content = async (browser: Browser) => (await browser.read()).body['answers'];
  const ownerOf = async (reference: unknown) =>
    (
      await sql<{ shopper_id: string | null }>`
        select shopper_id from finance_applications where reference = ${reference}`.execute(kit.database.db)
    ).rows[0]?.shopper_id;

  it('a draft belongs to the account: who signs in next reads, changes, sends and deletes nothing of it', async () => {
    const browser = new Browser(kit);
    await browser.signIn(kim);
    await browser.start();
    await browser.save('you', approved.you);
    browser.signOut();
    expect(await browser.read()).toMatchObject({ status: 403 });
    await browser.signIn(lou);
    const tries = {
      read: await browser.read(),
      patch: await browser.save('you', { ...approved.you, first_name: 'Mallory' }),
      about: await browser.save('loan', approved.loan, { kind: 'pre-approval', car_id: null, loan: '' }),
      send: await browser.submit(),
      discard: await browser.discard(),
    };
    for (const [call, { status, body }] of Object.entries(tries)) {
      expect([call, status]).toEqual([call, 403]);
      expect(JSON.stringify(body), call).not.toMatch(/Priya|FA-/);
    }
    await browser.signIn(kim);
    expect((await browser.read()).body).toMatchObject({
      ...{ status: 'draft', kind: 'application' },
      answers: { ...approved.loan, first_name: 'Priya' },
    });
  });

  it('who signs in next begins an own one, and the other stays', async () => {
    const [first, next] = [new Browser(kit), new Browser(kit)];
    await first.signIn(kim);
    await first.start();
    next.token = first.token;
    await next.signIn(lou);
    const started = await next.start({ price: '9,000' });
    expect(started.body).toMatchObject({ application: { answers: { price: '9,000' } } });
    expect(next.token).not.toBe(first.token);
    expect(await content(first)).toMatchObject(approved.loan);
    expect(JSON.stringify(await content(next))).not.toContain(approved.loan.price);
  });

  it('a sent application says nothing to who signs in next, nor to anybody who is signed out', async () => {
    const browser = new Browser(kit);
    await browser.signIn(kim);
    const { body } = await browser.apply();
    await browser.signIn(lou);
    const before = JSON.stringify([await browser.read(), await browser.submit(), await browser.discard()]);
    browser.signOut();
    const signedOut = JSON.stringify([await browser.read(), await browser.save('you', approved.you)]);
    for (const text of [before, signedOut]) {
      expect(text).not.toContain(body['reference']);
      expect(text).not.toMatch(/approved|"status":200/);
    }
    await browser.signIn(kim);
    expect((await browser.read()).body).toMatchObject({ reference: body['reference'], status: 'approved' });
  });

  it('a step that is posted after the session has ended is kept, and the answer gives out nothing', async () => {
    const browser = new Browser(kit);
    await browser.signIn(kim);
    await browser.start();
    await browser.save('home', approved.home);
    browser.signOut();
    const kept = await browser.save('home', { ...approved.home, suburb: '' });
    expect(kept).toEqual({
      status: 200,
      body: { application: null, errors: { suburb: 'Suburb: please fill this in.' } },
    });
    expect((await browser.discard()).status).toBe(403);
    await browser.signIn(kim);
    expect(await content(browser)).toMatchObject({
      ...approved.loan,
      street: approved.home.street,
      suburb: '',
    });
  });

  it.each(['posts a step to it', 'sends it'])(
    'a draft of nobody becomes that of the shopper who %s',
    async (how) => {
      const browser = new Browser(kit);
      const { body } = await browser.start();
      expect(Object(body['application'])).toMatchObject({ answers: approved.loan });
      const { reference } = Object(body['application']);
      for (const step of ['you', 'home', 'work', 'spending'] as const)
        await browser.save(step, approved[step]);
      expect(await ownerOf(reference)).toBeNull();
      const id = await browser.signIn(lou);
      expect(await content(browser), 'what was typed before the sign-in').toMatchObject(approved.loan);
      const adopted = how === 'sends it' ? await browser.submit() : await browser.save('you', approved.you);
      expect([adopted.status, await ownerOf(reference)]).toEqual([200, id]);
      await browser.signIn(kim);
      expect((await browser.read()).status).toBe(403);
    },
  );

  it('an owner can delete their draft', async () => {
    const browser = new Browser(kit);
    await browser.signIn(kim);
    await browser.start();
    expect((await browser.discard()).body).toEqual({ deleted: true });
    expect((await browser.read()).status).toBe(404);
  });

  it('a session of another realm owns nothing, and a site without accounts has no owners', async () => {
    const browser = new Browser(kit, 'northside-group.localhost');
    await browser.signIn(kim);
    const { body } = await browser.start();
    expect(await ownerOf(Object(body['application']).reference)).toBeNull();
    browser.signOut();
    expect((await browser.read()).body).toMatchObject({ answers: approved.loan });
    expect((await browser.save('you', approved.you)).body).toMatchObject({
      application: { answers: approved.you },
    });
  });
});

describe('the accounts of a site that takes applications', () => {
  const definition = defineDealer({ ...exampleDealer, features: [financeApplication({ lender })] });
  const shown = publicSite(definition);
  const env = {
    FINANCE_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
    SHOPPER_SECRET: accounts.secret,
    NODE_ENV: 'production',
  };
  const facts = { dealer: definition.dealer, options: { lender, intro: 'x', keepDays: 90 } };

  it('are those of its sign-in; without one it has none', () => {
    const signIn = { ...shown, pages: [...shown.pages, 'sign-in'] };
    expect(applicationSite({ ...facts, shown: signIn, env }).accounts).toEqual({
      ...{ realm: `site:${definition.dealer.slug}`, secret: accounts.secret, secure: true },
    });
    expect(applicationSite({ ...facts, shown, env }).accounts).toBeNull();
  });

  it('need their secret in production', () => {
    const signIn = { ...shown, pages: [...shown.pages, 'sign-in'] };
    const { SHOPPER_SECRET: _secret, ...without } = env;
    expect(() => applicationSite({ ...facts, shown: signIn, env: without })).toThrow('SHOPPER_SECRET');
  });
});
