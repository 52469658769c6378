import { testEngines, openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLead, deliverLeads, leadVehicle, openSms, sendNotice, type Mailer } from '../index.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';

const notice = {
  number: 1,
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

  it('go to the address of the lead, with the facts and the link, as text and HTML', async () => {
    const { db } = database;
    const lead = { site, idempotencyKey: 'notice-1', payload: payload(), vehicle: leadVehicle(car) };
    const { leadId } = await acceptLead({ db, now: NOW }, lead);
    await sendNotice(db, { site: site.slug, leadId, vehicle: leadVehicle(car), notice, now: NOW });
    const services = {
      db,
      siteBySlug: () => site,
      mailer,
      sms: openSms({ mailboxDir: null }),
      now: () => NOW,
    };
    await deliverLeads(services, { topics: ['lead.notice'] });
    expect(smtp.mails).toHaveLength(1);
    const { to, email, source } = smtp.mails[0] ?? {};
    expect(to).toEqual(['kim@shopper.example']);
    expect(email).toMatchObject({
      replyTo: [{ address: 'newstead@harbour-city-motors.example' }],
      subject: notice.subject,
      messageId: `<lead-${leadId}.notice@harbour-city-motors.example>`,
      text: expect.stringMatching(/Hi Kim,[\s\S]*Reference: RS-7K3M-9PQR[\s\S]*checkout\?link=abc/),
      html: expect.stringContaining('href="https://harbour-city-motors.example/cars/x/checkout?link=abc"'),
    });
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });
});
