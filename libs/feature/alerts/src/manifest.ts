import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is HH:MM, such as 08:00.')
    .meta({ description, example: '20:00' });

const server = z.strictObject({
  /** No e-mail or notification is sent from this time, in the time zone of the site. Default: `'20:00'`. */
  quietFrom: time('No e-mail or notification is sent from this time, in the time zone of the site.').default(
    '20:00',
  ),
  /** Until this time; the same time as `quietFrom` for no quiet hours. Default: `'08:00'`. */
  quietTo: time('Until this time; the same time as `quietFrom` for no quiet hours.').default('08:00'),
  /** When daily e-mails are sent. Default: `'08:00'`. */
  dailyAt: time('When daily e-mails are sent.').default('08:00'),
  /** Days for which an alert is kept after it was stopped, as the proof of the consent. Default: `730`. */
  keepDays: z
    .int()
    .min(1)
    .max(3_650)
    .default(730)
    .describe('Days for which an alert is kept after it was stopped, as the proof of the consent.'),
});

/**
 * E-mails about vehicles that a saved search finds, and about price and availability of saved vehicles. It works without JavaScript. Notifications on
 * devices come with them where the platform has keys for Web Push.
 */
export const alerts = defineFeature({
  id: 'alerts',
  purpose: 'E-mails about new vehicles, lower prices and vehicles that are back.',
  options: { server },
  server: '@forecourt/alerts/server',
  routes: () => [
    { id: 'alerts.page', path: 'alerts', module: '@forecourt/alerts/routes/alerts', cache: 'never' },
    {
      id: 'alerts.worker',
      path: 'alerts-worker.js',
      module: '@forecourt/alerts/routes/worker',
      cache: 'never',
      programs: true,
    },
  ],
  contributions: [
    { slot: 'search.alert', id: 'alerts', module: '@forecourt/alerts/slots/follow-search' },
    { slot: 'vdp.follow', id: 'alerts', module: '@forecourt/alerts/slots/follow-vehicle' },
    { slot: 'garage.saved', id: 'alerts', module: '@forecourt/alerts/slots/follow-saved' },
  ],
});
