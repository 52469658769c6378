import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import type { Keyring } from '@forecourt/finance-desk';
import type { LeadLimits } from '@forecourt/lead-desk';
import type { ConfigProblem } from '@forecourt/site-config';
import type { StaffAuth } from '@forecourt/staff';
import type { Uploads } from '@forecourt/uploads';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DeskSearch } from './stock/DeskSearch.ts';

/** What the desk needs of the process that runs it. */
export interface DeskServices {
  db: Kysely<Schema>;
  auth: StaffAuth;
  /** The dealer sites that are served here; null for another. */
  siteBySlug(slug: string): ApiSite | null;
  /** The problems of a site's content files, while it shows their last good version; none by default. */
  contentProblems?(slug: string): readonly ConfigProblem[];
  /** A link that shows the drafts of a site from now on, and until when; omitted in a process without websites. */
  draftLink?(site: Pick<ApiSite, 'slug' | 'origin'>): { url: string; until: Date };
  /** The search of the sites; null or omitted in a process without one. */
  search?: DeskSearch | null;
  /** Wakes the outbox worker after a write that has something to send. */
  wake(): void;
  now: () => Date;
  logger: Logger;
  /** The files that shoppers sent with a form. */
  uploads: Pick<Uploads, 'read' | 'purge'>;
  /** Folder of the mailbox on the disk, whose mails of an erased shopper are deleted; null or omitted without one. */
  mailbox?: string | null;
  /** The keys of finance applications; null where none are kept. */
  financeKeys: Keyring | null;
  /** Number of trusted proxies that add to X-Forwarded-For; 0 by default. */
  trustedProxies?: number;
  /** How long a call may take, milliseconds; 15 seconds by default. Above it the response is `unavailable`. */
  timeoutMs?: number;
  /** Rate limit of calls by visitor; 600 a minute by default. */
  callLimits?: LeadLimits;
  /** True once the process is stopping: live streams end. */
  stopping?: () => boolean;
  /** How often a live stream says that it lives, milliseconds; 20 seconds by default. */
  beatMs?: number;
  /** How long a request for a code takes at least, milliseconds, so that its time tells nothing; 400 by default. */
  codeMs?: number;
}
