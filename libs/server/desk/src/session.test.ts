import { deskRoutes } from '@forecourt/desk-client';
import { leadLimits } from '@forecourt/lead-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST, other, site, testDesk, type TestDesk } from './test/testDesk.ts';

const {
  confirmSecondFactor,
  enrolSecondFactor,
  me,
  requestCode,
  signIn,
  signOut,
  staff,
  verifySecondFactor,
} = deskRoutes;
const params = { site: site.slug };

describe('sessions of the desk', () => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk();
  });
  afterAll(() => kit.database.close());

  it('gives the same response for any address, and a code to staff alone', async () => {
    const kim = await kit.staff('sales');
    const sent = kit.codes.length;
    const asked = await Promise.all(
      [kim.email, 'nobody@dealer.example'].map(async (email) => {
        const response = await kit.stranger().send(requestCode, { body: { email } });
        return [response.status, await response.text(), [...response.headers.keys()]];
      }),
    );
    expect(asked[0]).toEqual(asked[1]);
    expect(kit.codes.slice(sent).map(({ email }) => email)).toEqual([kim.email]);
  });

  it('says who is signed in, with role and places by dealership', async () => {
    const kim = await kit.staff('sales', { places: [102] });
    await kit.staff('manager', { site: other.slug, email: kim.email });
    expect(await kim.ask(me, {})).toMatchObject({
      staff: { id: kim.staffId, email: kim.email },
      memberships: [
        {
          site: site.slug,
          role: 'sales',
          locations: [{ id: 102, name: 'Bowen Hills' }],
          all_locations: false,
        },
        {
          site: other.slug,
          role: 'manager',
          locations: [{ id: 201, name: 'Northside' }],
          all_locations: true,
        },
      ],
      second_factor: { enrolled: false, verified_until: null },
    });
  });

  it('ends with signing out, and a cookie that was copied before ends too', async () => {
    const kim = await kit.staff('sales');
    const { cookie } = kim;
    await kim.ask(signOut, { body: {} });
    expect(await kim.refused(me)).toBe('401 signedOut');
    kim.cookie = cookie;
    expect(await kim.refused(me)).toBe('401 signedOut');
    expect((await kit.stranger().send(signOut, { body: {} })).status).toBe(200);
  });

  it('limits the codes of an address, and the tries of a visitor, over all processes', async () => {
    const own = await testDesk();
    const processes = [own, await testDesk('pglite', {}, own.database)];
    let calls = 0;
    const stranger = () => (processes[(calls += 1) % 2] ?? own).stranger();
    try {
      const ask = (email: string) => stranger().refused(requestCode, { body: { email } });
      const answers = [];
      for (let asked = 0; asked < 6; asked += 1) answers.push(await ask('kim@dealer.example'));
      expect(answers).toEqual([...Array<string>(5).fill('200 '), '429 tooMany']);
      expect(await ask('lee@dealer.example')).toBe('200 ');
      const guess = () =>
        stranger().refused(signIn, { body: { email: 'kim@dealer.example', code: '000000' } });
      for (let tried = 0; tried < 30; tried += 1) expect(await guess()).toBe('422 wrongCode');
      expect(await guess()).toBe('429 tooMany');
    } finally {
      await own.database.close();
    }
  });

  it('limits the calls of a visitor', async () => {
    const callLimits = leadLimits({ perAddress: 3, perSite: null, seconds: 60 });
    const own = await testDesk('pglite', { callLimits });
    try {
      const answers = [];
      for (let asked = 0; asked < 4; asked += 1) answers.push(await own.stranger().refused(me));
      expect(answers).toEqual([...Array<string>(3).fill('401 signedOut'), '429 tooMany']);
    } finally {
      await own.database.close();
    }
  });

  it('accepts writes from pages of the desk only', async () => {
    const kim = await kit.staff('sales');
    const from = (headers: Record<string, string>) => kim.refused(signOut, { body: {} }, { headers });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: `http://${HOST}.evil.example` },
      { origin: `http://sub.${HOST}`, 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: '' },
    ];
    for (const headers of foreign) expect(await from(headers)).toBe('403 otherOrigin');
    expect(await kim.refused(me, {}, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(
      '403 otherOrigin',
    );
    // What a form of another site can send without asking first.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await from({ 'content-type': type })).toBe('400 unreadable');
    expect((await kim.send(me)).status).toBe(200);
  });

  it.each([
    ['no JSON', 'hello', '400 unreadable'],
    ['a list', '[]', '400 unreadable'],
    ['nothing', '', '400 unreadable'],
    ['a field of the wrong kind', '{"email":7}', '422 invalid'],
    ['a huge body', JSON.stringify({ email: 'x'.repeat(100_000) }), '413 tooLarge'],
  ])('refuses %s', async (_, body, expected) => {
    expect(await kit.stranger().refused(requestCode, {}, { body })).toBe(expected);
  });

  it('stops reading a body without an end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const init = { body: endless, duplex: 'half' } satisfies RequestInit & { duplex: string };
    expect(await kit.stranger().refused(requestCode, {}, init)).toBe('413 tooLarge');
    expect(sent).toBeLessThan(20);
  });

  it('has no personal data in its log, and never caches', async () => {
    const kim = await kit.staff('owner');
    const response = await kim.send(staff, { params });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const log = kit.logs.join('');
    expect(log).toContain('"call":"staff"');
    for (const secret of [kim.email, kim.cookie, ...kit.codes.map(({ code }) => `"${code}"`)])
      expect(log).not.toContain(secret);
  });

  it('logs who signed in by what, and what was refused, without address or code', async () => {
    const kim = await kit.staff('sales');
    kit.logs.length = 0;
    await kit.stranger().refused(requestCode, { body: { email: kim.email } });
    const code = kit.codes.at(-1)?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const again = kit.stranger();
    expect(await again.refused(signIn, { body: { email: kim.email, code: wrong } })).toBe('422 wrongCode');
    expect((await again.send(signIn, { body: { email: kim.email, code } })).status).toBe(200);
    await kim.ask(enrolSecondFactor, { body: {} });
    expect(await kim.refused(confirmSecondFactor, { body: { code: wrong } })).toBe('422 wrongCode');
    expect(await kim.refused(verifySecondFactor, { body: { code: wrong } })).toBe('409 notEnrolled');
    const lines = kit.logs.map((line): Record<string, unknown> => JSON.parse(line));
    const told = lines.flatMap(({ sign_in, staff_id, msg }) => (sign_in ? [[sign_in, staff_id, msg]] : []));
    expect(told).toEqual([
      ['code', undefined, 'a sign-in was refused'],
      ['code', kim.staffId, 'somebody signed in'],
      ['second factor', kim.staffId, 'a sign-in was refused'],
    ]);
    for (const secret of [kim.email, code]) expect(kit.logs.join('')).not.toContain(`"${secret}"`);
  });

  it('responds in time if the database hangs', async () => {
    const hangs = { ...kit.auth, session: () => new Promise<never>(() => undefined) };
    const own = await testDesk('pglite', { auth: hangs, timeoutMs: 50 });
    try {
      expect(await own.stranger().refused(me)).toBe('503 unavailable');
    } finally {
      await own.database.close();
    }
  });
});
