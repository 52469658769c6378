import { randomUUID } from 'node:crypto';
import type { OutboxServices } from '@forecourt/api';
import { enqueue, type Schema } from '@forecourt/database';
import { afterQuiet, quietStart } from '@forecourt/stock-alert';
import { devicesOf, findDevice, findSubscriber, loseDevice } from '@forecourt/subscriptions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { hoursOf, type AlertSite } from '../AlertSite.ts';
import { newsOf, trueNews } from '../true-news.ts';
import { pushMessage } from './push-message.ts';

/** Outbox topic of a notification for one device. */
export const PUSH_TOPIC = 'alerts.push';

/** How long a notification waits for a device at most, seconds: the news is of a day. */
const LONGEST_S = 86_400;

const messageSchema = z.object({ site: z.string(), device: z.number(), push: z.uuid() });

/** News that an e-mail tells, of a person. */
export interface ToldNews {
  site: string;
  email: string;
  /** Ids of the news. */
  rows: readonly number[];
  now: Date;
}

/**
 * Schedules a notification for each device of a person, about what an e-mail tells, in the transaction that decides it. News has one notification, ever:
 * another attempt of the e-mail, or another e-mail after it was given up, schedules none.
 */
export async function queuePush(
  transaction: Kysely<Schema>,
  { push }: Pick<AlertSite, 'push'>,
  { site, email, rows, now }: ToldNews,
): Promise<void> {
  if (!push) return;
  const devices = await devicesOf(transaction, { site, email });
  const reached = devices.filter(({ serverKey }) => serverKey === push.publicKey);
  if (reached.length === 0) return;
  const id = randomUUID();
  const taken = await transaction
    .updateTable('alert_news')
    .set({ push_id: id })
    .where('id', 'in', rows)
    .where('push_id', 'is', null)
    .returning('id')
    .execute();
  if (taken.length === 0) return;
  await enqueue(
    transaction,
    reached.map((device) => message({ site, device: device.id, push: id }, now)),
  );
}

/** Sends the notification for a device, unless it is quiet: then after the quiet hours. What is not true any more is left out. */
export async function pushNews(
  payload: unknown,
  { db, now: clock, siteBySlug, valueFor }: OutboxServices & { valueFor: (slug: string) => AlertSite },
): Promise<void> {
  const queued = messageSchema.parse(payload);
  const { site: slug, device: id, push } = queued;
  const offer = valueFor(slug);
  const site = siteBySlug(slug);
  if (!site) throw new Error(`The site ${slug} is not served here.`);
  if (!offer.push) return;
  const now = clock();
  const hours = hoursOf(offer, site);
  const time = afterQuiet(now, hours);
  if (time > now) {
    await enqueue(db, [message(queued, time)]);
    return;
  }
  const device = await findDevice(db, { site: slug, id });
  if (device?.serverKey !== offer.push.publicKey) return;
  const { email } = device;
  const person = await findSubscriber(db, { site: slug, email });
  if (!person?.wanted.includes('alerts')) return;
  const rows = await newsOf(db, { site: slug, email }).where('push_id', '=', push).execute();
  const {
    news: [first, ...more],
  } = await trueNews(db, rows, { site, offer, now });
  if (!first) return;
  // It is not shown in the quiet hours either: what did not reach the device by then is in the e-mail.
  const quiet = quietStart(now, hours);
  const untilQuiet = quiet ? Math.floor((quiet.getTime() - now.getTime()) / 1000) : LONGEST_S;
  const sent = await offer.push.send(device, {
    payload: JSON.stringify(pushMessage([first, ...more], { id: push, now, timeZone: site.timeZone })),
    ttl: Math.min(LONGEST_S, untilQuiet),
    topic: push.replaceAll('-', ''),
  });
  if (sent === 'sent') return;
  await db.transaction().execute(async (transaction) => {
    const isLost = await loseDevice(transaction, { site: slug, device, at: now });
    // It has said meanwhile where it is now.
    if (!isLost) await enqueue(transaction, [message(queued, now)]);
  });
}

const message = (payload: z.infer<typeof messageSchema>, notBefore: Date) => ({
  ...{ topic: PUSH_TOPIC, key: `device/${payload.device}`, payload, notBefore },
});
