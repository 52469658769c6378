import { randomUUID } from 'node:crypto';
import { deskRoutes, type Role } from '@forecourt/desk-client';
import {
  deskOperations,
  roleSchema,
  type DeskOperation,
  type KnownDeskRoute,
} from '@forecourt/desk-client/contracts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { secondFactor } from './test/secondFactor.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

/** Every call of the contract; access is decided before the request is read, so an empty body is enough. */
const calls: (DeskOperation & KnownDeskRoute)[] = Object.values(deskOperations);
const named = calls.map((call) => [call.id, call] as const);
const ofStaff = named.filter(([, { access }]) => access.who === 'staff');
const forAll = named.filter(([, { access }]) => access.who !== 'anyone');

let kit: TestDesk;
const people = new Map<string, Browser>();
const of = (name: string): Browser => people.get(name) ?? kit.stranger();

beforeAll(async () => {
  kit = await testDesk();
  for (const role of roleSchema.options) {
    people.set(role, await kit.staff(role));
    const verified = await kit.staff(role);
    await secondFactor(verified);
    people.set(`${role}, verified`, verified);
  }
});
afterAll(() => kit.database.close());

async function outcome(browser: Browser, call: KnownDeskRoute, slug: string = site.slug): Promise<string> {
  const id = call.path.includes('/deliveries/') || call.path.includes('/imports/') ? '7' : randomUUID();
  const response = await browser.send(call, { params: { site: slug, id, file: randomUUID() }, body: {} });
  if (response.headers.get('content-type')?.startsWith('application/problem')) {
    const { type } = await response.json();
    return `${response.status} ${String(type).replace('/problems/', '')}`;
  }
  await response.body?.cancel();
  return String(response.status);
}

/** What a role may not do is a 404 as if the dealership did not exist. */
const REFUSED = ['404 noAccess', '401 signedOut'];

describe.each(roleSchema.options)('role × call: %s', (role: Role) => {
  test.each(ofStaff)('%s', async (_, call) => {
    const { access } = call;
    if (access.who !== 'staff') throw new Error('It is for staff.');
    const may = access.roles.includes(role);
    const answered = await outcome(of(role), call);
    const verified = await outcome(of(`${role}, verified`), call);
    if (!may) expect([answered, verified]).toEqual(['404 noAccess', '404 noAccess']);
    else {
      if (access.secondFactor) expect(answered).toBe('403 secondFactor');
      else expect(REFUSED).not.toContain(answered);
      expect([...REFUSED, '403 secondFactor']).not.toContain(verified);
    }
  });
});

test.each(forAll)('%s needs a session', async (_, call) => {
  expect(await outcome(kit.stranger(), call)).toBe('401 signedOut');
  const forged = kit.stranger();
  forged.cookie = `forecourt-desk.session_token=${randomUUID()}.${Buffer.from(randomUUID()).toString('base64')}`;
  expect(await outcome(forged, call)).toBe('401 signedOut');
});

test.each(ofStaff)(
  '%s of another dealership, of one that does not exist, or with another name is refused',
  async (_, call) => {
    const owner = of('owner, verified');
    for (const slug of [
      other.slug,
      'nowhere',
      site.slug.toUpperCase(),
      '..',
      `${site.slug}%00`,
      'x'.repeat(200),
    ])
      expect(await outcome(owner, call, slug)).toBe('404 noAccess');
  },
);

test.each(named.filter(([, { method }]) => method !== 'get'))(
  '%s is refused from another origin',
  async (_, call) => {
    const init = { headers: { origin: 'https://evil.example' } };
    const id = randomUUID();
    expect(await of('owner').refused(call, { params: { site: site.slug, id }, body: {} }, init)).toBe(
      '403 otherOrigin',
    );
  },
);

it('answers nothing below its path that is no call, and no other method', async () => {
  const { me } = deskRoutes;
  for (const path of ['/api/desk/nothing', '/api/desk', '/api/desk/me/x', '/api/desk//me'] as const)
    expect(await of('owner').refused({ ...me, path } as KnownDeskRoute)).toBe('404 noAccess');
  for (const method of ['PUT', 'DELETE', 'TRACE_X'])
    expect((await of('owner').send(me, {}, { method })).status).toBe(404);
});
