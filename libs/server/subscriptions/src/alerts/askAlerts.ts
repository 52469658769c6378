import { randomBytes } from 'node:crypto';
import { json, type Schema } from '@forecourt/database';
import { mailboxOf } from '@forecourt/values';
import { sql, type Kysely } from 'kysely';
import { normalAddress } from '../normalAddress.ts';
import type { AlertRhythm, AlertWish } from './Alert.ts';

/** A form that asks for news. */
export interface AskedAlerts {
  site: string;
  email: string;
  rhythm: AlertRhythm;
  /** What the person agreed to, as they read it. */
  statement: string;
  /** Path and query of the page. */
  page: string;
  wishes: readonly AlertWish[];
  at: Date;
}

/** Forms of one mailbox that wait for their confirmation at a time: nobody fills the mailbox of somebody else. */
const MOST_WAITING = 3;
const DAY_MS = 86_400_000;

/**
 * Stores the wishes of a form. Nothing is sent about them before they are confirmed.
 *
 * @returns the secret of the link that confirms them; null if three forms of the last day wait for their confirmation in its mailbox, also
 * under addresses with another tag, such as `kim+cars@shopper.example`. Concurrent forms of one mailbox are counted one after the other.
 */
export async function askAlerts(
  transaction: Kysely<Schema>,
  { site, email, rhythm, statement, page, wishes, at }: AskedAlerts,
): Promise<string | null> {
  const address = normalAddress(email);
  const mailbox = mailboxOf(address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts/${site}/${mailbox}`}, 0))`.execute(
    transaction,
  );
  const { count } = await transaction
    .selectFrom('alerts')
    .select(sql<string>`count(distinct token)`.as('count'))
    .where('site', '=', site)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', new Date(at.getTime() - DAY_MS))
    .where(sql<boolean>`regexp_replace(email, '[+][^@]*@', '@') = ${mailbox}`)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WAITING) return null;
  const token = randomBytes(24).toString('base64url');
  const asked = { site, email: address, token, rhythm, statement, page, asked_at: at };
  await transaction
    .insertInto('alerts')
    .values(wishes.map((wish) => ({ ...asked, ...columnsOf(wish) })))
    .execute();
  return token;
}

function columnsOf(wish: AlertWish) {
  const { kind, label } = wish;
  if (wish.kind === 'search') return { kind, label, search: wish.search, fields: json(wish.fields) };
  return { kind, label, car_id: wish.carId, price: wish.price, available: wish.available };
}
