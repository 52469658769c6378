import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { SiteBySlug } from '../LeadSite.ts';
import type { Mailer } from '../mail/Mailer.ts';

/** What the worker needs. */
export interface DeliveryServices {
  db: Kysely<Schema>;
  /** Looked up at each attempt, so that a corrected address serves the retries too. */
  siteBySlug: SiteBySlug;
  mailer: Mailer;
  now: () => Date;
  /** Told of every attempt. Nothing in it is personal. */
  onAttempt?: (attempt: DeliveryAttempt) => void;
  /** How webhooks are posted; the platform's `fetch` by default. */
  fetch?: typeof fetch;
  /** For how long an attempt may take before another worker may try, in milliseconds. Two minutes by default. */
  leaseMs?: number;
}

/** One attempt to deliver a lead, for logs and metrics. */
export interface DeliveryAttempt {
  leadId: string;
  /** Number of the addition, from 2; null for the lead itself. */
  addition: number | null;
  topic: string;
  /** Counted from 1. */
  attempt: number;
  /** `delivered`, to be tried again, given up, or taken over by another worker meanwhile. */
  outcome: 'delivered' | 'retry' | 'dead' | 'lost';
  /** The kind of failure: a code or the name of an error, never its text. */
  reason: string | null;
  retryAt: Date | null;
}
