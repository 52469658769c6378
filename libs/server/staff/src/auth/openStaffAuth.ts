import { createHash } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { refusedAsNull, withCookies, type WithCookies } from '@forecourt/sign-in';
import { betterAuth } from 'better-auth';
import { sql, type Kysely } from 'kysely';
import { authOptions, type AuthSettings } from './authOptions.ts';
import { takeTry, useOnce } from './secondFactorTries.ts';

/** A second factor counts for half a day of its session, milliseconds. */
const SECOND_FACTOR_MS = 12 * 3_600_000;

/** A session in use ends after 30 days, milliseconds. */
const LONGEST_MS = 30 * 86_400_000;

/** Who is signed in, in which session. */
export interface StaffSession {
  id: string;
  staff: { id: string; name: string; email: string; enrolled: boolean };
  expiresAt: Date;
  /** Until when the second factor of this session counts; null if it was not given, or too long ago. */
  verifiedUntil: Date | null;
}

/** How staff sign in. Every call takes the headers of its request, which have the session's cookie. */
export interface StaffAuth {
  /** Sends a code to the address if it belongs to staff; nothing tells whether it does. */
  requestCode(email: string): Promise<void>;
  /** Starts a session and ends the earlier one of the browser; null for a code that is wrong, expired or used up. */
  signIn(who: { email: string; code: string }, headers: Headers): Promise<WithCookies<StaffSession> | null>;
  /** Ends the session, or all sessions of the person. */
  signOut(headers: Headers, everywhere: boolean): Promise<WithCookies<true>>;
  /** The session of a request; null without a valid one. */
  session(headers: Headers): Promise<WithCookies<StaffSession> | null>;
  /** A new secret of an authenticator app, which counts once it is confirmed. */
  enrol(headers: Headers): Promise<{ secret: string; uri: string } | 'enrolled'>;
  /** Enrols the secret, starts a new session that is verified, and returns the backup codes. */
  confirm(
    code: string,
    headers: Headers,
  ): Promise<WithCookies<{ backupCodes: string[]; verifiedUntil: Date }> | 'wrong' | 'locked' | 'notBegun'>;
  /** Verifies the session by a code of the app or a backup code. Each is accepted once. */
  verify(code: string, headers: Headers): Promise<Date | 'wrong' | 'locked' | 'notEnrolled'>;
}

/** Settings of the sign-in. */
export interface StaffAuthSettings extends AuthSettings {
  now: () => Date;
}

/** Opens the sign-in of staff over better-auth: codes by e-mail, sessions, authenticator apps. */
export function openStaffAuth(settings: StaffAuthSettings): StaffAuth {
  const { db, now } = settings;
  const { api } = betterAuth(authOptions(settings));

  const verifiedUntil = (at: Date | null | undefined): Date | null => {
    const until = at ? new Date(at.getTime() + SECOND_FACTOR_MS) : null;
    return until && until > now() ? until : null;
  };

  async function session(headers: Headers): Promise<WithCookies<StaffSession> | null> {
    const { response, headers: sent } = await api.getSession({ headers, returnHeaders: true });
    if (!response) return null;
    const { session: own, user } = response;
    // By the clock of the library, which wrote it.
    if (Date.now() - own.createdAt.getTime() >= LONGEST_MS) {
      await db.deleteFrom('staff_sessions').where('id', '=', own.id).execute();
      return null;
    }
    const result = {
      id: own.id,
      staff: { id: user.id, name: user.name, email: user.email, enrolled: user.twoFactorEnabled === true },
      expiresAt: own.expiresAt,
      verifiedUntil: verifiedUntil(own.secondFactorAt),
    };
    return { result, cookies: sent.getSetCookie() };
  }

  async function markVerified(sessionId: string): Promise<Date> {
    const at = now();
    await db
      .updateTable('staff_sessions')
      .set({ second_factor_at: at })
      .where('id', '=', sessionId)
      .execute();
    return new Date(at.getTime() + SECOND_FACTOR_MS);
  }

  /** One try of a code: counted before it is looked at, accepted once. */
  async function attempt<Accepted>(
    staffId: string,
    code: string,
    verify: () => Promise<Accepted>,
  ): Promise<{ accepted: Accepted } | 'wrong' | 'locked'> {
    if (!(await takeTry(db, { staffId, now: now() }))) return 'locked';
    const accepted = await refusedAsNull(verify);
    if (accepted === null) return 'wrong';
    const code_hash = createHash('sha256').update(`${staffId} ${code}`).digest('hex');
    return (await useOnce(db, { staffId, code: code_hash, now: now() })) ? { accepted } : 'wrong';
  }

  return {
    session,

    async requestCode(email) {
      await api.sendVerificationOTP({ body: { email, type: 'sign-in' } });
    },

    async signIn({ email, code }, headers) {
      const earlier = await session(headers);
      const made = await refusedAsNull(() =>
        api.signInEmailOTP({ body: { email, otp: code }, headers, returnHeaders: true }),
      );
      if (made === null) return null;
      const cookies = made.headers.getSetCookie();
      const started = await session(withCookies(headers, cookies));
      if (!started) return null;
      if (!(await isStaff(db, started.result.staff.id))) {
        await db.deleteFrom('staff_sessions').where('id', '=', started.result.id).execute();
        return null;
      }
      if (earlier) await db.deleteFrom('staff_sessions').where('id', '=', earlier.result.id).execute();
      return { result: started.result, cookies };
    },

    async signOut(headers, everywhere) {
      const own = everywhere ? await session(headers) : null;
      if (own) await db.deleteFrom('staff_sessions').where('staff_id', '=', own.result.staff.id).execute();
      const { headers: sent } = await api.signOut({ headers, returnHeaders: true });
      return { result: true, cookies: sent.getSetCookie() };
    },

    async enrol(headers) {
      const own = await session(headers);
      if (!own || own.result.staff.enrolled) return 'enrolled';
      const made = await refusedAsNull(() => api.enableTwoFactor({ body: { method: 'totp' }, headers }));
      if (made?.method !== 'totp') return 'enrolled';
      const uri = made.totpURI;
      return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
    },

    async confirm(code, headers) {
      const own = await session(headers);
      if (!own) return 'notBegun';
      const { staff } = own.result;
      const begun = await db
        .selectFrom('staff_second_factors')
        .select('verified')
        .where('staff_id', '=', staff.id)
        .executeTakeFirst();
      if (!begun || begun.verified !== false) return 'notBegun';
      const tried = await attempt(staff.id, code, () =>
        api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      );
      if (typeof tried === 'string') return tried;
      const cookies = tried.accepted.headers.getSetCookie();
      const renewed = await session(withCookies(headers, cookies));
      const { backupCodes } = await api.viewBackupCodes({ body: { userId: staff.id } });
      return {
        result: { backupCodes, verifiedUntil: await markVerified((renewed ?? own).result.id) },
        cookies,
      };
    },

    async verify(code, headers) {
      const own = await session(headers);
      if (!own?.result.staff.enrolled) return 'notEnrolled';
      const isApp = /^\d{6}$/.test(code);
      const tried = await attempt(own.result.staff.id, code, () =>
        isApp
          ? api.verifyTOTP({ body: { code }, headers })
          : api.verifyBackupCode({ body: { code: withDash(code), disableSession: true }, headers }),
      );
      return typeof tried === 'string' ? tried : markVerified(own.result.id);
    },
  };
}

/** Backup codes are shown as `abcde-FGHIJ`; the dash may be left out. */
function withDash(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

async function isStaff(db: Kysely<Schema>, staffId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from staff_roles where staff_id = ${staffId} limit 1`.execute(db);
  return rows.length > 0;
}
