import { createHash, randomUUID } from 'node:crypto';
import { enqueue, inTransaction, json, type Schema } from '@forecourt/database';
import {
  leadDedupeKey,
  leadNews,
  leadStatements,
  type LeadPayload,
  type MarketingConsent,
} from '@forecourt/lead';
import { attachUploads } from '@forecourt/uploads';
import { recordChoices } from '@forecourt/subscriptions';
import { sql, type Kysely } from 'kysely';
import { ruleOf } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { bookAppointment, type Appointment } from './bookAppointment.ts';
import { findLeadByKey, findRecentLead } from './earlierLeads.ts';
import { dealerDeliveries } from './dealerDeliveries.ts';
import { lockLead } from './lockLeads.ts';
import { CONFIRMATION_TOPIC, type LeadDelivery } from './topics.ts';
import { recordMessage } from './leadState.ts';
import type { LeadVehicle } from './leadVehicle.ts';
import { mayConfirm } from './mayConfirm.ts';
import { takeTurn } from './takeTurn.ts';

/** Dedupe window for the same person, car and category, in milliseconds: 10 minutes. (ruling 86) */
export const DEDUPE_MS = 600_000;

/** A validated lead to store. */
export interface NewLead {
  site: LeadSite;
  /** Idempotency key: one per filled-in form, the same for all retries; chosen by the client. */
  idempotencyKey: string;
  payload: LeadPayload;
  /** The current data of the car. */
  vehicle: LeadVehicle | null;
  /** The half hour to book; null or omitted for none. It must be one that the location offers. */
  appointment?: Appointment | null;
  /** Whether the shopper gets a confirmation by e-mail. Default: `false`. */
  confirm?: boolean;
  /** What the shopper chose in a declared form, for the confirmation. In words of the form only: anybody can enter an address. */
  asked?: LeadDelivery['asked'];
  /** What the checkbox for marketing e-mails says; null or omitted if the form has none. */
  consent?: MarketingConsent | null;
}

/**
 * The result: stored as a new lead; stored as an addition to a lead of the last ten minutes; a retry under the same key; or a
 * duplicate of a lead of the last ten minutes without new content.
 */
export interface AcceptedLead {
  leadId: string;
  outcome: 'stored' | 'added' | 'repeated' | 'merged';
}

/**
 * Stores a lead together with its deliveries, in one transaction, or in that of the caller: when this returns, both are
 * committed with it. Repeating it with the same key gives the same lead, and so does the same person asking about the same car
 * in the same category within ten minutes. New content of such a second message is stored as an addition to
 * the lead and delivered once; without new content nothing is stored or delivered.
 *
 * A key is valid for one person, car, category and content. Two shoppers who got the same key from a cached page are
 * two leads, and a changed form that is sent again under its key is an addition.
 *
 * With `confirm` the shopper gets a confirmation of the lead, and of an addition that books an appointment, up to a daily number per
 * address.
 *
 * A ticked checkbox for marketing e-mails is stored as a consent, and an unticked one in an addition withdraws it.
 *
 * Throws an `AppointmentTaken` or a `LoanCarTaken`, and stores nothing, when other leads have booked its appointment or loan car, and a
 * `FilesGone` when another lead has its files, or they were deleted.
 */
export async function acceptLead(
  { db, now }: { db: Kysely<Schema>; now: Date },
  {
    site,
    idempotencyKey,
    payload,
    vehicle,
    appointment = null,
    confirm = false,
    asked = [],
    consent = null,
  }: NewLead,
): Promise<AcceptedLead> {
  const { dedupe_key, idempotency_key } = keysOf(idempotencyKey, payload);

  return inTransaction(db, async (transaction) => {
    // Messages of one person about one car are serialised by a lock, so that each sees the rows of earlier ones.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lead/${site.slug}/${dedupe_key}`}, 0))`.execute(
      transaction,
    );
    const repeated = await findLeadByKey(transaction, { site: site.slug, idempotency_key });
    if (repeated !== null) return { leadId: repeated, outcome: 'repeated' };
    const since = new Date(now.getTime() - DEDUPE_MS);
    const found = await findRecentLead(transaction, { site: site.slug, dedupe_key, since });
    if (found && leadNews(found.said, payload).length === 0) return { leadId: found.id, outcome: 'merged' };

    const recent = found && (await lockLead(transaction, { site: site.slug, id: found.id })) ? found : null;
    const row = { site: site.slug, idempotency_key, payload: json(payload), created_at: now };
    const leadId = recent?.id ?? randomUUID();
    const number = recent && recent.last + 1;
    if (number === null) {
      const category = payload.category ?? '';
      await transaction
        .insertInto('leads')
        .values({ ...row, id: leadId, dedupe_key, category })
        .execute();
    } else {
      await transaction
        .insertInto('lead_additions')
        .values({ ...row, lead_id: leadId, number })
        .execute();
    }
    await recordMessage(transaction, { site, leadId, number: number ?? 1, payload, vehicle, now });
    const arrived = { payload, arrived: recent?.createdAt ?? now };
    const rule = ruleOf(site, arrived);
    if (rule?.share === 'in-turn') await takeTurn(transaction, { site: site.slug, leadId, to: rule.to });
    const ids = newFiles(recent?.said ?? [], payload);
    if (!(await attachUploads(transaction, { site: site.slug, leadId, ids, now }))) throw new FilesGone();
    if (appointment) await bookAppointment(transaction, { site: site.slug, leadId, appointment });
    if (consent)
      await recordConsent(transaction, {
        site: site.slug,
        payload,
        leadId,
        consent,
        now,
        said: recent?.said ?? [],
      });
    const delivery: LeadDelivery = { site: site.slug, vehicle, addition: number };
    const { email } = payload;
    const confirmed =
      confirm &&
      email !== null &&
      (number === null || appointment !== null) &&
      (await mayConfirm(transaction, { site: site.slug, email, now }));
    const deliveries = [
      ...dealerDeliveries(site, arrived, delivery),
      ...(confirmed ? [{ topic: CONFIRMATION_TOPIC, payload: { ...delivery, asked } }] : []),
    ];
    await enqueue(
      transaction,
      deliveries.map((each) => ({ ...each, key: leadId, notBefore: now })),
    );
    return { leadId, outcome: number === null ? 'stored' : 'added' };
  });
}

/** Files of a message are of another lead, or were deleted because nobody sent them for a day. */
export class FilesGone extends Error {
  constructor() {
    super('A file of this lead is of another one, or was deleted.');
    this.name = 'FilesGone';
  }
}

/** The files of a message that no message of its lead had before. */
function newFiles(said: readonly LeadPayload[], { files }: LeadPayload): string[] {
  const known = new Set(said.flatMap((each) => each.files.map(({ id }) => id)));
  return files.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Stores the consent of a ticked checkbox, or withdraws the one of an earlier message of the lead. */
async function recordConsent(
  transaction: Kysely<Schema>,
  {
    site,
    payload: { email, opt_in },
    leadId,
    consent,
    now,
    said,
  }: {
    site: string;
    payload: LeadPayload;
    leadId: string;
    consent: MarketingConsent;
    now: Date;
    said: readonly LeadPayload[];
  },
): Promise<void> {
  if (email === null || (!opt_in && said.at(-1)?.opt_in !== true)) return;
  const choice = { ...consent, wanted: opt_in, source: 'form' as const, leadId };
  await recordChoices(transaction, { site, email, at: now }, [choice]);
}

/**
 * The lead that the same content made before: under the same key at any time, or under another key within ten minutes, because a plain
 * form has no key. Null for new content. Used if a message can no longer be stored, because its time has passed or its car is
 * reserved: the shopper then gets the first response again.
 */
export async function findSentLead(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { site: { slug: site }, idempotencyKey, payload }: Pick<NewLead, 'site' | 'idempotencyKey' | 'payload'>,
): Promise<AcceptedLead | null> {
  const { dedupe_key, idempotency_key } = keysOf(idempotencyKey, payload);
  const repeated = await findLeadByKey(db, { site, idempotency_key });
  if (repeated !== null) return { leadId: repeated, outcome: 'repeated' };
  const since = new Date(now.getTime() - DEDUPE_MS);
  const recent = await findRecentLead(db, { site, dedupe_key, since });
  const content = contentHash(dedupe_key, payload);
  const isSame = recent?.said.some((said) => contentHash(dedupe_key, said) === content) ?? false;
  return recent && isSame ? { leadId: recent.id, outcome: 'merged' } : null;
}

function keysOf(idempotencyKey: string, payload: LeadPayload) {
  const dedupe_key = leadDedupeKey(payload);
  return { dedupe_key, idempotency_key: `${idempotencyKey}/${contentHash(dedupe_key, payload)}` };
}

function contentHash(dedupeKey: string, payload: LeadPayload): string {
  const said = leadStatements(payload).map(({ key, meaning }) => [key, meaning]);
  return createHash('sha256')
    .update(JSON.stringify([dedupeKey, said]))
    .digest('hex')
    .slice(0, 16);
}
