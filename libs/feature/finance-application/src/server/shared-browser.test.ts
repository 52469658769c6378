import { siteLookup } from '@forecourt/api';
import { site, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, paths, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadApplication } from '../logic/load-application.ts';
import { postApplication } from '../logic/post-application.ts';
import { seenRows } from '../logic/summary.ts';
import { financeApplication } from '../manifest.ts';
import { approved } from '../testing/applicants.ts';
import { lender } from '../testing/pages.ts';
import { accounts, applicationApi, Browser, texts, withApplications } from './testing/application-api.ts';

const rates = {
  ...{ annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};
const [kim, lou] = ['kim@shopper.example', 'lou@shopper.example'];
const origin = 'http://harbour-city.localhost:4200';
const APPLY = '/apply-for-finance';
const { finance } = publicSite(
  defineDealer({
    ...exampleDealer,
    ...{ features: [], finance: { provider: 'AusLoans', calculator: 'purchase', ...rates } },
  }),
);

/** A browser that opens pages: it keeps the cookie of its application. */
class PageBrowser {
  readonly visitor: Browser;
  cookie = '';
  readonly #services: SiteServices;

  constructor(kit: TestApi) {
    this.visitor = new Browser(kit);
    const shown = publicSite(defineDealer({ ...exampleDealer, features: [financeApplication({ lender })] }));
    this.#services = {
      site: { ...shown, pages: [...shown.pages, paths.signIn().slice(1)] },
      ...{ now: new Date(), searchKey: '', origin, nonce: null },
      fetch: async (path, init) => {
        const headers = new Headers(init?.headers);
        headers.set('host', 'harbour-city.localhost');
        // The call of the accounts, which are another feature.
        if (path === '/api/account')
          return headers.get('cookie')?.includes('session_token')
            ? Response.json({ email: null, phone: null })
            : new Response(null, { status: 204 });
        return kit.request(path, { ...init, headers });
      },
    };
  }

  open(path = APPLY) {
    return loadApplication(this.#services, this.#asked(path));
  }

  async post(fields: Record<string, string | readonly string[]>, path = APPLY) {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) form.append(name, value);
    const { headers, ...answer } = await postApplication(this.#services, { ...this.#asked(path), form });
    for (const set of headers.getSetCookie()) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  #asked(path: string) {
    const url = new URL(path, origin);
    const cookie = [this.cookie, this.visitor.session].filter((each) => each !== '').join('; ');
    return { request: new Request(url, { headers: { cookie } }), url };
  }
}

describe('the pages of an application in a browser that two people use', () => {
  let kit: TestApi;
  let browser: PageBrowser;
  beforeAll(async () => {
    const taking = withApplications(site, { accounts, finance });
    const { byHost } = siteLookup([{ site: taking, hosts: [] }]);
    const limits = leadLimits({ perAddress: 10_000, perSite: null });
    kit = await applicationApi('pglite', { sites: byHost, limits });
    await kit.addCar({ id: 7, stocknum: 'S7', name: '2020 Toyota RAV4', price: 30_000 });
  });
  afterAll(() => kit.database.close());
  beforeEach(async () => {
    browser = new PageBrowser(kit);
    await browser.visitor.signIn(kim);
    await browser.post({ step: 'loan', ...approved.loan });
    await browser.post({ step: 'you', ...approved.you });
    browser.visitor.signOut();
  });

  const nextOne = () => browser.visitor.signIn(lou);
  const blank = { notice: null, keptUntil: null, view: { at: 'step', step: 'loan', car: null } };

  it('who signs in next finds an empty form without a word of an earlier one, and the other draft stays', async () => {
    await nextOne();
    for (const path of [APPLY, `${APPLY}?step=you`, `${APPLY}?step=consent`, '/finance-pre-approval']) {
      const page = await browser.open(path);
      expect(page, path).toMatchObject(blank);
      expect(JSON.stringify(page)).not.toMatch(/Priya|30,000/);
    }
    const kims = browser.cookie;
    expect(await browser.post({ step: 'loan', ...approved.loan, price: '9,000' })).toEqual({
      to: `${APPLY}?step=you#finance-form`,
    });
    expect(browser.cookie).not.toBe(kims);
    expect(await browser.open(`${APPLY}?step=loan`)).toMatchObject({ view: { answers: { price: '9,000' } } });
    browser.cookie = kims;
    await browser.visitor.signIn(kim);
    expect(await browser.open(`${APPLY}?step=you`)).toMatchObject({ view: { answers: approved.you } });
  });

  it('a page of the first one that is still open sends and deletes nothing for the next one', async () => {
    await nextOne();
    const kims = browser.cookie;
    const posts: Record<string, string>[] = [
      { step: 'consent', version: texts.version, credit_guide: 'yes', privacy: 'yes', truth: 'yes' },
      { step: 'you', go: 'delete' },
    ];
    for (const fields of posts) expect(await browser.post(fields)).toEqual({ to: APPLY });
    expect(browser.cookie).toBe(kims);
    await browser.visitor.signIn(kim);
    expect(await browser.open()).toMatchObject({ notice: 'back' });
  });

  it('a step is kept after the session has ended; sending and deleting ask for a sign-in', async () => {
    expect(await browser.post({ step: 'home', ...approved.home, suburb: 'Teneriffe' })).toEqual({
      to: `${APPLY}?step=work#finance-form`,
    });
    for (const [fields, page] of [
      [{ step: 'consent' }, `${APPLY}?step=consent`],
      [{ step: 'home', go: 'delete' }, APPLY],
    ] as const) {
      const refused: unknown = await browser.post(fields).catch((error: unknown) => error);
      const location = refused instanceof Response ? (refused.headers.get('location') ?? '') : '';
      expect(new URL(location, origin).searchParams.get('redirect')).toBe(page);
    }
    await browser.visitor.signIn(kim);
    expect(await browser.open(`${APPLY}?step=home`)).toMatchObject({
      view: { answers: { suburb: 'Teneriffe' } },
    });
    expect(await browser.post({ step: 'home', go: 'delete' })).toEqual({ to: `${APPLY}?was=deleted` });
  });

  it('another application is about the vehicle and the loan of the page, and is nothing of the last one', async () => {
    await browser.visitor.signIn(kim);
    const asked = 'car_id=7&deposit=6000&term=3';
    const to = `${APPLY}?${asked}#finance-form`;
    expect(await browser.post({ go: 'new' }, `${APPLY}?sent=1&step=you&was=over&${asked}`)).toEqual({ to });
    expect(await browser.open(to)).toMatchObject({
      ...{ notice: null, keptUntil: null },
      view: { at: 'step', car: { id: 7 }, answers: { deposit: '6,000', term: '3 years' } },
    });
    expect(await browser.post({ go: 'new' })).toEqual({ to: `${APPLY}#finance-form` });
  });

  it('the address of the calculator overwrites nothing that was corrected, unless it brings another loan', async () => {
    await browser.visitor.signIn(kim);
    const address = `${APPLY}?car_id=7&deposit=6000&term=3`;
    const shown = await browser.open(address);
    const about = { car_id: '7', loan: 'deposit=6000&term=3' };
    expect(shown).toMatchObject({ view: { about: { carId: 7, loan: about.loan } } });
    const corrected = { ...approved.loan, price: '31,000', deposit: '7000' };
    await browser.post({ step: 'loan', ...corrected, ...about });
    for (const back of [address, `${APPLY}?deposit=6000&term=3`, `${APPLY}?term=3&deposit=6000&car_id=7`])
      expect(await browser.open(back), back).toMatchObject({
        view: { car: { id: 7 }, answers: corrected, loan: { rows: expect.any(Array) } },
      });
    expect(await browser.open(`${APPLY}?car_id=7&deposit=8000&term=3`)).toMatchObject({
      view: { about: { carId: 7 }, answers: { price: '30,000', deposit: '8,000' } },
    });
  });

  it('what was changed in another tab is read once more before it is declared true and sent', async () => {
    await browser.visitor.signIn(kim);
    for (const step of ['home', 'work', 'spending'] as const) await browser.post({ step, ...approved[step] });
    const declared = async () => {
      const { view } = await browser.open(`${APPLY}?step=consent`);
      if (view.at !== 'consent') throw new Error('It is not the last step.');
      const ticked = { credit_guide: 'yes', privacy: 'yes', truth: 'yes' };
      return { step: 'consent', version: texts.version, ...ticked, seen: seenRows(view.sections) };
    };
    const earlier = await declared();
    expect(earlier.seen).toContain('Income after tax: $1,450 a week');
    await browser.post({ step: 'work', ...approved.work, income: '1,850' });
    const { seen: _none, ...bare } = await declared();
    for (const fields of [earlier, bare, { ...earlier, seen: [...earlier.seen, 'More: 1'] }]) {
      expect(await browser.post(fields, `${APPLY}?step=consent`)).toMatchObject({
        status: 409,
        failure:
          'Your answers have changed since this page was opened, perhaps in another tab. Please read them once more. Nothing was sent.',
      });
      expect(await browser.open()).toMatchObject({ notice: 'back' });
    }
    const later = await declared();
    expect(later.seen).toContain('Income after tax: $1,850 a week');
    const sent = { to: `${APPLY}?sent=1#finance-form` };
    expect(await browser.post(later, `${APPLY}?step=consent`)).toEqual(sent);
    expect(await browser.open()).toMatchObject({ view: { at: 'sent' } });
    expect(await browser.post(earlier, `${APPLY}?step=consent`), 'a second press').not.toMatchObject({
      status: 409,
    });
  });

  it('a draft that is over says so, and what was typed begins a new one', async () => {
    browser.cookie = `finance_application=${'x'.repeat(43)}`;
    await nextOne();
    expect(await browser.open()).toMatchObject({ notice: 'over' });
    expect(await browser.post({ step: 'home', ...approved.home })).toEqual({
      to: `${APPLY}?step=loan&was=over#finance-form`,
    });
  });
});
