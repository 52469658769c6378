import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptLead,
  deliverLeads,
  leadVehicle,
  listDeadLetters,
  openSms,
  startDelivery,
  type DeliveryServices,
  type LeadSite,
  type Mailer,
} from '../index.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSms } from '../test/smsServer.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';

/** More than a pass claims. */
const MANY = 30;

/** A dealer with a mailbox and a webhook of its own. */
function dealer(slug: string, hook: string, to = `leads@${slug}.example`): LeadSite {
  const webhook = { url: hook, secret: 'shared' };
  return { ...site, slug, locations: [], leads: { ...site.leads, to, webhook } };
}

describe.each(testEngines('queues of dealers'))('leads of several dealers on %s', (engine) => {
  let database: TestDatabase;
  let smtp: TestSmtp;
  let mailer: Mailer;
  let receiver: Server;
  let origin = '';
  let hooks: string[] = [];
  let clock = NOW;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    receiver = createServer((request, response) => {
      hooks.push(request.url ?? '');
      if (request.url !== '/hangs') response.writeHead(request.url === '/fails' ? 500 : 204).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    receiver.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions']);
    [hooks, clock] = [[], NOW];
    smtp = await openTestSmtp();
    mailer = smtpMailer(smtp.url);
    return async () => {
      mailer.close();
      await smtp.close();
    };
  });

  const services = (sites: readonly LeadSite[]): DeliveryServices => ({
    db: database.db,
    siteBySlug: (slug) => sites.find((each) => each.slug === slug) ?? null,
    mailer,
    sms: openSms({ mailboxDir: null }),
    now: () => clock,
  });
  const accept = async (at: LeadSite, shopper: string) => {
    const said = payload({ email: `${shopper}@shopper.example` });
    const lead = { site: at, idempotencyKey: shopper, payload: said, vehicle: leadVehicle(car) };
    return (await acceptLead({ db: database.db, now: clock }, lead)).leadId;
  };

  it('a webhook and a mailbox that hang delay no lead of another dealer, however many wait for them', async () => {
    const [slow, quick] = [dealer('slow', `${origin}/hangs`), dealer('quick', `${origin}/answers`)];
    smtp.hangs = [slow.leads.to];
    for (let number = 0; number < MANY; number += 1) await accept(slow, `slow-${number}`);
    const ended: string[] = [];
    const delivery = startDelivery({
      ...services([slow, quick]),
      onAttempt: ({ leadId }) => ended.push(leadId),
      pollMs: 2_000,
    });
    await expect.poll(() => hooks).toEqual(['/hangs', '/hangs']);
    const leadId = await accept(quick, 'kim');
    delivery.wake();
    await expect
      .poll(() => [hooks.at(-1), smtp.mails.map(({ to }) => to)])
      .toEqual(['/answers', [[quick.leads.to]]]);
    // Before anything that hangs was given up, after ten and twenty seconds.
    await expect.poll(() => ended).toEqual([leadId, leadId]);
    smtp.hangs = [];
    const stopped = delivery.stop();
    receiver.closeAllConnections();
    mailer.close();
    await smtp.close();
    await stopped;
    smtp = await openTestSmtp();
    mailer = smtpMailer(smtp.url);
  });

  it('a process leaves the leads of dealers that it does not serve to others, without an attempt', async () => {
    const [ours, theirs] = [dealer('ours', `${origin}/a`), dealer('theirs', `${origin}/b`)];
    await accept(theirs, 'sam');
    await accept(ours, 'kim');
    await deliverLeads({ ...services([ours]), sites: ['ours'] });
    expect(hooks).toEqual(['/a']);
    const left = await database.db.selectFrom('outbox').selectAll().where('done_at', 'is', null).execute();
    expect(left.map(({ attempts, last_error }) => [attempts, last_error])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('one attempt of a lead and channel runs at a time over all processes, however slow the mail server is', async () => {
    const at = { ...dealer('slow', `${origin}/answers`), leads: { ...site.leads, to: 'leads@slow.example' } };
    smtp.hangs = [at.leads.to];
    await accept(at, 'kim');
    let attempts = 0;
    const counting: Mailer = {
      ...mailer,
      send: (mail) => {
        if (mail.to === at.leads.to) attempts += 1;
        return mailer.send(mail);
      },
    };
    const leaseMs = 600;
    const workers = Array.from({ length: 2 }, () =>
      startDelivery({ ...services([at]), mailer: counting, leaseMs, pollMs: 20 }),
    );
    const leasedUntil = async () => {
      const leads = database.db.selectFrom('outbox').where('topic', '=', 'lead.email');
      return (await leads.select('next_attempt_at').executeTakeFirstOrThrow()).next_attempt_at;
    };
    // Three leases long, by the clock of the test: what counts is that the lease is renewed, and not how busy the machine is.
    for (let half = 0; half < 6; half += 1) {
      await expect.poll(leasedUntil).toEqual(new Date(clock.getTime() + leaseMs));
      clock = new Date(clock.getTime() + leaseMs / 2);
    }
    expect(attempts).toBe(1);
    const stopped = Promise.all(workers.map((worker) => worker.stop()));
    await smtp.close();
    await stopped;
    smtp = await openTestSmtp();
    mailer = smtpMailer(smtp.url);
  });

  const untilDead = async (sites: readonly LeadSite[], changes: Partial<DeliveryServices> = {}) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deliverLeads({ ...services(sites), ...changes });
      clock = new Date(clock.getTime() + 43_200_000);
    }
  };

  it('[EN-03] a lead whose webhook fails for three days goes to the address of its site, which is told why', async () => {
    const at = dealer('down', `${origin}/fails`);
    const routed = { ...at, locations: [{ id: 101, name: 'Newstead', email: 'newstead@dealer.example' }] };
    const leadId = await accept(routed, 'kim');
    await untilDead([routed]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['newstead@dealer.example'], [at.leads.to]]);
    const fallback = smtp.mails[1]?.email;
    expect(fallback).toMatchObject({
      subject: expect.stringMatching(/^Not delivered before: Enquiry: 2020 Toyota RAV4/),
      replyTo: [{ address: 'kim@shopper.example' }],
      text: expect.stringMatching(
        /^This lead could not be delivered by the webhook to 127\.0\.0\.1, although it was tried for three days/,
      ),
      attachments: [{ mimeType: 'application/x-adf+xml' }],
    });
    expect(fallback?.html).toContain('could not be delivered by the webhook to 127.0.0.1');
    expect(fallback?.text).toContain('12 & I could come <today>.');
    // It stays a dead letter, which the desk lists and the metrics count.
    expect(await listDeadLetters(database.db)).toMatchObject([{ leadId, channel: 'webhook', attempts: 11 }]);
  });

  it('so do those of a mailbox and of a text message; each is told apart', async () => {
    const gateway = await openTestSms();
    gateway.failures.push(...Array.from({ length: 11 }, () => ({ status: 400, code: 21_211 })));
    const everyone = { categories: [], departments: [], locations: [], hours: null };
    const at: LeadSite = {
      ...dealer('moved', `${origin}/answers`),
      locations: [{ id: 101, name: 'Newstead', email: 'gone@dealer.example' }],
      leads: { ...site.leads, to: 'owner@dealer.example', sms: [{ ...everyone, to: ['+61491570006'] }] },
    };
    smtp.refuses = ['gone@dealer.example'];
    await accept(at, 'kim');
    const sms = openSms({ smsUrl: gateway.url, smsFrom: '+61491570110', mailboxDir: null });
    await untilDead([at], { sms });
    expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@dealer.example'], ['owner@dealer.example']]);
    const told = smtp.mails.map(({ email }) => / delivered (.*?), although/.exec(email.text ?? '')?.[1]);
    expect(new Set(told)).toEqual(
      new Set(['by e-mail to gone@dealer.example', 'by text message to +61491570006']),
    );
    await gateway.close();
  });

  it('it is not sent twice to the only address there is, and no lead that was erased is', async () => {
    const alone: LeadSite = { ...site, locations: [], leads: { ...site.leads, to: 'full@dealer.example' } };
    smtp.refuses = [alone.leads.to];
    await accept(alone, 'kim');
    await untilDead([alone]);
    const erased = dealer('down', `${origin}/fails`, 'erased@dealer.example');
    const leadId = await accept(erased, 'sam');
    await deliverLeads(services([erased]));
    await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    await untilDead([erased]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['erased@dealer.example']]);
    expect((await listDeadLetters(database.db)).map(({ channel }) => channel)).toEqual(['webhook', 'email']);
  });

  it('one that cannot be read any more is a dead letter after the same attempts', async () => {
    const routed: LeadSite = {
      ...site,
      locations: [{ id: 101, name: 'Newstead', email: 'newstead@dealer.example' }],
    };
    const leadId = await accept(routed, 'kim');
    await database.db.updateTable('leads').set({ payload: '{}' }).where('id', '=', leadId).execute();
    await untilDead([routed]);
    expect(await listDeadLetters(database.db)).toMatchObject([{ leadId, channel: 'email', attempts: 11 }]);
    expect(smtp.mails).toEqual([]);
  });
});
