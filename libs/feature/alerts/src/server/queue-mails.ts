import { enqueue, type Schema } from '@forecourt/database';
import { sendTime, type Rhythm, type SendHours } from '@forecourt/stock-alert';
import { sql, type Kysely } from 'kysely';

/** Outbox topic of the e-mail with what is news for a person. */
export const MAIL_TOPIC = 'alerts.mail';

/** How long an e-mail that is sent at once waits for more news of the same import, milliseconds. */
const SETTLE_MS = 120_000;
/** How many messages are written at a time. */
const ROWS = 5_000;

/** Schedules the e-mails about news of some alerts: one for each person and rhythm, unless one is scheduled already. */
export async function queueMails(
  transaction: Kysely<Schema>,
  { site, alerts, hours, now }: { site: string; alerts: readonly number[]; hours: SendHours; now: Date },
): Promise<void> {
  if (alerts.length === 0) return;
  const people = await transaction
    .selectFrom('alerts')
    .innerJoin('subscribers', (join) =>
      join.onRef('subscribers.site', '=', 'alerts.site').onRef('subscribers.email', '=', 'alerts.email'),
    )
    .select(['subscribers.id as subscriber', 'alerts.rhythm'])
    .distinct()
    .where(sql<boolean>`alerts.id = any(${[...alerts]}::bigint[])`)
    .execute();
  const scheduled = await transaction
    .selectFrom('outbox')
    .select('key')
    .where('topic', '=', MAIL_TOPIC)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .execute();
  const keys = new Set(scheduled.map(({ key }) => key));
  const soon = new Date(now.getTime() + SETTLE_MS);
  const messages = people
    .filter((person) => !keys.has(keyOf(person)))
    .map((person) => mailMessage({ site, ...person }, sendTime(person.rhythm, soon, hours)));
  for (let from = 0; from < messages.length; from += ROWS)
    await enqueue(transaction, messages.slice(from, from + ROWS));
}

/** The message of an e-mail. It names the person by a number, so that it has no personal data. */
export function mailMessage(
  { site, subscriber, rhythm }: { site: string; subscriber: number; rhythm: Rhythm },
  notBefore: Date,
) {
  const key = keyOf({ subscriber, rhythm });
  return { topic: MAIL_TOPIC, key, payload: { site, subscriber, rhythm }, notBefore };
}

const keyOf = ({ subscriber, rhythm }: { subscriber: number; rhythm: Rhythm }): string =>
  `${subscriber}/${rhythm}`;
