import { testEngines, openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLead, deliverLeads, leadVehicle, openSms, sendNotice, type Mailer } from '../index.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';

const notice = {
  subject: 'Reserved for you: 2020 Toyota RAV4',
  paragraphs: ['It is reserved for you.'],
  rows: [['Reference', 'RS-7K3M-9PQR']] as const,
  link: {
    text: 'See your reservation',
    href: 'https://harbour-city-motors.example/cars/x/checkout?link=abc',
  },
};

describe.each(testEngines('notices'))('messages to shoppers on %s', (engine) => {
  let database: TestDatabase;
  let smtp: TestSmtp;
  let mailer: Mailer;
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
  beforeEach(() => {
    smtp.mails = [];
  });

  const accept = async (idempotencyKey: string) => {
    const lead = { site, idempotencyKey, payload: payload(), vehicle: leadVehicle(car) };
    return acceptLead({ db: database.db, now: NOW }, lead);
  };
  const send = (leadId: string, sent = notice) =>
    sendNotice(database.db, { site: site.slug, leadId, vehicle: leadVehicle(car), notice: sent, now: NOW });
  const deliver = () => {
    const sms = openSms({ mailboxDir: null });
    const services = { db: database.db, siteBySlug: () => site, mailer, sms, now: () => NOW };
    return deliverLeads(services, { topics: ['lead.notice'] });
  };

  it('go to the address of the lead, with the facts and the link, as text and HTML', async () => {
    const { leadId } = await accept('notice-1');
    await send(leadId);
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    const { to, email, source } = smtp.mails[0] ?? {};
    expect(to).toEqual(['kim@shopper.example']);
    expect(email).toMatchObject({
      replyTo: [{ address: 'newstead@harbour-city-motors.example' }],
      subject: notice.subject,
      messageId: expect.stringContaining(`<lead-${leadId}.`),
      text: expect.stringMatching(/Hi Kim,[\s\S]*Reference: RS-7K3M-9PQR[\s\S]*checkout\?link=abc/),
      html: expect.stringContaining('href="https://harbour-city-motors.example/cars/x/checkout?link=abc"'),
    });
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('have a Message-ID each, also of two matters that are one lead', async () => {
    const { leadId } = await accept('notice-2');
    for (const subject of ['Reserved for you: 2020 Toyota RAV4', 'Reserved for you: 2018 Mazda CX-5'])
      await send(leadId, { ...notice, subject });
    await deliver();
    const ids = smtp.mails.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
