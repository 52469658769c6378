import { randomUUID } from 'node:crypto';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import type { LeadForm, LeadRouteRule } from '@forecourt/lead';
import type { OpeningHour } from '@forecourt/location';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { acceptLead, deliverLeads, leadVehicle, openSms, type LeadSite } from '../index.ts';
import { confirmationMail } from '../mail/confirmationMail.ts';
import type { LeadMail } from '../mail/Mailer.ts';
import { webhookBody } from '../webhook/postWebhook.ts';
import { car, keptLead, NOW, payload, site } from '../test/samples.ts';

const day = (weekday: number, open: string, close: string): OpeningHour => ({
  ...{ weekday, status: 'Open', open, close },
  formated_hours: null,
});
const openingHours = [
  ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:00', '17:30')),
  day(6, '08:30', '16:00'),
];
const rule = (changes: Partial<LeadRouteRule>): LeadRouteRule => ({
  ...{ categories: [], departments: [], locations: [], hours: null, share: 'all' },
  to: ['any@dealer.example'],
  ...changes,
});
const routed = (...routes: LeadRouteRule[]): LeadSite => ({
  ...site,
  leads: { ...site.leads, routes },
  locations: site.locations.map((each) => ({ ...each, openingHours, primary: each.id === 101 })),
});

describe.each(testEngines('lead routing'))('routing leads on %s', (engine) => {
  let database: TestDatabase;
  let mails: LeadMail[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions', 'lead_turn', 'lead_turns']);
    mails = [];
  });

  const accept = (at: LeadSite, changes: Partial<LeadForm> = {}, now = NOW) =>
    acceptLead(
      { db: database.db, now },
      { site: at, idempotencyKey: randomUUID(), payload: payload(changes), vehicle: leadVehicle(car) },
    );
  const deliver = async (at: LeadSite, now = NOW) => {
    await deliverLeads(
      {
        db: database.db,
        siteBySlug: () => at,
        mailer: { kind: 'smtp', send: async (mail) => void mails.push(mail), close: () => undefined },
        sms: openSms({ mailboxDir: null }),
        now: () => now,
      },
      { limit: 100 },
    );
    return mails.map(({ to }) => to);
  };
  const people = ['ana@dealer.example', 'bo@dealer.example', 'cy@dealer.example'];

  it('[EN-03] sends a lead to every address of the first rule that fits', async () => {
    const at = routed(rule({ categories: ['fleet enquiry'] }), rule({ locations: [101], to: people }));
    await accept(at);
    expect(await deliver(at)).toEqual([people.join(', ')]);
  });

  it('[EN-03] sends a lead without a rule to its location', async () => {
    const at = routed(rule({ departments: ['parts'] }));
    await accept(at);
    expect(await deliver(at)).toEqual(['newstead@harbour-city-motors.example']);
  });

  it('shares leads in turn, and an addition goes to the person who has the lead', async () => {
    const at = routed(rule({ to: people, share: 'in-turn' }));
    for (const name of ['d', 'e', 'f', 'g']) await accept(at, { email: `${name}@shopper.example` });
    const added = await accept(at, { email: 'e@shopper.example', message: 'And a towbar?' });
    expect(added.outcome).toBe('added');
    await deliver(at);
    const got = mails.map(({ to, replyTo, number }) => [replyTo?.address[0], number, to.split('@')[0]]);
    expect(got.map((each) => each.join(' ')).toSorted()).toEqual([
      'd 1 ana',
      'e 1 bo',
      'e 2 bo',
      'f 1 cy',
      'g 1 ana',
    ]);
  });

  it('gives nobody two leads more than another when 30 arrive at once', async () => {
    const at = routed(rule({ to: people, share: 'in-turn' }));
    const leads = Array.from({ length: 30 }, (_, each) => `${each}@shopper.example`);
    await Promise.all(leads.map((email) => accept(at, { email })));
    const to = await deliver(at);
    expect(people.map((each) => to.filter((one) => one === each).length)).toEqual([10, 10, 10]);
  });

  it('a retried and a merged message take no turn', async () => {
    const at = routed(rule({ to: people, share: 'in-turn' }));
    await accept(at);
    expect((await accept(at)).outcome).toBe('merged');
    await accept(at, { email: 'next@shopper.example' });
    const to = await deliver(at);
    expect(to.sort((one, other) => one.localeCompare(other))).toEqual([people[0], people[1]]);
  });

  it('routes by the hours when the lead arrived, not when it is delivered', async () => {
    const at = routed(rule({ hours: 'closed', to: ['night@dealer.example'] }));
    // 4:12 pm on a Saturday: the location has closed at 4.
    await accept(at);
    await accept(at, { email: 'early@shopper.example' }, new Date('2026-11-21T05:00:00Z'));
    const to = await deliver(at, new Date('2026-11-23T01:00:00Z'));
    expect(to.toSorted()).toEqual(['newstead@harbour-city-motors.example', 'night@dealer.example']);
  });
});

test('the webhook names every address', () => {
  const at = routed(rule({ locations: [101], to: ['ana@dealer.example', 'bo@dealer.example'] }));
  expect(webhookBody(keptLead(), at).routed_to).toEqual({
    email: 'ana@dealer.example',
    emails: ['ana@dealer.example', 'bo@dealer.example'],
    location_id: 101,
  });
});

describe('the confirmation', () => {
  it('out of hours says when somebody answers, and during hours promises no time', () => {
    const late = 'We’re closed right now. Someone will answer from 8:00 am on Monday 23 November 2026';
    const mail = confirmationMail(keptLead(), routed());
    expect(mail?.text).toContain(late);
    expect(mail?.html).toContain(late);
    const early = { ...keptLead(), createdAt: new Date('2026-11-21T05:00:00Z') };
    expect(confirmationMail(early, routed())?.text).not.toContain('Someone will answer from');
    expect(confirmationMail(keptLead(), site)?.text).not.toContain('Someone will answer from');
  });
});
