import { deskRoutes } from '@forecourt/desk-client';
import { totp } from '@forecourt/staff/testing';
import type { Browser } from './testDesk.ts';

/** Enrols an authenticator app through the calls of the desk; the session is verified then. Returns the backup codes. */
export async function secondFactor(browser: Browser): Promise<string[]> {
  const { secret } = await browser.ask(deskRoutes.enrolSecondFactor, { body: {} });
  const code = totp(secret, new Date());
  const { backup_codes } = await browser.ask(deskRoutes.confirmSecondFactor, { body: { code } });
  return backup_codes;
}
