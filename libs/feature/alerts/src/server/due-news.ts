import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { displayedPrice } from '@forecourt/pricing';
import { RHYTHMS } from '@forecourt/stock-alert';
import { sql, type Kysely } from 'kysely';
import type { AlertSite } from './AlertSite.ts';
import { keyOf, MAIL_TOPIC, type QueuedMail } from './queue-mails.ts';
import { newsOf, trueNews, type DueNews } from './true-news.ts';

/** An e-mail with news. */
export interface NewsMail {
  id: string;
  news: DueNews[];
  /** The rows that it tells. */
  rows: number[];
}

/**
 * What an e-mail tells a person now, in the transaction that decides it: what is not true any more is dropped, so that no e-mail is about a sold
 * or reserved car, and may become news again. The last news of a car and alert counts. What is taken is left out of each other e-mail that is
 * sent at the same time or until this one has arrived. A further attempt tells nothing else than the first. Null for nothing.
 */
export async function dueNews(
  transaction: Kysely<Schema>,
  {
    site,
    offer,
    email,
    message: { subscriber, rhythm, mail },
    now,
  }: { site: ApiSite; offer: AlertSite; email: string; message: QueuedMail; now: Date },
): Promise<NewsMail | null> {
  const keys = RHYTHMS.map((each) => keyOf({ subscriber, rhythm: each }));
  const free = await newsOf(transaction, { site: site.slug, email })
    .where('sent_at', 'is', null)
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      // Another e-mail has it, and is not given up.
      const isTaken = exists(
        selectFrom('outbox')
          .select('outbox.id')
          .where('topic', '=', MAIL_TOPIC)
          .where('key', 'in', keys)
          .where('done_at', 'is', null)
          .where('failed_at', 'is', null)
          .where(sql<boolean>`payload ->> 'mail' = news.mail_id::text`),
      );
      const isFree = or([eb('mail_id', 'is', null), not(isTaken)]);
      return or([eb('mail_id', '=', mail), and([eb('rhythm', '=', rhythm), isFree])]);
    })
    .forUpdate()
    .execute();
  // News after the first attempt has an e-mail of its own: a mailbox that has this one drops another with its id.
  const taken = free.filter((row) => row.mail_id === mail);
  const rows = taken.length > 0 ? taken : free;
  const { kept, news } = await trueNews(transaction, rows, { site, offer, now });
  await drop(
    transaction,
    rows.filter((row) => !kept.includes(row)),
  );
  if (kept.length === 0) return null;
  const ids = kept.map((row) => row.id);
  await transaction.updateTable('alert_news').set({ mail_id: mail }).where('id', 'in', ids).execute();
  for (const { alert, car, priceBefore } of news)
    if (alert.kind === 'car') await remember(transaction, alert.id, [priceBefore, displayedPrice(car)]);
  return { id: mail, news, rows: ids };
}

/** From the e-mail on, the person knows the lowest of the price that they knew and the one that it shows. */
async function remember(
  transaction: Kysely<Schema>,
  alert: number,
  prices: readonly (number | null)[],
): Promise<void> {
  const known = prices.filter((price) => price !== null);
  if (known.length === 0) return;
  await transaction
    .updateTable('alerts')
    .set({ price: Math.min(...known) })
    .where('id', '=', alert)
    .execute();
}

/** What is dropped can be told later: a price is compared then with what the person knew before all that was dropped. */
async function drop(
  transaction: Kysely<Schema>,
  rows: readonly { id: number; alert_id: number; price_before: number | null }[],
): Promise<void> {
  for (const { id, alert_id: alert, price_before: price } of rows) {
    await transaction.deleteFrom('alert_news').where('id', '=', id).execute();
    if (price !== null)
      await transaction
        .updateTable('alerts')
        .set((eb) => ({ price: eb.fn<number>('greatest', ['price', eb.val(price)]) }))
        .where('id', '=', alert)
        .execute();
  }
}
