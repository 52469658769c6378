import { randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import type { Mailer, SiteBySlug } from '@forecourt/lead-desk';
import { codeMail } from '@forecourt/sign-in';
import type { Kysely } from 'kysely';

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
  const words = { opens: `the desk of ${site.name}`, from: `${site.name} desk`, link: origin() };
  const mail = { to: email, code, id: randomUUID(), date: now() };
  await mailer.send(codeMail(site, mail, { kind: 'staff', site: 'desk' }, words));
}
