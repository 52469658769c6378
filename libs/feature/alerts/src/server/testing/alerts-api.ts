import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteLookup, stockMessages, type ApiSite } from '@forecourt/api';
import { other, site as plain, testApi, type TestApi } from '@forecourt/api/testing';
import { attemptDue, enqueue, json } from '@forecourt/database';
import type { TestEngine } from '@forecourt/database/testing';
import { openMailer, readMailbox, type LeadMail, type MailboxMail } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { rulesOf, type AlertSite } from '../AlertSite.ts';
import half from '../index.ts';
import type { PushSender } from '../push/web-push.ts';

/** Thursday 26 November 2026, noon in Brisbane. */
export const NOON = new Date('2026-11-26T02:00:00Z');

const shown = publicSite({ ...defineDealer({ ...exampleDealer, slug: 'harbour-city', features: [] }) });

/** The site with alerts: quiet from 8 pm to 8 am, daily e-mails at 9 am. */
export const offer: AlertSite = {
  ...{ quietFrom: '20:00', quietTo: '08:00', dailyAt: '09:00', keepDays: 730 },
  ...{ shown, rules: rulesOf(shown), push: null },
};

/** An API with alerts, its mailbox, a clock, and its outbox. */
export interface AlertsApi extends TestApi {
  /** The site, with its alerts. */
  site: ApiSite;
  /** Sets the clock. */
  at(moment: string): void;
  /** Sets the IP address that calls come from. */
  from(address: string): void;
  /** Sends all messages that are due, and what they lead to. Rejects if one fails. */
  deliver(): Promise<void>;
  /** The e-mails to an address, the newest first. */
  mailsTo(address: string): Promise<MailboxMail[]>;
  /** Every e-mail that was sent, with its headers. */
  sent: LeadMail[];
  /** Changes or adds a car as an import does, once the search index has it. */
  stock(id: number, fields: Record<string, unknown>): Promise<void>;
  /** Calls the API and returns status and body. */
  ask(
    path: string,
    body?: object,
    host?: string,
  ): Promise<{ status: number; answer: Record<string, unknown> }>;
  /** Makes the mail server fail from now on, or work again. */
  fail(isDown: boolean): void;
  close(): Promise<void>;
}

/** Makes the API, with notifications if there is what sends them. */
export async function alertsApi(engine: TestEngine, push: PushSender | null = null): Promise<AlertsApi> {
  const site: ApiSite = { ...plain, halves: [half.forSite({ ...offer, push })] };
  const mailboxDir = await mkdtemp(path.join(tmpdir(), 'forecourt-alerts-'));
  const mailer = openMailer({ mailboxDir });
  const sent: LeadMail[] = [];
  let [clock, isDown, clientAddress] = [NOON, false, '203.0.113.1'];
  const now = () => clock;
  const { byHost, bySlug } = siteLookup([site, other].map((each) => ({ site: each, hosts: [] })));
  const kit = await testApi(engine, { halves: [half], sites: byHost, now });
  const { db } = kit.database;
  const handlers = half.outbox({
    ...{ db, now, siteBySlug: bySlug },
    mailer: {
      ...mailer,
      async send(mail) {
        if (isDown) throw new Error('The mail server does not answer.');
        sent.push(mail);
        await mailer.send(mail);
      },
    },
  });
  return {
    ...kit,
    site,
    sent,
    at: (moment) => {
      clock = new Date(moment);
    },
    from: (address) => {
      clientAddress = address;
    },
    fail: (down) => {
      isDown = down;
    },
    async deliver() {
      const failures: string[] = [];
      const handle: Parameters<typeof attemptDue>[0]['handle'] = async (row) => {
        await handlers[row.topic]?.(row).catch((error: unknown) => {
          failures.push(String(error));
          throw error;
        });
      };
      while ((await attemptDue({ db, handle, now }, { topics: Object.keys(handlers) })) > 0);
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
    async mailsTo(address) {
      const ids = sent.filter(({ to }) => to === address).map(({ leadId }) => leadId);
      const all = await readMailbox(mailboxDir);
      return ids.toReversed().flatMap((id) => all.filter(({ leadId }) => leadId === id));
    },
    async stock(id, fields) {
      const facts = { id, make: 'Kia', model: 'Rio', car_type: 'used', item_type: 'car', status: 'in_stock' };
      const car = parseCar({
        ...{ ...facts, stocknum: `K${id}`, slug: `kia-rio-k${id}`, name: `Kia Rio ${id}`, year: 2020 },
        ...{ price: 20_000, price_type: 'Drive Away', show_on_dealer_website: true, ...fields },
      });
      const { stocknum, vin, slug, status } = car;
      const row = { stocknum: stocknum ?? '', vin, slug, status, car: json(car), content_hash: '' };
      await db
        .insertInto('cars')
        .values({ id, dealer: site.slug, created_at: clock, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      const messages = stockMessages([half], [site, other], [{ id, dealer: site.slug }]);
      await enqueue(
        db,
        messages.map((message) => ({ ...message, notBefore: clock })),
      );
    },
    async ask(address, body, host = 'harbour-city.localhost') {
      const call = {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { host, 'content-type': 'application/json' },
      };
      const response = await kit.request(address, call, { clientAddress });
      const answer: Record<string, unknown> = await response.json();
      return { status: response.status, answer };
    },
    async close() {
      mailer.close();
      await rm(mailboxDir, { recursive: true });
      await kit.database.close();
    },
  };
}
