import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { SiteBySlug } from '../LeadSite.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { SmsSender } from '../sms/SmsSender.ts';

/** Dependencies of the delivery worker. */
export interface DeliveryServices {
  db: Kysely<Schema>;
  /** Looked up at each attempt, so that retries use a corrected address. */
  siteBySlug: SiteBySlug;
  /** Slugs of the sites whose leads are delivered here; all by default. Another process delivers the others. */
  sites?: readonly string[];
  mailer: Mailer;
  sms: SmsSender;
  now: () => Date;
  /** Origin of the desk, to which mails link; omitted without one. */
  deskOrigin?: () => string;
  /** Called for every attempt. Contains no personal data. */
  onAttempt?: (attempt: DeliveryAttempt) => void;
  /** `fetch` for webhooks; the global one by default. */
  fetch?: typeof fetch;
  /** Lease of an attempt, renewed while it lasts; after a crash another worker may try. Milliseconds, two minutes by default. */
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
  /** Delivered, to be retried, a dead letter, or lost to another worker after the lease. */
  outcome: 'delivered' | 'retry' | 'dead' | 'lost';
  /** An error code or error name, never the message, which may be personal. */
  reason: string | null;
  retryAt: Date | null;
  /** How long it took, milliseconds. */
  ms: number;
}
