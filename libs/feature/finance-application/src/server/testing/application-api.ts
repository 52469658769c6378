import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import type { TestEngine } from '@forecourt/database/testing';
import { financeKeyring } from '@forecourt/finance-desk';
import { signedIn } from '@forecourt/shoppers/testing';
import type { ApplicationSite } from '../ApplicationSite.ts';
import half from '../index.ts';
import { localLender } from '../lender/local-lender.ts';
import { approved } from '../../testing/applicants.ts';

/** The texts of the lender of the tests. */
export const texts = { version: '2026-07', creditGuide: 'The guide.', privacy: 'The consent.' };

const keys = financeKeyring({ FINANCE_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}` }, null);

/** The accounts of a site that has some. */
export const accounts = {
  ...{ realm: 'group', secret: 'a secret of the test with enough characters', secure: false },
};

/** The value of a site, changed as given; the local lender assesses. */
export function applicationSiteOf(changes: Partial<ApplicationSite> = {}): ApplicationSite {
  return {
    ...{ keys, provider: localLender(7.5), keepDays: 90, finance: null, accounts: null },
    lender: { name: 'Demonstration Finance', texts },
    ...changes,
  };
}

/** A site that takes applications. */
export function withApplications(of: ApiSite, changes: Partial<ApplicationSite> = {}): ApiSite {
  return { ...of, halves: [half.forSite(applicationSiteOf(changes))] };
}

const { byHost } = siteLookup([
  { site: withApplications(site), hosts: [] },
  { site: withApplications(other), hosts: [] },
]);

/** The test API with the half, by default on both sample sites. */
export function applicationApi(engine: TestEngine, changes: Partial<ApiServices> = {}): Promise<TestApi> {
  return testApi(engine, { halves: [half], sites: byHost, ...changes });
}

/** A response with its parsed body. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** The browser of a shopper: it keeps its token, and the session of who is signed in. */
export class Browser {
  token = '';
  /** As a `Cookie` header; empty if nobody is signed in. */
  session = '';
  readonly #kit: TestApi;
  readonly #host: string;

  constructor(kit: TestApi, host = 'harbour-city.localhost') {
    this.#kit = kit;
    this.#host = host;
  }

  /** Signs somebody in; returns the id of the account. */
  async signIn(address: string): Promise<string> {
    const { shopperId, cookie } = await signedIn(this.#kit.database.db, accounts, address);
    this.session = cookie;
    return shopperId;
  }

  signOut(): void {
    this.session = '';
  }

  async send(path: string, body: object, method = 'POST'): Promise<Answer> {
    return this.#ask(path, { method, body: JSON.stringify(body) });
  }

  discard(): Promise<Answer> {
    return this.send('/api/finance-applications/mine/discard', {});
  }

  read(): Promise<Answer> {
    return this.#ask('/api/finance-applications/mine', {});
  }

  async start(answers: object = approved.loan, about: object = {}): Promise<Answer> {
    const subject = { kind: 'application', car_id: null, loan: '', ...about };
    const answer = await this.send('/api/finance-applications', { ...subject, step: 'loan', answers });
    const { token } = answer.body;
    if (typeof token === 'string') this.token = token;
    return answer;
  }

  save(step: string, answers: object, about: object | null = null): Promise<Answer> {
    return this.send('/api/finance-applications/mine', { step, answers, about }, 'PATCH');
  }

  submit(changes: object = {}): Promise<Answer> {
    const consents = { version: texts.version, credit_guide: true, privacy: true, truth: true };
    return this.send('/api/finance-applications/mine/send', { ...consents, ...changes });
  }

  /** A whole application, with some answers changed. */
  async apply(changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    await this.start({ ...approved.loan, ...changes });
    for (const step of ['you', 'home', 'work', 'spending'] as const)
      await this.save(step, { ...approved[step], ...changes });
    return this.submit();
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const headers = {
      ...{ host: this.#host, 'content-type': 'application/json' },
      ...(this.token !== '' && { 'x-application-token': this.token }),
      ...(this.session !== '' && { cookie: this.session }),
    };
    const response = await this.#kit.request(path, { ...init, headers });
    return { status: response.status, body: await response.json() };
  }
}
