import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { CONFIRM_DAYS, FORGET_ALERTS_TOPIC, forgetAlerts, queueForget } from '@forecourt/subscriptions';
import { z } from 'zod';
import { alerts } from '../manifest.ts';
import { alertRoutes, CONFIRM_TOPIC } from './alert-routes.ts';
import { alertSite } from './AlertSite.ts';
import { confirmMail } from './confirm-mail.ts';
import { MAIL_TOPIC } from './queue-mails.ts';
import { PUSH_TOPIC, pushNews } from './push/push-news.ts';
import { mailerOf, sendNews } from './send-news.ts';
import { STOCK_TOPIC, takeStockChanges } from './stock-changes.ts';

const { alertOffer, postAlert, alertLink, confirmAlerts, myAlerts, changeAlerts, stopAlerts } = operations;
const { addAlertDevice, moveAlertDevice, stopAlertDevice } = operations;

const DAY_MS = 86_400_000;

const forgetSchema = z.object({ site: z.string(), stoppedAt: z.iso.datetime().optional() });
const stockSchema = z.object({ site: z.string(), cars: z.array(z.number()) });
const confirmSchema = z.object({ site: z.string(), token: z.string() });

/** The server half of alerts: asks for the confirmation, matches changes of the stock with what people follow, sends the news. */
export default defineServerHalf({
  feature: alerts,
  operations: {
    ...{ alertOffer, postAlert, alertLink, confirmAlerts, myAlerts, changeAlerts, stopAlerts },
    ...{ addAlertDevice, moveAlertDevice, stopAlertDevice },
  },
  stockTopic: STOCK_TOPIC,
  outbox: {
    async [STOCK_TOPIC]({ payload }, { db, now, siteBySlug, valueFor }) {
      const { site: slug, cars } = stockSchema.parse(payload);
      const offer = valueFor(slug);
      const site = siteBySlug(slug);
      if (site) await takeStockChanges(db, { site, offer, cars, now: now() });
    },
    async [CONFIRM_TOPIC]({ payload }, { db, now, siteBySlug, mailer }) {
      const { site: slug, token } = confirmSchema.parse(payload);
      const site = siteBySlug(slug);
      const asked = await db
        .selectFrom('alerts')
        .select('email')
        .where('site', '=', slug)
        .where('token', '=', token)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      // Erased, or confirmed by an earlier attempt of this e-mail.
      if (!site || !asked) return;
      await mailerOf(mailer).send(confirmMail({ site, to: asked.email, token, date: now() }));
    },
    [MAIL_TOPIC]: ({ payload }, services) => sendNews(payload, services),
    [PUSH_TOPIC]: ({ payload }, services) => pushNews(payload, services),
    async [FORGET_ALERTS_TOPIC]({ payload }, { db, now, valueFor }) {
      const { site, stoppedAt } = forgetSchema.parse(payload);
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
      const { keepDays } = valueFor(site);
      const stopped = stoppedAt === undefined ? null : new Date(stoppedAt);
      if (stopped && stopped >= before(keepDays)) {
        // Whoever stopped them does not know how long they are kept.
        const at = new Date(stopped.getTime() + keepDays * DAY_MS + DAY_MS / 24);
        await queueForget(db, { site, at, stoppedAt: stopped });
        return;
      }
      await forgetAlerts(db, { site, askedBefore: before(CONFIRM_DAYS), stoppedBefore: before(keepDays) });
    },
  },
  site: alertSite,
  routes: alertRoutes,
});
