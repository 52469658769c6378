import { randomUUID } from 'node:crypto';
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
  // Locked, so that none of them is sent before this news can be read.
  const scheduled = await transaction
    .selectFrom('outbox')
    .select('key')
    .where('topic', '=', MAIL_TOPIC)
    .where(sql<boolean>`key = any(${people.map(keyOf)}::text[])`)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    // One that waits with the news of its first attempt takes no other.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_news')
            .select('alert_news.id')
            .where('sent_at', 'is', null)
            .where(sql<boolean>`mail_id = (payload ->> 'mail')::uuid`),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const keys = new Set(scheduled.map(({ key }) => key));
  const soon = new Date(now.getTime() + SETTLE_MS);
  const messages = people
    .filter((person) => !keys.has(keyOf(person)))
    .map((person) =>
      mailMessage({ site, ...person, mail: randomUUID() }, sendTime(person.rhythm, soon, hours)),
    );
  for (let from = 0; from < messages.length; from += ROWS)
    await enqueue(transaction, messages.slice(from, from + ROWS));
}

/** Schedules the e-mails about news of a person that waits, after their alerts were replaced or have another rhythm. */
export async function queueWaiting(
  transaction: Kysely<Schema>,
  { site, email, hours, now }: { site: string; email: string; hours: SendHours; now: Date },
): Promise<void> {
  const waiting = await transaction
    .selectFrom('alerts')
    .innerJoin('alert_news as news', 'news.alert_id', 'alerts.id')
    .select('alerts.id')
    .distinct()
    .where('site', '=', site)
    .where('email', '=', email)
    .where('stopped_at', 'is', null)
    .where('sent_at', 'is', null)
    .execute();
  await queueMails(transaction, { site, alerts: waiting.map(({ id }) => id), hours, now });
}

/** Whom an e-mail is for, by a number, so that its message has no personal data. */
export interface QueuedMail {
  site: string;
  subscriber: number;
  rhythm: Rhythm;
  /** Its id, the same for each attempt: what it told first is told by no other e-mail while it waits. */
  mail: string;
}

/** The message of an e-mail. */
export function mailMessage(payload: QueuedMail, notBefore: Date) {
  return { topic: MAIL_TOPIC, key: keyOf(payload), payload, notBefore };
}

/** The key of a person's e-mails. */
export const keyOf = ({ subscriber, rhythm }: Pick<QueuedMail, 'subscriber' | 'rhythm'>): string =>
  `${subscriber}/${rhythm}`;
