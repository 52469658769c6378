import { randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import type { Mailer, SiteBySlug } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';
import { codeMail } from './staffMails.ts';

/** What sends codes. */
export interface CodeSender {
  db: Kysely<Schema>;
  mailer: Mailer;
  siteBySlug: SiteBySlug;
  origin: () => string;
  now: () => Date;
}

/**
 * Sends a sign-in code, in the name of a dealership where the person works; nothing to somebody without a role. It goes past the outbox,
 * so that no code is stored: whoever gets none asks again.
 */
export async function sendCode(
  { db, mailer, siteBySlug, origin, now }: CodeSender,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const roles = await db
    .selectFrom('staff_roles')
    .innerJoin('staff', 'staff.id', 'staff_roles.staff_id')
    .select('staff_roles.site')
    .where('staff.email', '=', email)
    .orderBy('staff_roles.site')
    .execute();
  const site = roles.map((role) => siteBySlug(role.site)).find((each) => each !== null);
  if (!site) return;
  const facts = { id: randomUUID(), origin: origin(), date: now() };
  await mailer.send(codeMail(site, { email, code }, facts));
}
