import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { CONFIRM_DAYS, forgetAlerts } from '@forecourt/subscriptions';
import { z } from 'zod';
import { alerts } from '../manifest.ts';
import { alertRoutes, CONFIRM_TOPIC, FORGET_TOPIC } from './alert-routes.ts';
import { alertSite } from './AlertSite.ts';
import { confirmMail } from './confirm-mail.ts';
import { MAIL_TOPIC } from './queue-mails.ts';
import { mailerOf, sendNews } from './send-news.ts';
import { takeStockChanges } from './stock-changes.ts';

const { alertOffer, postAlert, alertLink, confirmAlerts, myAlerts, changeAlerts, stopAlerts } = operations;

const STOCK_TOPIC = 'alerts.stock';
const DAY_MS = 86_400_000;

const siteSchema = z.object({ site: z.string() });
const stockSchema = z.object({ site: z.string(), cars: z.array(z.number()) });
const confirmSchema = z.object({ site: z.string(), token: z.string() });

/** The server half of alerts: asks for the confirmation, matches changes of the stock with what people follow, sends the news. */
export default defineServerHalf({
  feature: alerts,
  operations: { alertOffer, postAlert, alertLink, confirmAlerts, myAlerts, changeAlerts, stopAlerts },
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
    async [FORGET_TOPIC]({ payload }, { db, now, valueFor }) {
      const { site } = siteSchema.parse(payload);
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
      const { keepDays } = valueFor(site);
      await forgetAlerts(db, { site, askedBefore: before(CONFIRM_DAYS), stoppedBefore: before(keepDays) });
    },
  },
  site: alertSite,
  routes: alertRoutes,
});
