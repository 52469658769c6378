import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import type { LeadConditions, LeadForm } from '@forecourt/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptLead,
  amendLead,
  deliverLeads,
  diskMailer,
  leadVehicle,
  listDeadLetters,
  listWaiting,
  openSms,
  readMailbox,
  type DeliveryServices,
  type LeadSite,
} from '../index.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSms, type TestSms } from '../test/smsServer.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { smsText } from '../sms/smsText.ts';

const rule = (to: readonly string[], changes: Partial<LeadConditions> = {}) => ({
  ...{ categories: [], departments: [], locations: [], hours: null, to },
  ...changes,
});
const withChannels = (leads: Partial<LeadSite['leads']>): LeadSite => ({
  ...site,
  leads: { ...site.leads, ...leads },
});
const [ANA, BO] = ['+61491570006', '+61491570156'];
const FROM = '+61491570110';

describe.each(testEngines('CRM mailboxes and text messages'))('other channels of a lead on %s', (engine) => {
  let database: TestDatabase;
  let smtp: TestSmtp;
  let gateway: TestSms;
  let folder = '';
  let clock = NOW;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    smtp = await openTestSmtp();
    gateway = await openTestSms();
    folder = await mkdtemp(path.join(tmpdir(), 'channels-'));
  });
  afterAll(async () => {
    await smtp.close();
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions']);
    smtp.mails = [];
    gateway.messages.length = 0;
    gateway.failures.length = 0;
    clock = NOW;
  });

  const accept = async (at: LeadSite, changes: Partial<LeadForm> = {}, time: string | null = null) => {
    const said = payload(changes, true, time);
    const lead = { site: at, idempotencyKey: randomUUID(), payload: said, vehicle: leadVehicle(car) };
    return (await acceptLead({ db: database.db, now: clock }, lead)).leadId;
  };
  const deliver = async (at: LeadSite, changes: Partial<DeliveryServices> = {}) => {
    const mailer = smtpMailer(smtp.url);
    const sms = openSms({ smsUrl: gateway.url, smsFrom: FROM, mailboxDir: null });
    const services = { db: database.db, siteBySlug: () => at, mailer, sms, now: () => clock, ...changes };
    await deliverLeads(services, { limit: 100 });
    mailer.close();
  };
  const mailboxes = () => smtp.mails.filter(({ source }) => source.includes('X-Lead-Mail: crm'));

  it('[EN-03] sends a lead to every CRM mailbox that it fits, as ADF that is the whole body', async () => {
    const at = withChannels({
      crm: [
        rule(['leads@crm.example']),
        rule(['north@crm.example'], { locations: [101] }),
        rule(['parts@crm.example'], { departments: ['parts'] }),
      ],
    });
    const leadId = await accept(at);
    await deliver(at);
    expect(await listWaiting(database.db)).toEqual([]);
    const [mail, ...others] = mailboxes();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['leads@crm.example', 'north@crm.example']);
    expect(mail?.email.html).toBeUndefined();
    expect(mail?.email.attachments).toEqual([]);
    const body = mail?.email.text?.trim() ?? '';
    expect(body).toMatch(/^<\?xml version="1.0"[^]*<\?ADF version="1.0"\?>[^]*<\/adf>$/);
    expect(body).toContain(`<id source="harbour-city" sequence="1">${leadId}</id>`);
  });

  it('[EN-03] sends an addition and a later change to the CRM system too, and nothing once its mailbox is gone', async () => {
    const at = withChannels({ crm: [rule(['leads@crm.example'])] });
    const leadId = await accept(at);
    await accept(at, { message: 'And does it have a towbar?' });
    await amendLead(
      { db: database.db, now: clock },
      { site: at, leadId, vehicle: null, change: ([first]) => ({ ...first, message: 'I take the offer.' }) },
    );
    await deliver(at);
    const numbers = mailboxes().map(({ email }) => /sequence="2">[^<]+\.(\d)/.exec(email.text ?? '')?.[1]);
    expect(new Set(numbers)).toEqual(new Set([undefined, '2', '3']));
    smtp.mails = [];
    await accept(at, { email: 'lou@shopper.example' });
    await deliver(site);
    expect(mailboxes()).toEqual([]);
    expect(await listDeadLetters(database.db)).toEqual([]);
  });

  it('[EN-03] texts each member of staff whom a lead fits: what it is about, who asks, and their number', async () => {
    const at = withChannels({
      sms: [rule([ANA]), rule([ANA, BO], { categories: ['Test Drive'] }), rule([BO], { locations: [999] })],
    });
    await accept(at, { category: 'Test Drive' }, '2026-11-23T09:00:00+10:00');
    await accept(at, { category: 'Stock enquiry', email: 'lou@shopper.example' });
    await deliver(at);
    const drive =
      'Test Drive: 2020 Toyota RAV4 Cruiser (U647390), Monday 23 November 2026, 9:00 am. Kim Lee, 0491 570 006';
    expect(gateway.messages.map(({ to, from, body }) => `${from} ${to} ${body}`).sort()).toEqual(
      [
        `${FROM} ${ANA} ${drive}`,
        `${FROM} ${BO} ${drive}`,
        `${FROM} ${ANA} Stock enquiry: 2020 Toyota RAV4 Cruiser (U647390). Kim Lee, 0491 570 006`,
      ].sort(),
    );
  });

  it('sends a text message that failed again, to that number alone, and tells the code and no number', async () => {
    const at = withChannels({ sms: [rule([ANA, BO])] });
    await accept(at);
    gateway.failures.push({ status: 429, code: 20_429 });
    await deliver(at);
    expect(gateway.messages).toHaveLength(1);
    const [waiting] = await listWaiting(database.db);
    expect(waiting).toMatchObject({
      channel: 'sms',
      error: 'The SMS gateway responded with status 429 and code 20429.',
    });
    clock = new Date(NOW.getTime() + 60_000);
    await deliver(at);
    expect(gateway.messages.map(({ to }) => to).sort()).toEqual([ANA, BO]);
    expect(await listWaiting(database.db)).toEqual([]);
  });

  it('lets the e-mail go while the gateway hangs, and tries the text message again', async () => {
    const at = withChannels({ sms: [rule([ANA])] });
    await accept(at);
    gateway.failures.push('hangs');
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(100) });
    const { gatewaySms } = await import('../sms/gatewaySms.ts');
    await deliver(at, { sms: gatewaySms({ url: gateway.url, from: FROM }, { fetch: impatient }) });
    expect(smtp.mails).toHaveLength(1);
    expect(await listWaiting(database.db)).toMatchObject([{ channel: 'sms', attempts: 1 }]);
  });

  it('without a gateway text messages wait, with the reason and without using attempts; e-mails do not', async () => {
    const at = withChannels({ sms: [rule([ANA])] });
    await accept(at);
    await deliver(at, { sms: openSms({ mailboxDir: null }) });
    expect(smtp.mails).toHaveLength(1);
    expect(await listWaiting(database.db)).toMatchObject([
      { channel: 'sms', attempts: 0, error: expect.stringContaining('Set SMS_URL') },
    ]);
    await deliver(at);
    expect(gateway.messages).toHaveLength(1);
  });

  it('in a demonstration keeps both in the mailbox, once, however often they are delivered', async () => {
    const at = withChannels({ crm: [rule(['leads@crm.example'])], sms: [rule([ANA, BO])] });
    await accept(at);
    const kept = { mailer: diskMailer(folder), sms: openSms({ mailboxDir: folder }) };
    await deliver(at, kept);
    await database.db.updateTable('outbox').set({ done_at: null }).execute();
    await deliver(at, kept);
    const mails = await readMailbox(folder, { site: at.slug });
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      'crm leads@crm.example',
      'lead newstead@harbour-city-motors.example',
      `sms ${ANA}`,
      `sms ${BO}`,
    ]);
    expect(mails.find(({ kind }) => kind === 'sms')?.text).toContain('2020 Toyota RAV4');
  });
});

describe('the text of a text message', () => {
  it('is one line of at most 199 characters for any input, with the number whole', () => {
    const said = payload({
      name: 'K'.repeat(100),
      last_name: 'L\r\nFrom: x'.repeat(8),
      phone: '0491 570 006',
    });
    const text = smsText({ payload: said, vehicle: leadVehicle(car), number: 2 });
    expect(text).toMatch(/^Added to /);
    expect(text.length).toBeLessThanOrEqual(199);
    expect(text).not.toMatch(/[\r\n]/);
    expect(text).toContain('0491 570 006');
  });
});

describe('the settings of the gateway', () => {
  it.each([
    [{ smsUrl: 'https://api.example' }, 'SMS_URL is not the address of a gateway with its account.'],
    [{ smsUrl: 'nonsense' }, 'SMS_URL is not'],
    [{ smsUrl: 'https://a:b@api.example' }, 'SMS_FROM is not'],
  ])('says what is wrong with %j', (settings, reason) => {
    expect(() => openSms({ ...settings, mailboxDir: null })).toThrow(reason);
  });
});
