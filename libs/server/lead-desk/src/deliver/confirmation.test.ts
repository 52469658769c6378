import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { findSubscriber, recordChoices } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptLead,
  deliverLeads,
  diskMailer,
  leadVehicle,
  listDeadLetters,
  listRecentLeads,
  listWaiting,
  openMailer,
  openSms,
  readMailbox,
  type DeliveryServices,
  type Mailer,
  type NewLead,
} from '../index.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';

const MONDAY = '2026-11-23T09:00:00+10:00';
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe.each(testEngines('confirmations'))('confirming leads on %s', (engine) => {
  let database: TestDatabase;
  let smtp: TestSmtp;
  let mailer: Mailer;
  let clock = NOW;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    smtp = await openTestSmtp();
    mailer = smtpMailer(smtp.url);
  });
  afterAll(async () => {
    mailer.close();
    await smtp.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions', 'appointments', 'subscribers']);
    smtp.mails = [];
    smtp.refuses = [];
    clock = NOW;
  });

  const services = (changes: Partial<DeliveryServices> = {}): DeliveryServices => ({
    db: database.db,
    siteBySlug: () => site,
    mailer,
    sms: openSms({ mailboxDir: null }),
    now: () => clock,
    ...changes,
  });
  let keys = 0;
  const accept = (changes: Partial<NewLead> = {}) =>
    acceptLead(
      { db: database.db, now: clock },
      {
        site,
        idempotencyKey: `key-${(keys += 1)}`,
        payload: payload(),
        vehicle: leadVehicle(car),
        confirm: true,
        ...changes,
      },
    );
  const booking = (dateTime = MONDAY): Partial<NewLead> => ({
    payload: payload({ category: 'Test Drive' }, true, dateTime),
    appointment: { locationId: 101, start: new Date(dateTime), day: dateTime.slice(0, 10) },
  });
  const confirmations = () => smtp.mails.filter(({ to }) => to.includes('kim@shopper.example'));

  it('[EN-03] sends text and HTML to the shopper as an automatic reply, and its own mail to the dealer', async () => {
    const { leadId } = await accept();
    await deliverLeads(services());
    expect(smtp.mails.map(({ to }) => to.join(' ')).sort()).toEqual([
      'kim@shopper.example',
      'newstead@harbour-city-motors.example',
    ]);
    const { email, source } = confirmations()[0] ?? {};
    expect(email).toMatchObject({
      from: { name: 'Harbour City Motors', address: 'website@harbour-city-motors.example' },
      replyTo: [{ address: 'newstead@harbour-city-motors.example' }],
      subject: 'We have your enquiry: 2020 Toyota RAV4 Cruiser',
      messageId: `<lead-${leadId}.confirmation@harbour-city-motors.example>`,
      text: expect.stringContaining('Hi Kim,'),
      html: expect.stringContaining('<img src="https://harbour-city-motors.example/images/'),
      attachments: [],
    });
    expect(email?.inReplyTo).toBeUndefined();
    expect(source).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(source).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  });

  it('[EN-04] has a calendar part and file for an appointment', async () => {
    await accept(booking());
    await deliverLeads(services());
    const { email, source = '' } = confirmations()[0] ?? {};
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/im);
    expect(source).toContain('Content-Type: multipart/alternative');
    const [file] = email?.attachments.filter(({ filename }) => filename === 'appointment.ics') ?? [];
    expect(String(file?.content)).toContain('DTSTART:20261122T230000Z');
  });

  describe('[EN-12] with a consent to marketing e-mails', () => {
    const consent = { topic: 'prices', statement: 'Send me price changes for this car.' } as const;
    const choose = (wanted: boolean) =>
      database.db
        .transaction()
        .execute((transaction) =>
          recordChoices(transaction, { site: site.slug, email: 'kim@shopper.example', at: clock }, [
            { topic: 'prices', wanted, source: 'page' },
          ]),
        );

    it('says so, with a link and the headers of one click', async () => {
      await accept({ payload: { ...payload(), opt_in: true }, consent });
      await deliverLeads(services());
      const { email, source = '' } = confirmations()[0] ?? {};
      const unfolded = source.replace(/\r\n\s+/g, ' ');
      expect(unfolded).toMatch(
        /^List-Unsubscribe: <https:\/\/harbour-city-motors\.example\/api\/unsubscribe\?token=[\w-]{32}>\r$/m,
      );
      expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      expect(email?.text).toMatch(
        /You also asked for: Price changes .*: https:\/\/\S+\/pages\/unsubscribe\?token=[\w-]{32}/,
      );
      expect(email?.html).toMatch(/<a href="https:\/\/\S+\/pages\/unsubscribe\?token=[\w-]{32}">Unsubscribe/);
    });

    it('asks when it sends: after an unsubscription, and for a lead without a consent, there is none of it', async () => {
      await accept({ payload: { ...payload(), opt_in: true }, consent });
      await choose(false);
      await deliverLeads(services());
      await choose(true);
      await accept({ payload: { ...payload(), category: 'Parts' }, consent });
      await deliverLeads(services());
      expect(confirmations()).toHaveLength(2);
      for (const { source } of confirmations()) expect(source).not.toMatch(/unsubscribe/i);
    });

    it('is withdrawn by an addition whose checkbox is not ticked, and not by one that was never ticked', async () => {
      const wanted = async () =>
        (await findSubscriber(database.db, { site: site.slug, email: 'kim@shopper.example' }))?.wanted ??
        null;
      await accept({ payload: payload(), consent });
      expect(await wanted()).toBeNull();
      await accept({ payload: { ...payload(), opt_in: true }, consent });
      expect(await wanted()).toEqual(['prices']);
      await accept({ payload: { ...payload(), message: 'One more question' }, consent });
      expect(await wanted()).toEqual([]);
    });
  });

  it('is stored with the lead or not at all, and is not sent for a lead without `confirm`', async () => {
    await sql`alter table outbox add constraint refuse check (topic <> 'lead.confirmation')`.execute(
      database.db,
    );
    await expect(accept()).rejects.toThrow('refuse');
    await sql`alter table outbox drop constraint refuse`.execute(database.db);
    expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual([]);
    await accept({ confirm: false });
    await accept({ payload: { ...payload(), email: null } });
    await deliverLeads(services());
    expect(smtp.mails).toHaveLength(2);
    expect(confirmations()).toEqual([]);
  });

  it('is sent once: not for a repeated or merged lead, and for an addition only with an appointment', async () => {
    await accept({ idempotencyKey: 'same-key' });
    await accept({ idempotencyKey: 'same-key' });
    await accept();
    await accept({ payload: payload({ message: 'And a towbar?' }) });
    await deliverLeads(services());
    expect(confirmations()).toHaveLength(1);
    const first = await accept(booking());
    expect(await accept(booking('2026-11-23T09:30:00+10:00'))).toEqual({ ...first, outcome: 'added' });
    await deliverLeads(services());
    // Those of one delivery come in any order.
    const subjects = confirmations().map(({ email }) => email.subject);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects)).toEqual(
      new Set([
        'We have your enquiry: 2020 Toyota RAV4 Cruiser',
        'Your appointment: 2020 Toyota RAV4 Cruiser, Monday 23 November 2026, 9:00 am',
        'Your appointment: 2020 Toyota RAV4 Cruiser, Monday 23 November 2026, 9:30 am',
      ]),
    );
    expect(await deliverLeads(services())).toBe(0);
  });

  it('a mailbox gets at most five in a day, also of concurrent leads and with tags, and the dealer gets every lead', async () => {
    const about = (category: string, tag = '') =>
      accept({ payload: payload({ category, email: `Kim${tag}@shopper.example` }) });
    const tags = ['', '+cars', '+Cars+2'];
    await Promise.all(Array.from({ length: 12 }, (_, each) => about(`c${each}`, tags[each % 3])));
    await deliverLeads(services(), { limit: 100 });
    expect(smtp.mails.filter(({ to }) => /kim[@+]/i.test(String(to)))).toHaveLength(5);
    expect(smtp.mails).toHaveLength(12 + 5);
    await accept({ payload: payload({ email: 'im@shopper.example' }) });
    clock = minutes(24 * 60 + 1);
    await about('c1');
    await deliverLeads(services(), { limit: 100 });
    expect(smtp.mails).toHaveLength(12 + 5 + 2 + 2);
  });

  it('waits visibly without a mail server, and is sent when there is one', async () => {
    const { leadId } = await accept();
    await deliverLeads(services({ mailer: openMailer({ mailboxDir: null }) }));
    expect(await listWaiting(database.db)).toMatchObject([
      { leadId, channel: 'email', attempts: 0 },
      { leadId, channel: 'confirmation', attempts: 0, error: expect.stringContaining('no mail server') },
    ]);
    await deliverLeads(services());
    expect(confirmations()).toHaveLength(1);
    const [{ messages } = { messages: [] }] = await listRecentLeads(database.db);
    expect(messages[0]?.deliveries).toEqual([
      { channel: 'email', state: 'delivered' },
      { channel: 'confirmation', state: 'delivered' },
    ]);
  });

  it('is retried when the shopper’s mail server refuses it, then is a dead letter; the dealer’s mail is not repeated', async () => {
    smtp.refuses = ['kim@shopper.example'];
    await accept();
    for (const minute of [0, 1, 6, 36, 156, ...Array.from({ length: 6 }, (_, time) => 876 + time * 720)]) {
      clock = minutes(minute);
      await deliverLeads(services());
    }
    expect(smtp.mails).toHaveLength(1);
    expect(await listDeadLetters(database.db)).toMatchObject([{ channel: 'confirmation', attempts: 11 }]);
  });

  it('is stored in the mailbox once beside the dealer’s mail, however often it is delivered', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'confirmation-'));
    const mailbox = diskMailer(folder);
    await accept(booking());
    const twice: Mailer = {
      ...mailbox,
      send: async (mail) => {
        await mailbox.send(mail);
        await mailbox.send(mail);
      },
    };
    await deliverLeads(services({ mailer: twice }));
    const kept = await readMailbox(folder);
    await rm(folder, { recursive: true, force: true });
    expect(kept.map(({ kind, number, to }) => `${kind} ${number} ${to}`).sort()).toEqual([
      'confirmation 1 kim@shopper.example',
      'lead 1 newstead@harbour-city-motors.example',
    ]);
  });
});
