import { randomUUID } from 'node:crypto';
import type { OutboxServices } from '@forecourt/api';
import { enqueue } from '@forecourt/database';
import type { Mailer } from '@forecourt/lead-desk';
import { afterQuiet, RHYTHMS } from '@forecourt/stock-alert';
import { findSubscriber, joinSearches } from '@forecourt/subscriptions';
import { z } from 'zod';
import { hoursOf, searchKeyOf, type AlertSite } from './AlertSite.ts';
import { dueNews } from './due-news.ts';
import { newsMail } from './news-mail.ts';
import { queuePush } from './push/push-news.ts';
import { mailMessage, queueWaiting } from './queue-mails.ts';

const messageSchema = z.object({
  ...{ site: z.string(), subscriber: z.number(), rhythm: z.enum(RHYTHMS), mail: z.uuid().optional() },
});

/** Sends a person what is news for them now, unless it is quiet: then it is sent after the quiet hours. */
export async function sendNews(
  payload: unknown,
  {
    db,
    now: clock,
    siteBySlug,
    mailer,
    valueFor,
  }: OutboxServices & { valueFor: (slug: string) => AlertSite },
): Promise<void> {
  const { mail, ...person } = messageSchema.parse(payload);
  const { site: slug, subscriber } = person;
  const offer = valueFor(slug);
  const site = siteBySlug(slug);
  if (!site) throw new Error(`The site ${slug} is not served here.`);
  const now = clock();
  const time = afterQuiet(now, hoursOf(offer, site));
  // While hosts are upgraded, one of the earlier version may schedule an e-mail without an id: it gets one before its first attempt.
  if (time > now || mail === undefined) {
    await enqueue(db, [mailMessage({ ...person, mail: mail ?? randomUUID() }, time)]);
    return;
  }
  const sender = mailerOf(mailer);
  const message = { ...person, mail };
  const row = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', subscriber)
    .where('site', '=', slug)
    .executeTakeFirst();
  const found = row && (await findSubscriber(db, { site: slug, email: row.email }));
  // Asked when it is sent, so that nothing is sent after they unsubscribed.
  if (!found?.wanted.includes('alerts')) return;
  const { email, token } = found;
  const due = await db.transaction().execute(async (transaction) => {
    // Two searches that are the same would tell the same twice.
    const same = { site: slug, email, at: now, keyOf: searchKeyOf(offer) };
    if (await joinSearches(transaction, same))
      await queueWaiting(transaction, { site: slug, email, hours: hoursOf(offer, site), now });
    const told = await dueNews(transaction, { site, offer, email, message, now });
    if (told) await queuePush(transaction, offer, { site: slug, email, rows: told.rows, now });
    return told;
  });
  if (!due) return;
  await sender.send(newsMail(due, { site, to: email, token, date: now }));
  await db.updateTable('alert_news').set({ sent_at: now }).where('id', 'in', due.rows).execute();
}

/**
 * What sends the e-mails of this process.
 *
 * @throws Error without a mail server: the message is tried again.
 */
export function mailerOf(mailer: Mailer | undefined): Mailer {
  if (!mailer || mailer.holds !== undefined) throw new Error(mailer?.holds ?? 'No e-mails are sent here.');
  return mailer;
}
