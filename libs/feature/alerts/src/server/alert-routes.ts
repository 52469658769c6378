import { createHash } from 'node:crypto';
import { perAddress, visitorLimit, type ApiSite, type HalfApi, type HalfServices } from '@forecourt/api';
import { enqueue } from '@forecourt/database';
import { operations } from '@forecourt/platform-client/contracts';
import { paths } from '@forecourt/site-config';
import {
  addDevice,
  alertsOf,
  alertsOfLink,
  askAlerts,
  CONFIRM_DAYS,
  confirmAlerts,
  devicesOf,
  findSubscriber,
  maskedAddress,
  moveDevice,
  queueForget,
  setAlertRhythm,
  stopAlerts,
  stopDevice,
  type Subscriber,
} from '@forecourt/subscriptions';
import { z } from 'zod';
import { alertWishes } from './alert-wishes.ts';
import { hoursOf, searchKeyOf, type AlertSite } from './AlertSite.ts';
import { areDeviceKeys, isPushEndpoint } from './push/device-address.ts';
import { queueWaiting } from './queue-mails.ts';
import { shownNews } from './shown-news.ts';
import { queueConfirmedCars } from './stock-changes.ts';

/** Outbox topic of the e-mail that asks for the confirmation. */
export const CONFIRM_TOPIC = 'alerts.confirm';

const DAY_MS = 86_400_000;
/** Forms that one visitor may send in ten minutes. */
const ASKS_PER_VISITOR = 10;
/** Devices that may be added from one address in ten minutes. */
const DEVICES_PER_VISITOR = 10;
const CACHE = 'no-store';

const EMAIL = 'Please enter your email address, such as name@example.com.';
const AGREE = 'Please tick the box to agree.';

/** The calls about alerts. */
export function alertRoutes(api: HalfApi<AlertSite>, { db, leads, now, trustedProxies }: HalfServices): void {
  const limit = visitorLimit(perAddress(ASKS_PER_VISITOR), trustedProxies);
  const deviceLimit = visitorLimit(perAddress(DEVICES_PER_VISITOR), trustedProxies);

  api.serve(operations.alertOffer, {
    async handle({ site, offer, request: { query } }) {
      const cars = query.cars?.split(',').map(Number);
      const wishes = await alertWishes(db, { search: query.search, cars }, { site, offer, now: now() });
      if (wishes.length === 0) return { problem: 'nothing' };
      const search = wishes.flatMap((wish) => (wish.kind === 'search' ? [wish.search] : []))[0] ?? null;
      const ids = wishes.flatMap((wish) => (wish.kind === 'car' ? [wish.carId] : []));
      const answer = { search, labels: wishes.map(({ label }) => label), cars: ids };
      return { answer, cache: CACHE };
    },
  });

  api.serve(operations.postAlert, {
    async handle({ site, offer, context, request: { body } }) {
      const at = now();
      const email = z.string().trim().pipe(z.email()).safeParse(body.email);
      const fields = { ...(!email.success && { email: [EMAIL] }), ...(!body.agreed && { agreed: [AGREE] }) };
      const names = Object.keys(fields);
      if (!email.success || names.length > 0) return { problem: 'incomplete', names, fields };
      // Before the stock is read; a form with an error uses up nothing.
      const retryAfter = await limit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
      const wishes = await alertWishes(db, body, { site, offer, now: at });
      if (wishes.length === 0) return { problem: 'nothing' };
      const { rhythm, statement, page } = body;
      const asked = { site: site.slug, email: email.data, rhythm, statement, page, wishes, at };
      await db.transaction().execute(async (transaction) => {
        const token = await askAlerts(transaction, asked);
        if (token === null) return;
        const message = { key: site.slug, payload: { site: site.slug, token } };
        await enqueue(transaction, [{ topic: CONFIRM_TOPIC, ...message, notBefore: at }]);
        // An hour later nobody can confirm it any more.
        const unconfirmed = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS + DAY_MS / 24);
        await queueForget(transaction, { site: site.slug, at: unconfirmed });
      });
      leads.wake();
      return { answer: { asked: true as const }, cache: CACHE };
    },
  });

  api.serve(operations.alertLink, {
    async handle({ site, request: { query } }) {
      const asked = await alertsOfLink(db, { site: site.slug, token: query.token, now: now() });
      if (!asked) return { problem: 'noSuchLink' };
      return { answer: { ...asked, email: maskedAddress(asked.email) }, cache: CACHE };
    },
  });

  api.serve(operations.confirmAlerts, {
    async handle({ site, offer, request: { body } }) {
      const at = now();
      const person = await db.transaction().execute(async (transaction) => {
        const link = { site: site.slug, token: body.token, at, keyOf: searchKeyOf(offer) };
        const confirmed = await confirmAlerts(transaction, link);
        if (!confirmed) return null;
        await queueConfirmedCars(transaction, { site: site.slug, token: body.token, at });
        await sendWaiting(transaction, { site, offer, email: confirmed.email });
        return confirmed;
      });
      if (!person) return { problem: 'noSuchLink' };
      leads.wake();
      return { answer: { token: person.token }, cache: CACHE };
    },
  });

  api.serve(operations.myAlerts, {
    async handle({ site, offer, request: { query } }) {
      const person = await findSubscriber(db, { site: site.slug, token: query.token });
      return person ? { answer: await mine(site, offer, person), cache: CACHE } : { problem: 'noSuchLink' };
    },
  });

  api.serve(operations.changeAlerts, {
    async handle({ site, offer, request: { body } }) {
      const { token, stop, rhythm } = body;
      const person = await findSubscriber(db, { site: site.slug, token });
      if (!person) return { problem: 'noSuchLink' };
      const at = now();
      await db.transaction().execute(async (transaction) => {
        // First: it locks the person, before their alerts.
        if (stop !== undefined) {
          const which = stop === 'all' ? {} : { id: stop };
          await stopAlerts(transaction, { site: site.slug, person, source: 'page', at, ...which });
        }
        if (!rhythm) return;
        await setAlertRhythm(transaction, { site: site.slug, person, rhythm });
        await sendWaiting(transaction, { site, offer, email: person.email });
      });
      const after = await findSubscriber(db, { site: site.slug, token });
      return { answer: await mine(site, offer, after ?? person), cache: CACHE };
    },
  });

  api.serve(operations.addAlertDevice, {
    async handle({ site, offer, context, request: { body } }) {
      const { token, endpoint, keys, statement, page } = body;
      if (!offer.push) return { problem: 'noPush' };
      const retryAfter = await deviceLimit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
      const person = await findSubscriber(db, { site: site.slug, token });
      if (!person) return { problem: 'noSuchLink' };
      if (!isPushEndpoint(endpoint) || !areDeviceKeys(keys)) return { problem: 'noDevice' };
      const { p256dh, auth } = keys;
      const device = { endpoint, p256dh, auth, serverKey: offer.push.publicKey };
      const at = now();
      const isAdded = await db
        .transaction()
        .execute((transaction) =>
          addDevice(transaction, { site: site.slug, person, device, statement, page, at }),
        );
      if (!isAdded) return { problem: 'noAlerts' };
      return { answer: await mine(site, offer, person), cache: CACHE };
    },
  });

  api.serve(operations.moveAlertDevice, {
    async handle({ site, offer, context, request: { body } }) {
      const { from, endpoint, keys } = body;
      if (!offer.push) return { problem: 'noPush' };
      const retryAfter = await deviceLimit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
      if (!isPushEndpoint(endpoint) || !areDeviceKeys(keys)) return { problem: 'noDevice' };
      const moved = { site: site.slug, from, device: { endpoint, ...keys }, at: now() };
      const isMoved = await db.transaction().execute((transaction) => moveDevice(transaction, moved));
      if (!isMoved) return { problem: 'noSuchDevice' };
      return { answer: { moved: true as const }, cache: CACHE };
    },
  });

  api.serve(operations.stopAlertDevice, {
    async handle({ site, offer, request: { body } }) {
      const { token, endpoint } = body;
      const person = await findSubscriber(db, { site: site.slug, token });
      if (!person) return { problem: 'noSuchLink' };
      const at = now();
      await db
        .transaction()
        .execute((transaction) => stopDevice(transaction, { site: site.slug, person, endpoint, at }));
      return { answer: await mine(site, offer, person), cache: CACHE };
    },
  });

  api.serve(operations.stopAlerts, {
    async handle({ site, request: { query } }) {
      const person = await findSubscriber(db, { site: site.slug, token: query.token });
      if (!person) return { problem: 'noSuchLink' };
      const at = now();
      await db
        .transaction()
        .execute((transaction) =>
          stopAlerts(transaction, { site: site.slug, person, source: 'one-click', at }),
        );
      return { answer: { stopped: true as const }, cache: CACHE };
    },
  });

  /** News that waits is sent in the rhythm that its alerts have now. */
  function sendWaiting(
    transaction: HalfServices['db'],
    { site, offer, email }: { site: ApiSite; offer: AlertSite; email: string },
  ): Promise<void> {
    return queueWaiting(transaction, { site: site.slug, email, hours: hoursOf(offer, site), now: now() });
  }

  async function mine(site: ApiSite, offer: AlertSite, person: Subscriber) {
    const { push } = offer;
    const alerts = await alertsOf(db, { site: site.slug, person });
    const news = await shownNews(db, { site, offer, email: person.email, now: now() });
    const ids = alerts.flatMap(({ carId }) => carId ?? []);
    const cars = await db
      .selectFrom('cars')
      .select(['id', 'slug'])
      .where('id', 'in', ids.length > 0 ? ids : [0])
      .where('removed_at', 'is', null)
      .execute();
    const slugs = new Map(cars.map(({ id, slug }) => [id, slug]));
    const devices = push ? await devicesOf(db, { site: site.slug, email: person.email }) : [];
    return {
      // The address of a browser is a secret, of which the page knows its own alone.
      push: push && {
        key: push.publicKey,
        devices: devices.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('base64url')),
      },
      email: maskedAddress(person.email),
      alerts: alerts.map(({ id, kind, label, search, carId, rhythm }) => {
        const slug = carId === null ? undefined : slugs.get(carId);
        const href = search ?? (slug === undefined ? null : paths.vehicle(slug));
        return { id, kind, label, rhythm, href, news: news.get(id) ?? null };
      }),
    };
  }
}
