import {
  attemptDue,
  hold,
  startWorker,
  type OutboxAttempt,
  type OutboxRow,
  type Schema,
  type Worker,
} from '@forecourt/database';
import type { Mailer, SiteBySlug } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';
import { invitationMail } from './staffMails.ts';

/** Outbox topic of the mail to somebody who was invited; its key is the person, its payload the site. */
export const INVITATION_TOPIC = 'staff.invitation';

/** What sends invitations. */
export interface InvitationOptions {
  db: Kysely<Schema>;
  mailer: Mailer;
  siteBySlug: SiteBySlug;
  /** Origin of the desk, as staff see it. */
  origin: () => string;
  now: () => Date;
  leaseMs?: number | undefined;
  /** Slugs of the sites whose staff is invited here; all by default. */
  sites?: readonly string[];
  onAttempt?: (attempt: OutboxAttempt) => void;
  onError?: (error: unknown) => void;
}

/** Sends invitations until it is stopped, with the retries of leads. Without a mail server they wait. */
export function startInvitations(options: InvitationOptions): Worker {
  return startWorker(() => sendInvitations(options), options);
}

async function sendInvitations(options: InvitationOptions): Promise<number> {
  const { db, mailer, now, leaseMs, sites, onAttempt } = options;
  if (mailer.holds !== undefined) {
    await hold(db, INVITATION_TOPIC, mailer.holds);
    return 0;
  }
  const handle = (row: OutboxRow) => send(options, row);
  return attemptDue(
    { db, handle, now, leaseMs, sites, ...(onAttempt && { onAttempt }) },
    { topics: [INVITATION_TOPIC] },
  );
}

async function send(
  { db, mailer, siteBySlug, origin, now }: InvitationOptions,
  row: OutboxRow,
): Promise<void> {
  const { payload } = row;
  const slug =
    typeof payload === 'object' && payload !== null && 'site' in payload ? String(payload.site) : '';
  const site = siteBySlug(slug);
  if (!site) throw new Error(`The site ${slug} is not served here.`);
  const invited = await db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .select(['staff.name', 'staff.email'])
    .where('staff.id', '=', row.key)
    .where('staff_roles.site', '=', slug)
    .executeTakeFirst();
  // Who was removed meanwhile is not told.
  if (invited)
    await mailer.send(invitationMail(site, invited, { id: String(row.id), origin: origin(), date: now() }));
}
