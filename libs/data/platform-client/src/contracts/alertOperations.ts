import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';

const token = z.string().regex(/^[\w-]{20,100}$/);
const personToken = token.meta({ description: 'The secret of the link in an e-mail with news.' });
const askToken = token.meta({
  description: 'The secret of the link in the e-mail that asks for the confirmation.',
});

const rhythm = z
  .enum(['daily', 'at-once'])
  .meta({
    description: '`daily`: one e-mail a day. `at-once`: as soon as there is news. Never in the quiet hours.',
  });

const search = z
  .string()
  .max(4_000)
  .startsWith('/')
  .meta({ description: 'Path and query of a search page, such as `/search/kia?price=-30000`.' });

/** Ids of vehicles. */
const cars = z.array(z.int().min(1)).max(50).meta({ description: 'Ids of vehicles of the site.' });

const alertSchema = z.object({
  id: z.int(),
  kind: z.enum(['search', 'car']),
  label: z.string().meta({ description: 'The search in words, or the name of the vehicle.' }),
  href: z
    .string()
    .nullable()
    .meta({ description: 'Path of the search or of the vehicle; null for one that is gone.' }),
  rhythm,
  news: z
    .string()
    .nullable()
    .meta({
      description:
        'How many vehicles a search has found since the e-mail before, such as `12 new since Tuesday`; null for none, and for a vehicle.',
    }),
});

const mineSchema = z.object({
  email: z.string().meta({ description: 'Masked, such as `k•••@shopper.example`.' }),
  alerts: z.array(alertSchema),
  push: z
    .object({
      key: z.string().meta({ description: 'The public key that a browser subscribes with, base64url.' }),
      devices: z
        .array(z.string())
        .meta({ description: 'SHA-256 of the address of each browser that shows them, base64url.' }),
    })
    .nullable()
    .meta({ description: 'Notifications on devices; null where the platform sends none.' }),
});

/** Where a push service takes messages for a browser: a secret, which is never answered. */
const endpoint = z
  .string()
  .max(1_000)
  .regex(/^[!-~]+$/, 'An address has no spaces and no control characters.')
  .meta({ description: '`endpoint` of the PushSubscription.' });
const base64url = z.string().regex(/^[\w-]{1,200}$/);

const NOT_OFFERED = { status: 404, detail: 'This site sends no alerts.' } satisfies ProblemText;

const NO_SUCH_LINK = {
  status: 404,
  detail: 'No alert of this site has this token, or its link is older than seven days.',
  error: 'This link doesn’t work any more. Please ask for the alert again.',
} satisfies ProblemText;

const NOTHING = {
  status: 422,
  detail: 'Neither a search of this site nor a vehicle of it.',
  error: 'We couldn’t find that search or vehicle. Please start again from the search page.',
} satisfies ProblemText;

const NO_ALERTS = {
  status: 409,
  detail: 'The person has no alert that runs.',
  error: 'You have no alerts at the moment. Please start one first.',
} satisfies ProblemText;

const TOO_MANY_DEVICES = {
  status: 429,
  detail: 'Too many devices were added from one IP address.',
  error: 'That was too often. Please try again in a few minutes.',
} satisfies ProblemText;

const NO_DEVICE = {
  status: 422,
  detail: 'No address of a push service, or no keys of a browser.',
  error: 'We can’t send notifications to this browser.',
} satisfies ProblemText;

const NO_PUSH = {
  status: 404,
  detail: 'The platform has no keys for Web Push.',
  error: NO_DEVICE.error,
} satisfies ProblemText;

const links = { invalid: INVALID, noSuchLink: NO_SUCH_LINK, notOffered: NOT_OFFERED };

/** The calls about news of the stock by e-mail. */
export const alertOperations = {
  alertOffer: defineOperation(routes.alertOffer, {
    summary: 'What an alert would be about',
    description: 'A search in words, or the names of vehicles.',
    request: z.object({
      query: z.object({
        search: search.optional(),
        cars: z
          .string()
          .regex(/^\d{1,12}(,\d{1,12}){0,49}$/)
          .optional()
          .meta({ description: 'Ids of up to 50 vehicles, separated by commas.' }),
      }),
    }),
    answer: z.object({
      search: z.string().nullable().meta({ description: 'The canonical URL of the search.' }),
      labels: z.array(z.string()),
      cars: z.array(z.int()).meta({ description: 'The vehicles that the site knows.' }),
    }),
    problems: { invalid: INVALID, nothing: NOTHING, notOffered: NOT_OFFERED },
  }),
  postAlert: defineOperation(routes.postAlert, {
    summary: 'Ask for news of a search or of vehicles',
    description:
      'Sends an e-mail with a link that confirms it; without that nothing else is sent. The response is the same for every address.',
    request: z.object({
      body: z.object({
        email: z.string().max(254),
        rhythm,
        agreed: z.boolean(),
        statement: z.string().max(300).meta({ description: 'The label of the checkbox.' }),
        page: z.string().max(4_000).meta({ description: 'Path and query of the page.' }),
        search: search.optional(),
        cars: cars.optional(),
      }),
    }),
    answer: z.object({ asked: z.literal(true) }),
    problems: {
      invalid: INVALID,
      incomplete: { status: 422, detail: 'Missing or wrong: {fields}.', error: 'Please check your details.' },
      nothing: NOTHING,
      notOffered: NOT_OFFERED,
      tooMany: {
        status: 429,
        detail: 'Too many alerts were asked for from one IP address.',
        error: 'That was too often. Please try again in a few minutes.',
      },
    },
  }),
  alertLink: defineOperation(routes.alertLink, {
    summary: 'What a link confirms',
    description: 'Reading confirms nothing, because mail scanners follow links.',
    request: z.object({ query: z.object({ token: askToken }) }),
    answer: z.object({ email: z.string(), labels: z.array(z.string()), confirmed: z.boolean() }),
    problems: links,
  }),
  confirmAlerts: defineOperation(routes.confirmAlerts, {
    summary: 'Confirm an alert',
    description: 'Stores the consent with its proof. Doing it again changes nothing.',
    request: z.object({ body: z.object({ token: askToken }) }),
    answer: z.object({ token: personToken }),
    problems: links,
  }),
  myAlerts: defineOperation(routes.myAlerts, {
    summary: 'The alerts of a person',
    description: 'By the token of the link in an e-mail. Reading changes nothing.',
    request: z.object({ query: z.object({ token: personToken }) }),
    answer: mineSchema,
    problems: links,
  }),
  changeAlerts: defineOperation(routes.changeAlerts, {
    summary: 'Stop an alert, or change how often e-mails come',
    description: '`stop` is the id of an alert, or `all`.',
    request: z.object({
      body: z.object({
        token: personToken,
        stop: z.union([z.int(), z.literal('all')]).optional(),
        rhythm: rhythm.optional(),
      }),
    }),
    answer: mineSchema,
    problems: links,
  }),
  addAlertDevice: defineOperation(routes.addAlertDevice, {
    summary: 'Show news on a device too',
    description:
      'Stores the subscription of a browser to Web Push, with the consent. Doing it again changes nothing; a person has ten, with one more the oldest is stopped.',
    request: z.object({
      body: z.object({
        token: personToken,
        endpoint,
        keys: z.object({ p256dh: base64url, auth: base64url }),
        statement: z.string().max(300).meta({ description: 'What the person agreed to, as they read it.' }),
        page: z.string().max(200).meta({ description: 'Path of the page.' }),
      }),
    }),
    answer: mineSchema,
    problems: {
      ...{ ...links, noAlerts: NO_ALERTS, noDevice: NO_DEVICE },
      noPush: NO_PUSH,
      tooMany: TOO_MANY_DEVICES,
    },
  }),
  moveAlertDevice: defineOperation(routes.moveAlertDevice, {
    summary: 'A device has another address',
    description:
      'A browser renewed its subscription to Web Push. The earlier address is a secret that only this browser and the platform know. The consent and its proof stay. Doing it again changes nothing.',
    request: z.object({
      body: z.object({ from: endpoint, endpoint, keys: z.object({ p256dh: base64url, auth: base64url }) }),
    }),
    answer: z.object({ moved: z.literal(true) }),
    problems: {
      ...{ invalid: INVALID, notOffered: NOT_OFFERED, noDevice: NO_DEVICE, noPush: NO_PUSH },
      noSuchDevice: {
        status: 410,
        detail: 'No device of this site has either address, or it was stopped.',
        error: 'Notifications are off on this device. You can turn them on again on the page of your alerts.',
      },
      tooMany: TOO_MANY_DEVICES,
    },
  }),
  stopAlertDevice: defineOperation(routes.stopAlertDevice, {
    summary: 'Show no more news on a device',
    description: 'Its address and keys are deleted; the proof of the consent is kept with those of alerts.',
    request: z.object({ body: z.object({ token: personToken, endpoint }) }),
    answer: mineSchema,
    problems: links,
  }),
  stopAlerts: defineOperation(routes.stopAlerts, {
    summary: 'Stop all alerts with one click',
    description:
      'For the `List-Unsubscribe` header of e-mails (RFC 8058): mail clients post `List-Unsubscribe=One-Click`. The body is not read.',
    request: z.object({ query: z.object({ token: personToken }) }),
    answer: z.object({ stopped: z.literal(true) }),
    problems: links,
  }),
};
