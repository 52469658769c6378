import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { findSubscriber, type Subscriber } from '../findSubscriber.ts';
import { lockSubscriber } from '../lockSubscriber.ts';
import { recordChoices } from '../recordChoices.ts';
import { runningAlerts } from './endAlerts.ts';
import { replaceAlerts, type SearchKey } from './replaceAlerts.ts';

/** Days for which a link confirms. */
export const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

/** The wishes of a link that wait for their confirmation, or were confirmed by it. */
export interface AskedByLink {
  email: string;
  labels: string[];
  confirmed: boolean;
}

/** The wishes of a link; null if there are none any more. */
export async function alertsOfLink(
  db: Kysely<Schema>,
  { site, token, now }: { site: string; token: string; now: Date },
): Promise<AskedByLink | null> {
  const rows = await db
    .selectFrom('alerts')
    .select(['email', 'label', 'confirmed_at'])
    .where('site', '=', site)
    .where('token', '=', token)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', linkFrom(now))]))
    .orderBy('id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { email } = first;
  return { email, labels: rows.map(({ label }) => label), confirmed: first.confirmed_at !== null };
}

/**
 * Confirms the wishes of a link, with the consent as a choice about the topic `alerts`. Doing it again changes nothing.
 *
 * @returns the person, with the token of their own link; null for an unknown link, one whose wishes were stopped, or one
 * that is older than seven days.
 */
export async function confirmAlerts(
  transaction: Kysely<Schema>,
  { site, token, at, keyOf }: { site: string; token: string; at: Date; keyOf: SearchKey },
): Promise<Subscriber | null> {
  const asked = transaction
    .selectFrom('alerts')
    .where('site', '=', site)
    .where('token', '=', token)
    .where('stopped_at', 'is', null);
  const known = await asked.select('email').limit(1).executeTakeFirst();
  if (!known) return null;
  const person = { site, email: known.email };
  await lockSubscriber(transaction, person);
  const rows = await asked.selectAll().orderBy('id').forUpdate().execute();
  const [first] = rows;
  if (!first) return null;
  const waiting = rows.filter(({ confirmed_at: done, asked_at: asked }) => !done && asked > linkFrom(at));
  if (waiting.length === 0) return first.confirmed_at === null ? null : findSubscriber(transaction, person);
  const { statement, page } = first;
  const proof = `${statement} (Asked for on ${page}, confirmed by the link in an e-mail.)`;
  await recordChoices(transaction, { ...person, at }, [
    { topic: 'alerts', wanted: true, source: 'form', statement: proof },
  ]);
  for (const { id, kind, search, fields, car_id: carId } of waiting) {
    // The same wish, asked for again, replaces the first one and its rhythm. What the person knows of a vehicle stays.
    const running = await runningAlerts(transaction, person)
      .select(['id', 'fields', 'car_id', 'price', 'available'])
      .where('kind', '=', kind)
      .execute();
    const key = keyOf(fields);
    const replaced = running.filter((row) => row.car_id === carId && keyOf(row.fields) === key);
    const ids = replaced.map((row) => row.id);
    await replaceAlerts(transaction, { site, at, ids, by: { id, search } });
    const facts = replaced.map(({ price, available }) => ({ price, available }))[0];
    await transaction
      .updateTable('alerts')
      .set({ confirmed_at: at, ...facts })
      .where('id', '=', id)
      .execute();
  }
  return findSubscriber(transaction, person);
}

const linkFrom = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
