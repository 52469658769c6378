import { emptyTables, type TestEngine } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PushSender } from '../push/web-push.ts';
import { alertsApi, NOON, type AlertsApi } from './alerts-api.ts';

/** What most tests of alerts ask for. */
export const EMAIL = 'kim@shopper.example';
export const KIA = '/search/new-used-and-demo-cars/?make=Kia';

/** The fields of the form, without what it is about. */
export const ASKED = {
  ...{ email: EMAIL, rhythm: 'at-once', agreed: true, page: '/alerts?search=x' },
  statement: 'Email me when vehicles like this come in.',
};

/** An API for the tests of a suite, empty before each, and what a shopper does with it. */
export interface AlertSuite {
  kit: AlertsApi;
  /** Sends the form. */
  ask(about: object, changes?: object): ReturnType<AlertsApi['ask']>;
  /** Asks for alerts, at once unless said otherwise, and confirms; returns the token of the person. */
  follow(about: object, changes?: object): Promise<string>;
  /** The subjects of the e-mails to a person, the newest first. */
  subjects(to?: string): Promise<string[]>;
  /** Delivers what is due, then what is due at a later moment. */
  deliverUntil(moment: string): Promise<void>;
}

/** Prepares the API for the tests of a `describe`. `openPush` opens what sends notifications; none by default. */
export function alertSuite(
  engine: TestEngine,
  openPush: () => Promise<PushSender | null> = async () => null,
): AlertSuite {
  const suite = {} as { kit: AlertsApi };
  let visitors = 0;
  beforeAll(async () => {
    suite.kit = await alertsApi(engine, await openPush());
  });
  afterAll(() => suite.kit.close());
  beforeEach(async () => {
    await emptyTables(suite.kit.database.db, [
      ...([
        'alerts',
        'alert_cars',
        'alert_devices',
        'subscribers',
        'subscription_choices',
        'outbox',
        'cars',
      ] as const),
    ]);
    suite.kit.at(NOON.toISOString());
    suite.kit.from(`203.0.113.${(visitors += 1)}`);
    suite.kit.fail(false);
    suite.kit.sent.length = 0;
  });
  const ask: AlertSuite['ask'] = (about, changes = {}) =>
    suite.kit.ask('/api/alerts', { ...ASKED, ...about, ...changes });
  return {
    get kit() {
      return suite.kit;
    },
    ask,
    async follow(about, changes = {}) {
      expect((await ask(about, changes)).status).toBe(200);
      await suite.kit.deliver();
      const text = suite.kit.sent.at(-1)?.text;
      const { answer } = await suite.kit.ask('/api/alerts/confirm', { token: tokenIn(text) });
      return String(answer['token']);
    },
    subjects: async (to = EMAIL) => (await suite.kit.mailsTo(to)).map(({ subject }) => subject),
    async deliverUntil(moment) {
      await suite.kit.deliver();
      suite.kit.at(moment);
      await suite.kit.deliver();
    },
  };
}

/** The secret of a link in an e-mail. */
export const tokenIn = (text = '', name = 'confirm'): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? '';
