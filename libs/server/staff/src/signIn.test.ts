import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authOptions } from './auth/authOptions.ts';
import { inviteStaff, openStaffAuth, removeStaff, type StaffAuth } from './index.ts';
import { totp } from './testing/totp.ts';

const email = 'kim@dealer.example';
const secret = 'a secret of the test with enough characters';
const site = 'harbour-city';

describe.each(testEngines('sign-in of staff'))('on %s', (engine) => {
  let database: TestDatabase;
  let auth: StaffAuth;
  let codes: { email: string; code: string }[] = [];
  let staffId = '';

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const sendCode = (mail: { email: string; code: string }) => codes.push(mail);
    auth = openStaffAuth({ db: database.db, secret, secure: true, sendCode, now: () => new Date() });
  });
  beforeEach(async () => {
    codes = [];
    await sql`truncate staff, staff_codes cascade`.execute(database.db);
    const kim = { site, email, name: 'Kim', role: 'manager', locationIds: [101] } as const;
    staffId = await inviteStaff(database.db, kim, new Date());
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.close());

  const later = (seconds: number) => {
    const at = Date.now() + seconds * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    return new Date(at);
  };
  const newCode = async (to = email) => {
    await auth.requestCode(to);
    return codes.at(-1)?.code ?? '';
  };
  const cookieOf = (cookies: readonly string[]) =>
    new Headers({ cookie: cookies.map((each) => each.split(';')[0]).join('; ') });
  const signIn = async (headers = new Headers()) => {
    const made = await auth.signIn({ email, code: await newCode() }, headers);
    if (!made) throw new Error('The sign-in was refused.');
    return { ...made, headers: cookieOf(made.cookies) };
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('has the tables that better-auth would make', async () => {
    const options = authOptions({ db: database.db, secret, secure: true, sendCode: () => {} });
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);

    const columns = async () => {
      const { rows } = await sql`
        select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = current_schema() and table_name in
          ('staff', 'staff_sessions', 'staff_accounts', 'staff_codes', 'staff_second_factors')
        order by table_name, column_name`.execute(database.db);
      return rows;
    };
    const ours = await columns();
    expect(ours.length).toBeGreaterThan(30);
    const other = await openTestDatabase(engine);
    try {
      await sql`drop table staff_accounts, staff_second_factors, staff_sessions, staff_codes, staff cascade`.execute(
        other.db,
      );
      const theirs = authOptions({ db: other.db, secret, secure: true, sendCode: () => {} });
      await (await getMigrations(theirs)).runMigrations();
      const { rows } = await sql`
        select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = current_schema() and table_name in
          ('staff', 'staff_sessions', 'staff_accounts', 'staff_codes', 'staff_second_factors')
        order by table_name, column_name`.execute(other.db);
      expect(ours).toEqual(rows);
    } finally {
      await other.close();
    }
  });

  it('starts a session with a code that was sent by mail', async () => {
    const { result, cookies, headers } = await signIn();
    expect(codes).toEqual([{ email, code: expect.stringMatching(/^\d{6}$/) }]);
    expect(result).toMatchObject({
      staff: { id: staffId, name: 'Kim', email, enrolled: false },
      verifiedUntil: null,
    });
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(/^__Host-forecourt-desk\.session_token=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain/i);
    expect((await auth.session(headers))?.result).toEqual(result);
  });

  it('stores no code that could be used', async () => {
    const code = await newCode();
    const { rows } = await sql<{ value: string }>`select value from staff_codes`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.value).not.toContain(code);
  });

  it('does the same for an address that is not staff, and sends nothing', async () => {
    expect(await auth.requestCode('nobody@dealer.example')).toBe(await auth.requestCode(email));
    expect(codes.map((each) => each.email)).toEqual([email]);
    expect(await auth.signIn({ email: 'nobody@dealer.example', code: '123456' }, new Headers())).toBeNull();
  });

  it('refuses somebody whose last role was taken away, and ends the sessions', async () => {
    const { headers } = await signIn();
    const code = await newCode();
    await removeStaff(database.db, { site, id: staffId });
    expect(await auth.session(headers)).toBeNull();
    expect(await auth.signIn({ email, code }, new Headers())).toBeNull();
    const { rows } = await sql`select id from staff_sessions`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('uses a code up with three wrong tries; of concurrent ones only those count that were compared', async () => {
    const code = await newCode();
    const guess = () => auth.signIn({ email, code: wrongOf(code) }, new Headers());
    expect([await guess(), await guess(), await guess()]).toEqual([null, null, null]);
    expect(await auth.signIn({ email, code }, new Headers())).toBeNull();
    const next = await newCode();
    const wrong = () => auth.signIn({ email, code: wrongOf(next) }, new Headers());
    // At least one of them finds the code, so two more use it up.
    expect(await Promise.all(Array.from({ length: 6 }, wrong))).toEqual(Array(6).fill(null));
    expect([await wrong(), await wrong()]).toEqual([null, null]);
    expect(await auth.signIn({ email, code: next }, new Headers())).toBeNull();
  });

  it('accepts a code once, also in concurrent sign-ins, and not after ten minutes', async () => {
    const code = await newCode();
    const both = await Promise.all([1, 2].map(() => auth.signIn({ email, code }, new Headers())));
    expect(both.filter((each) => each !== null)).toHaveLength(1);
    const another = await newCode();
    later(601);
    expect(await auth.signIn({ email, code: another }, new Headers())).toBeNull();
  });

  it('accepts the newest code only', async () => {
    const first = await newCode();
    let second = await newCode();
    while (second === first) second = await newCode();
    expect(await auth.signIn({ email, code: first }, new Headers())).toBeNull();
    expect(await auth.signIn({ email, code: second }, new Headers())).not.toBeNull();
  });

  it('never adopts a session that was there before, and ends it', async () => {
    const first = await signIn();
    const second = await signIn(first.headers);
    expect(second.result.id).not.toBe(first.result.id);
    expect(await auth.session(first.headers)).toBeNull();
    const planted = new Headers({ cookie: '__Host-forecourt-desk.session_token=chosen.by-an-attacker' });
    const third = await signIn(planted);
    expect(await auth.session(planted)).toBeNull();
    expect(await auth.session(third.headers)).not.toBeNull();
  });

  it('refuses a cookie that was changed, and a session after a week without use', async () => {
    const { headers } = await signIn();
    const cookie = headers.get('cookie') ?? '';
    const [name = '', value = ''] = cookie.split('=');
    for (const forged of [
      `${name}=${value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`,
      `${name}=${value.split('.')[0]}`,
    ])
      expect(await auth.session(new Headers({ cookie: forged }))).toBeNull();
    later(8 * 86_400);
    expect(await auth.session(headers)).toBeNull();
  });

  it('ends a session after 30 days, however much it is used', async () => {
    const { headers, result } = await signIn();
    for (let week = 0; week < 4; week += 1) {
      later(6 * 86_400);
      expect((await auth.session(headers))?.result.id).toBe(result.id);
    }
    later(6 * 86_400);
    expect(await auth.session(headers)).toBeNull();
    expect(await database.db.selectFrom('staff_sessions').select('id').execute()).toEqual([]);
  });

  it('signs out one browser, or all of a person', async () => {
    const [one, two] = [await signIn(), await signIn()];
    await auth.signOut(one.headers, false);
    expect([await auth.session(one.headers), await auth.session(two.headers)]).toEqual([
      null,
      expect.anything(),
    ]);
    const three = await signIn();
    await auth.signOut(three.headers, true);
    expect([await auth.session(two.headers), await auth.session(three.headers)]).toEqual([null, null]);
  });

  describe('the second factor', () => {
    const enrol = async () => {
      const { headers } = await signIn();
      const begun = await auth.enrol(headers);
      if (begun === 'enrolled') throw new Error('It is enrolled already.');
      const done = await auth.confirm(totp(begun.secret, new Date()), headers);
      if (typeof done === 'string') throw new Error(`The code is ${done}.`);
      return { secret: begun.secret, ...done.result, headers: cookieOf(done.cookies), before: headers };
    };

    it('is enrolled with a code of the app, in a new session that is verified', async () => {
      const { headers, before, backupCodes, verifiedUntil } = await enrol();
      expect(await auth.session(before)).toBeNull();
      expect((await auth.session(headers))?.result).toMatchObject({
        verifiedUntil,
        staff: { enrolled: true },
      });
      expect(new Set(backupCodes).size).toBe(10);
      expect(await auth.enrol(headers)).toBe('enrolled');
      const { rows } = await sql<{ secret: string; backup_codes: string }>`
        select secret, backup_codes from staff_second_factors`.execute(database.db);
      for (const code of backupCodes) expect(JSON.stringify(rows)).not.toContain(code);
    });

    it('does not count before a right code, and is asked for again in each session and after 12 hours', async () => {
      const begun = await signIn();
      await auth.enrol(begun.headers);
      expect(await auth.confirm('000000', begun.headers)).toBe('wrong');
      expect(await auth.verify('000000', begun.headers)).toBe('notEnrolled');
      const { secret: key } = await enrol();
      const next = await signIn();
      expect(next.result.verifiedUntil).toBeNull();
      const at = later(60);
      expect(await auth.verify(totp(key, at), next.headers)).toEqual(new Date(at.getTime() + 43_200_000));
      later(43_201);
      expect((await auth.session(next.headers))?.result.verifiedUntil).toBeNull();
    });

    it('accepts a code of the app once, in whichever session', async () => {
      const { secret: key, headers } = await enrol();
      const other = await signIn();
      const at = later(90);
      const both = await Promise.all(
        [headers, other.headers].map((each) => auth.verify(totp(key, at), each)),
      );
      expect(both.filter((each) => each === 'wrong')).toHaveLength(1);
    });

    it('accepts a backup code once, with its dash or without', async () => {
      const { backupCodes, headers } = await enrol();
      const [one = '', two = ''] = backupCodes;
      expect(await auth.verify(one.replace('-', ''), headers)).toBeInstanceOf(Date);
      expect(await auth.verify(one.replace('-', ''), headers)).toBe('wrong');
      expect(await auth.verify(two.replace('-', ''), headers)).toBeInstanceOf(Date);
    });

    it('is locked for 15 minutes by five wrong codes, concurrent ones too, in all sessions', async () => {
      const { secret: key, headers } = await enrol();
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, at) => auth.verify(String(100_000 + at), headers)),
      );
      expect(tries.filter((each) => each === 'locked')).toHaveLength(3);
      const other = await signIn();
      let at = later(60);
      expect(await auth.verify(totp(key, at), other.headers)).toBe('locked');
      at = later(901);
      expect(await auth.verify(totp(key, at), other.headers)).toBeInstanceOf(Date);
    });
  });
});
