import type { ApiSite } from '@forecourt/api';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@forecourt/database/testing';
import { deskRoutes, type DeskAnswer, type DeskInput, type Role } from '@forecourt/desk-client';
import type { KnownDeskRoute } from '@forecourt/desk-client/contracts';
import { leadLimits } from '@forecourt/lead-desk';
import { exampleLocation } from '@forecourt/site-config';
import { inviteStaff, openStaffAuth, type StaffAuth } from '@forecourt/staff';
import { testUploads, type TestUploads } from '@forecourt/uploads/testing';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createDesk, type Desk, type DeskServices } from '../index.ts';

export const HOST = 'desk.localhost:4200';

export const site: ApiSite = {
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  timeZone: 'Australia/Brisbane',
  origin: 'https://harbour-city-motors.example',
  leads: { to: 'sales@harbour-city-motors.example', from: 'website@harbour-city-motors.example' },
  locations: [
    {
      id: 101,
      name: 'Newstead',
      type: 'sales',
      email: 'newstead@harbour-city-motors.example',
      phone: '(07) 5550 4100',
      openingHours: exampleLocation.contact_detail.opening_hours,
    },
    { id: 102, name: 'Bowen Hills', type: 'sales', email: null },
    { id: 103, name: 'Workshop', type: 'service', email: null },
    { id: 104, name: 'Parts', type: 'parts', email: null },
  ],
};

/** Another tenant. */
export const other: ApiSite = {
  ...site,
  slug: 'northside-group',
  name: 'Northside',
  origin: 'https://northside.example',
  locations: [{ id: 201, name: 'Northside', email: null }],
};

/** Somebody at a browser. */
export interface Browser {
  email: string;
  staffId: string;
  /** The cookies, which a response may change. */
  cookie: string;
  /** Sends a request as a page of the desk does. */
  send(route: KnownDeskRoute, input?: Sent, init?: RequestInit): Promise<Response>;
  /** The answer of a call that succeeds. */
  ask<Where extends KnownDeskRoute>(route: Where, input?: DeskInput<Where>): Promise<DeskAnswer<Where>>;
  /** Status and problem name of a call that is refused. */
  refused(route: KnownDeskRoute, input?: Sent, init?: RequestInit): Promise<string>;
}

/** The parts of a request. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A desk with its own database. */
export interface TestDesk {
  desk: Desk;
  auth: StaffAuth;
  database: TestDatabase;
  /** The files of shoppers. */
  files: TestUploads;
  logs: string[];
  /** The codes that were sent. */
  codes: { email: string; code: string }[];
  /** What the desk was made with; a test may change it. */
  services: DeskServices;
  /** How often the outbox was woken. */
  wakes: () => number;
  /** Somebody who is not signed in. */
  stranger(): Browser;
  /** Somebody with a role, signed in. */
  staff(role: Role, facts?: { site?: string; places?: number[] | null; email?: string }): Promise<Browser>;
}

/** Makes a desk; services that the test omits are those of the sample sites. With the database of another one it is a second process. */
export async function testDesk(
  engine: TestEngine = 'pglite',
  changes: Partial<DeskServices> = {},
  given?: TestDatabase,
): Promise<TestDesk> {
  const database = given ?? (await openTestDatabase(engine));
  const { db } = database;
  const files = testUploads(db);
  const logs: string[] = [];
  const codes: TestDesk['codes'] = [];
  let wakes = 0;
  const now = changes.now ?? (() => new Date());
  const secret = 'a secret of the test with enough characters';
  const auth = openStaffAuth({ db, secret, secure: false, sendCode: (mail) => codes.push(mail), now });
  const services: DeskServices = {
    db,
    auth,
    siteBySlug: (slug) => [site, other].find((each) => each.slug === slug) ?? null,
    wake: () => (wakes += 1),
    uploads: files.uploads,
    financeKeys: null,
    now,
    logger: pino({ level: 'trace' }, { write: (line: string) => logs.push(line) }),
    codeMs: 1,
    callLimits: leadLimits({ perAddress: 100_000, perSite: null }),
    ...changes,
  };
  const desk = createDesk(services);

  const browser = (email: string, staffId: string): Browser => {
    const self: Browser = {
      email,
      staffId,
      cookie: '',
      async send(route, { params = {}, query = {}, body } = {}, init = {}) {
        const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(params[name] ?? ''),
        );
        const asked = new URLSearchParams(query).toString();
        const headers = new Headers({
          host: HOST,
          origin: `http://${HOST}`,
          'sec-fetch-site': 'same-origin',
          cookie: self.cookie,
          ...(route.method !== 'get' && { 'content-type': 'application/json' }),
        });
        for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
        const response = await desk.fetch(
          new Request(`http://${HOST}${path}${asked && `?${asked}`}`, {
            method: route.method.toUpperCase(),
            ...(route.method !== 'get' && { body: JSON.stringify(body ?? {}) }),
            ...init,
            headers,
          }),
        );
        const set = response.headers.getSetCookie();
        if (set.length > 0) self.cookie = set.map((each) => each.split(';')[0]).join('; ');
        return response;
      },
      async ask(route, input) {
        const response = await self.send(route, input);
        const text = await response.text();
        expect(response.status, `${route.id}: ${text}`).toBe(200);
        return JSON.parse(text);
      },
      async refused(route, input, init) {
        const response = await self.send(route, input, init);
        const { type = '' } = await response.json().catch(() => ({}));
        return `${response.status} ${String(type).replace('/problems/', '')}`;
      },
    };
    return self;
  };

  let people = 0;
  return {
    desk,
    services,
    auth,
    database,
    files,
    logs,
    codes,
    wakes: () => wakes,
    stranger: () => browser('', ''),
    async staff(role, { site: slug = site.slug, places = null, email } = {}) {
      people += 1;
      const address = email ?? `${role}${people}@dealer.example`;
      const name = `${role} ${people}`;
      const invited = { site: slug, email: address, name, role, locationIds: places };
      const staffId = await inviteStaff(db, invited, now());
      const self = browser(address, staffId);
      await auth.requestCode(address);
      const code = codes.at(-1)?.code ?? '';
      await self.ask(deskRoutes.signIn, { body: { email: address, code } });
      return self;
    },
  };
}
