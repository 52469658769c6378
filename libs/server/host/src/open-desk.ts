import { errorFacts } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import type { Database, Worker } from '@forecourt/database';
import { createDesk, sendCode, startInvitations } from '@forecourt/desk';
import type { Desk, DeskServices } from '@forecourt/desk';
import { financeKeyring } from '@forecourt/finance-desk';
import type { Keyring } from '@forecourt/finance-desk';
import type { Mailer } from '@forecourt/lead-desk';
import { openStaffAuth } from '@forecourt/staff';
import type { ConfigProblem } from '@forecourt/site-config';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { draftLink } from './contents/draft-view.ts';
import { deskSecret } from './desk-secret.ts';

/** The desk, running in this process. */
export interface OpenedDesk {
  desk: Desk;
  /** Notes about missing settings. */
  notes: readonly string[];
  /** Sends the mails to the staff of these sites from now on. */
  serve(slugs: readonly string[]): Promise<void>;
  /** Finishes pending invitations. */
  close(): Promise<void>;
}

/** What the desk needs of the platform. */
export interface DeskSurroundings {
  database: Database;
  mailer: Mailer;
  /** Folder of the mailbox on the disk. */
  mailboxDirectory: string;
  /** The files of shoppers. */
  uploads: DeskServices['uploads'];
  bySlug(slug: string): ApiSite | null;
  /** The problems of the content files of a site. */
  contentProblems(slug: string): readonly ConfigProblem[];
  /** The search of the sites. */
  search: DeskServices['search'];
  /** Slugs of the served sites. */
  slugs: readonly string[];
  /** Wakes the delivery of leads. */
  wake(): void;
  /** Origin of the desk, as staff see it. */
  origin(): string;
  stopping(): boolean;
  now: () => Date;
  logger: Logger;
}

/** Opens the desk: sign-in of staff, its API, and the mails to staff. */
export function openDesk(
  {
    env,
    dataDirectory,
    demonstration,
    limits,
    leaseMs,
  }: Pick<ServerConfig, 'env' | 'dataDirectory' | 'demonstration' | 'limits' | 'leaseMs'>,
  {
    database: { db },
    mailer,
    mailboxDirectory,
    uploads,
    bySlug,
    contentProblems,
    search,
    slugs,
    wake,
    origin,
    stopping,
    now,
    logger,
  }: DeskSurroundings,
): OpenedDesk {
  const production = env['NODE_ENV'] === 'production';
  const mails = { db, mailer, siteBySlug: bySlug, origin, now };
  const development = demonstration ? dataDirectory : null;
  const secret = deskSecret(env, development);
  const auth = openStaffAuth({
    db,
    secret,
    secure: production,
    now,
    sendCode: (to) => {
      sendCode(mails, to).catch((error: unknown) => {
        logger.error(errorFacts(error), 'a sign-in code could not be sent');
      });
    },
  });
  const invite = (sites: readonly string[]): Worker =>
    startInvitations({
      ...{ ...mails, leaseMs, sites },
      onAttempt: ({ row: { id, topic, attempts }, outcome, reason }) =>
        logger[outcome === 'dead' ? 'error' : 'info'](
          { id, topic, attempt: attempts, outcome, reason },
          'outbox message',
        ),
      onError: (error) => logger.error(errorFacts(error), 'the outbox cannot reach the database'),
    });
  let invitations = invite(slugs);
  const desk = createDesk({
    db,
    mailbox: mailboxDirectory,
    financeKeys: financeKeys(env, development),
    auth,
    siteBySlug: bySlug,
    contentProblems,
    draftLink: (site) => draftLink(secret, site, { now: now() }),
    search,
    uploads,
    wake() {
      wake();
      invitations.wake();
    },
    now,
    logger,
    callLimits: limits.calls,
    stopping,
    trustedProxies: limits.trustedProxies,
  });
  const notes =
    mailer.holds === undefined
      ? []
      : [`Staff cannot sign in to the desk, because no code is sent: ${mailer.holds}.`];
  return {
    desk,
    notes,
    async serve(sites) {
      const before = invitations;
      invitations = invite(sites);
      await before.stop();
    },
    close: () => invitations.stop(),
  };
}

/** The keys of finance applications; null in production without them, where no site takes applications. */
function financeKeys(env: NodeJS.ProcessEnv, development: string | null): Keyring | null {
  return env['FINANCE_KEYS'] || development !== null ? financeKeyring(env, development) : null;
}
