import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { NOW, other, site, testApi, type TestApi } from '@forecourt/api/testing';
import { findHold, openSandbox, STEP_TOPIC, type Hold, type SandboxMount } from '@forecourt/checkout-desk';
import { attemptDue } from '@forecourt/database';
import type { TestEngine } from '@forecourt/database/testing';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { CheckoutSite } from '../CheckoutSite.ts';
import { leadLimits } from '@forecourt/lead-desk';
import type { SiteAccounts } from '@forecourt/shoppers';
import { signedIn } from '@forecourt/shoppers/testing';
import half from '../index.ts';

/** The terms of the tests. */
export const terms = {
  version: '2026-11',
  deposit: 'Fully refundable.',
  law: { onRoadCosts: 'Duty comes on top.', coolingOff: 'One day.', warranty: 'Three months.' },
  lawByState: { VIC: { onRoadCosts: 'In Victoria.', coolingOff: 'Three days.', warranty: 'Three months.' } },
};

export const shopper = {
  name: 'Kim',
  last_name: 'Leewright',
  email: 'kim@shopper.example',
  phone: '0491 570 006',
};

/** The API with the half on both sample sites, its sandbox, and a clock. */
export interface CheckoutApi {
  kit: TestApi;
  clock: { now: Date };
  /** The value of the site. */
  offer: CheckoutSite;
  sandbox: SandboxMount;
  /** Handles a message of the outbox: what is due, or the end of the time that contact details are kept. */
  step(id: string, topic?: string): Promise<void>;
  /** Does what is due in the outbox, through this database if it is another one. */
  deliver(through?: TestApi['database']['db']): Promise<void>;
  /** A hold by its reference. */
  hold(reference: unknown): Promise<Hold>;
}

export async function checkoutApi(
  engine: TestEngine,
  changes: Partial<CheckoutSite> = {},
  services: Partial<ApiServices> = {},
): Promise<CheckoutApi> {
  const clock = { now: NOW };
  const { provider, mount } = openSandbox(null, () => clock.now);
  if (!mount) throw new Error('There is no sandbox.');
  const shown = publicSite(defineDealer({ ...exampleDealer, features: [] }));
  const offer: CheckoutSite = {
    ...{
      path: 'checkout',
      terms,
      onRoad: {},
      depositCents: 20_000,
      holdHours: 48,
      nextSteps: ['We call you.'],
      keepContactDays: 180,
    },
    ...{ provider, mount, invoices: null },
    business: { name: 'Harbour City Motors Pty Ltd', abn: '51 824 753 556', gst: 'No GST is payable.' },
    ...{ purchase: null, shown, bands: null, accounts: null },
    ...changes,
  };
  const withDeposits = (of: ApiSite): ApiSite => ({ ...of, shown, halves: [half.forSite(offer)] });
  const { byHost, bySlug } = siteLookup([
    { site: withDeposits(site), hosts: [] },
    { site: withDeposits(other), hosts: [] },
  ]);
  const now = services.now ?? (() => clock.now);
  const limits = leadLimits({ perAddress: 10_000, perSite: null });
  const kit = await testApi(engine, { halves: [half], sites: byHost, now, limits, ...services });
  const { db } = kit.database;
  const handlers = half.outbox({ db, now, siteBySlug: bySlug });
  return {
    ...{ kit, clock, offer, sandbox: mount },
    async step(id, topic = STEP_TOPIC) {
      const handle = handlers[topic];
      const row = { id: 1, topic: '', key: id, payload: { site: site.slug }, attempts: 1 };
      const times = {
        next_attempt_at: now(),
        created_at: now(),
        done_at: null,
        failed_at: null,
        last_error: null,
      };
      await handle?.({ ...row, ...times });
    },
    async deliver(through = db) {
      const work = half.outbox({ db: through, now, siteBySlug: bySlug });
      const handle: Parameters<typeof attemptDue>[0]['handle'] = async (row) => work[row.topic]?.(row);
      while ((await attemptDue({ db: through, handle, now }, { topics: Object.keys(work) })) > 0);
    },
    async hold(reference) {
      const hold = await findHold({ db }, site.slug, { reference: String(reference) });
      if (!hold) throw new Error('There is no such hold.');
      return hold;
    },
  };
}

/** The browser of a shopper: it keeps its secret. */
export class Browser {
  token: string | null = null;
  /** The session of who is signed in, as a `Cookie` header; empty for nobody. */
  session = '';
  readonly #kit: TestApi;
  readonly #slug: string;
  readonly #host: string;

  constructor(kit: TestApi, slug: string, host = 'harbour-city.localhost') {
    this.#kit = kit;
    this.#slug = slug;
    this.#host = host;
  }

  /** Signs somebody in at a site with these accounts. */
  async signIn(accounts: SiteAccounts, address: string): Promise<void> {
    this.session = (await signedIn(this.#kit.database.db, accounts, address)).cookie;
  }

  /** Until when this browser holds the vehicle, as its page asks; null if it does not. */
  async own(): Promise<unknown> {
    const cookie = `__Host-checkout=${this.token ?? ''}; ${this.session}`;
    const response = await this.#kit.request(`/api/reservations/${this.#slug}/own`, {
      headers: { host: this.#host, cookie },
    });
    return response.status === 204 ? null : response.json();
  }

  look(query = ''): Promise<Answer> {
    return this.#ask(query, {});
  }

  async reserve(changes: object = {}): Promise<Answer> {
    const body = { price: 30_000, version: terms.version, agreed: true, shopper, ...changes };
    const answer = await this.#post('', body);
    if (typeof answer.body['token'] === 'string') this.token = answer.body['token'];
    return answer;
  }

  quote(choices: object): Promise<Answer> {
    return this.#post('/purchase', { choices });
  }

  cancel(): Promise<Answer> {
    return this.#post('/cancel', {});
  }

  refund(body: object = {}): Promise<Answer> {
    return this.#post('/refund', body);
  }

  #post(path: string, body: object): Promise<Answer> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const headers = {
      ...{ host: this.#host, 'content-type': 'application/json' },
      ...(this.token !== null && { 'x-checkout-token': this.token }),
      ...(this.session !== '' && { cookie: this.session }),
    };
    const response = await this.#kit.request(`/api/reservations/${this.#slug}${path}`, { ...init, headers });
    return { status: response.status, body: await response.json() };
  }
}

/** A response with its parsed body. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}
