import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptLead,
  deliverLeads,
  diskMailer,
  leadVehicle,
  leadWebhook,
  listDeadLetters,
  listWaiting,
  openMailer,
  openSms,
  readMailbox,
  retry,
  startDelivery,
  verifyWebhook,
  type DeliveryServices,
  type LeadSite,
  type Mailer,
} from '../index.ts';
import type { DeliveryAttempt } from './DeliveryServices.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { car, NOW, payload, site } from '../test/samples.ts';
import { openTestSmtp, type TestSmtp } from '../test/smtpServer.ts';

const portOf = (server: { address(): unknown }) => {
  const address = server.address();
  const known = typeof address === 'object' && address !== null && 'port' in address ? address.port : null;
  if (typeof known !== 'number') throw new Error('The server has no port.');
  return known;
};

describe.each(testEngines('lead delivery'))('delivering leads on %s', (engine) => {
  let database: TestDatabase;
  let folder = '';
  let smtp: TestSmtp;
  let receiver: Server;
  let hooks: { headers: IncomingHttpHeaders; body: string }[] = [];
  let hookStatus = 200;
  let hooked: LeadSite;
  let smtpDesk: Mailer;
  let clock = NOW;
  let attempts: DeliveryAttempt[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'delivery-'));
    smtp = await openTestSmtp();
    smtpDesk = smtpMailer(smtp.url);
    receiver = createServer((request, response) => {
      text(request).then(
        (body) => {
          hooks.push({ headers: request.headers, body });
          response.writeHead(hookStatus, { location: 'https://evil.example/' }).end('kim@shopper.example');
        },
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const webhook = { url: `http://127.0.0.1:${portOf(receiver)}/leads`, secret: 'shared' };
    hooked = { ...site, leads: { ...site.leads, webhook } };
  });
  afterAll(async () => {
    smtpDesk.close();
    await smtp.close();
    receiver.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions']);
    smtp.mails = [];
    hooks = [];
    attempts = [];
    hookStatus = 200;
    smtp.refuses = [];
    clock = NOW;
  });

  const services = (changes: Partial<DeliveryServices> = {}): DeliveryServices => ({
    db: database.db,
    siteBySlug: (slug) => (slug === hooked.slug ? hooked : null),
    mailer: smtpDesk,
    sms: openSms({ mailboxDir: null }),
    now: () => clock,
    onAttempt: (attempt) => attempts.push(attempt),
    ...changes,
  });
  const accept = async (key: string, at: LeadSite = site) => {
    const changes = { email: `${key}@shopper.example` };
    const lead = { site: at, idempotencyKey: key, payload: payload(changes), vehicle: leadVehicle(car) };
    return (await acceptLead({ db: database.db, now: clock }, lead)).leadId;
  };
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

  it('[EN-03] sends an e-mail through a mail server: to the selling location, text and HTML, ADF attached', async () => {
    const leadId = await accept('kim');
    expect(await deliverLeads(services())).toBe(1);
    expect(smtp.mails).toHaveLength(1);
    const [{ to, email }] = [smtp.mails[0] ?? { to: [], email: null }];
    expect(to).toEqual(['newstead@harbour-city-motors.example']);
    expect(email).toMatchObject({
      from: { address: 'website@harbour-city-motors.example' },
      replyTo: [{ name: 'Kim Lee', address: 'kim@shopper.example' }],
      messageId: `<lead-${leadId}@harbour-city-motors.example>`,
    });
    expect(email?.text).toContain('12 & I could come <today>.');
    expect(email?.text).toContain('Came by: utm_source=news');
    expect(email?.html).toContain('12 &amp; I could come &lt;today&gt;.');
    expect(email?.html).toContain('href="sms:+61491570006"');
    expect(email?.attachments).toMatchObject([
      { mimeType: 'application/x-adf+xml', content: expect.stringContaining(`<id source="harbour-city"`) },
    ]);
    expect(attempts).toMatchObject([{ leadId, topic: 'lead.email', attempt: 1, outcome: 'delivered' }]);
    expect(await deliverLeads(services())).toBe(0);
  });

  const add = async (key: string, message: string, at: LeadSite = site) => {
    const changes = { email: `${key}@shopper.example`, message };
    const lead = {
      site: at,
      idempotencyKey: `${key} ${message}`,
      payload: payload(changes),
      vehicle: leadVehicle(car),
    };
    return acceptLead({ db: database.db, now: minutes(5) }, lead);
  };

  it('delivers an addition once, by e-mail and webhook, as a reply to the lead’s e-mail', async () => {
    const leadId = await accept('kim', hooked);
    await deliverLeads(services());
    [smtp.mails, hooks] = [[], []];
    expect(await add('kim', 'And does it have a towbar?', hooked)).toEqual({ leadId, outcome: 'added' });
    expect((await add('kim', 'And does it have a towbar?', hooked)).outcome).toBe('repeated');
    clock = minutes(5);
    expect(await deliverLeads(services())).toBe(2);
    expect(await deliverLeads(services())).toBe(0);

    expect(smtp.mails.map(({ email }) => email)).toMatchObject([
      {
        messageId: `<lead-${leadId}.2@harbour-city-motors.example>`,
        inReplyTo: `<lead-${leadId}@harbour-city-motors.example>`,
        subject: 'Added to Enquiry: 2020 Toyota RAV4 Cruiser (U647390), Kim Lee',
        text: expect.stringContaining('And does it have a towbar?'),
      },
    ]);
    expect(hooks).toHaveLength(1);
    expect(hooks[0]?.headers['idempotency-key']).toBe(`${leadId}.2`);
    expect(JSON.parse(hooks[0]?.body ?? '')).toMatchObject({
      event: 'lead.added',
      lead_id: leadId,
      created_at: minutes(5).toISOString(),
      addition: { number: 2, news: [{ label: 'Message', text: 'And does it have a towbar?' }] },
      lead: { email: 'kim@shopper.example', message: 'And does it have a towbar?' },
    });
    expect(attempts.slice(2)).toMatchObject([
      { leadId, addition: 2, outcome: 'delivered' },
      { leadId, addition: 2, outcome: 'delivered' },
    ]);
  });

  it('stores a lead and its addition once each in the mailbox, however often each is delivered', async () => {
    const leadId = await accept('kim');
    await add('kim', 'And does it have a towbar?');
    clock = minutes(5);
    const apart = path.join(folder, 'apart');
    const mailbox = diskMailer(apart);
    const keep: Mailer = {
      ...mailbox,
      send: async (mail) => {
        await mailbox.send(mail);
        await mailbox.send(mail);
      },
    };
    await deliverLeads(services({ mailer: keep }));
    const kept = (await readMailbox(apart)).filter((mail) => mail.leadId === leadId);
    expect(kept.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(kept.find(({ number }) => number === 2)?.text).toContain('towbar');
  });

  it('an addition whose lead was erased becomes a dead letter without its content', async () => {
    const leadId = await accept('kim');
    await add('kim', 'And does it have a towbar?');
    await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    clock = minutes(5);
    await deliverLeads(services());
    expect(smtp.mails).toEqual([]);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['retry', 'retry']);
  });

  it('without a mail server an e-mail waits, with the reason and without using attempts, until there is one', async () => {
    const leadId = await accept('kim', hooked);
    const mailless = services({ mailer: openMailer({ mailboxDir: null }) });
    for (let look = 0; look < 8; look += 1) {
      await deliverLeads(mailless);
      clock = minutes(60 * look);
    }
    expect(hooks).toHaveLength(1); // the webhook does not wait for the e-mail
    expect(await listWaiting(database.db)).toMatchObject([
      {
        leadId,
        channel: 'email',
        attempts: 0,
        error: expect.stringContaining('no mail server is configured'),
      },
    ]);
    expect(await listDeadLetters(database.db)).toEqual([]);
    expect(attempts.map(({ topic }) => topic)).not.toContain('lead.email');
    expect(await deliverLeads(services())).toBe(1);
    expect(smtp.mails).toHaveLength(1);
    expect(await listWaiting(database.db)).toEqual([]);
  });

  it('posts a signed webhook', async () => {
    const leadId = await accept('kim', hooked);
    await deliverLeads(services());
    const [{ headers, body }] = [hooks[0] ?? { headers: {}, body: '' }];
    const header = String(headers['forecourt-signature']);
    expect(verifyWebhook({ secret: 'shared', body, header, now: clock })).toBe(true);
    expect(headers['idempotency-key']).toBe(leadId);
    const sent: unknown = JSON.parse(body);
    expect(leadWebhook.body.parse(sent)).toEqual(sent); // the published schema has every member
    expect(sent).toMatchObject({
      version: 1,
      event: 'lead.created',
      lead_id: leadId,
      site: 'harbour-city',
      routed_to: { email: 'newstead@harbour-city-motors.example', location_id: 101 },
      lead: { email: 'kim@shopper.example', stock_number: 'U647390' },
    });
  });

  it('retries with backoff after 1, 5 and 30 minutes, 2 hours, then every 12 hours for three days, then keeps a dead letter', async () => {
    hookStatus = 500;
    const leadId = await accept('kim', hooked);
    await deliverLeads(services(), { topics: ['lead.email'] });
    const waits = [1, 5, 30, 120, ...Array.from({ length: 6 }, () => 720)];
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThanOrEqual(3 * 24 * 60);
    let minute = 0;
    for (const wait of waits) {
      clock = minutes(minute);
      expect(await deliverLeads(services())).toBe(1);
      clock = new Date(minutes(minute + wait).getTime() - 1);
      expect(await deliverLeads(services())).toBe(0);
      minute += wait;
    }
    clock = minutes(minute);
    expect(await deliverLeads(services())).toBe(1);
    expect(hooks).toHaveLength(11);
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      'delivered',
      ...waits.map(() => 'retry'),
      'dead',
    ]);
    clock = minutes(100_000);
    expect(await deliverLeads(services(), { topics: ['lead.webhook'] })).toBe(0);
    expect(await listDeadLetters(database.db)).toMatchObject([
      {
        leadId,
        site: 'harbour-city',
        channel: 'webhook',
        attempts: 11,
        error: "The webhook's receiver responded with status 500.",
      },
    ]);
  });

  it('resets the attempts of a dead letter', async () => {
    hookStatus = 404;
    const ids = [await accept('kim', hooked), await accept('sam', hooked)];
    clock = minutes(100_000);
    await sql`update outbox set attempts = 10`.execute(database.db);
    await deliverLeads(services());
    expect(await listDeadLetters(database.db)).toHaveLength(2);
    await deliverLeads(services(), { topics: ['lead.fallback'] });

    hookStatus = 204;
    expect(await retry({ db: database.db, now: clock }, { id: ids[0] ?? '' })).toBe(1);
    expect(await deliverLeads(services())).toBe(1);
    const [left] = await listDeadLetters(database.db);
    expect(left?.leadId).toBe(ids[1]);
    expect(await retry({ db: database.db, now: clock }, { id: String(left?.id) })).toBe(1);
    expect(await retry({ db: database.db, now: clock }, 'all')).toBe(0);
    expect(await deliverLeads(services())).toBe(1);
    expect(await listDeadLetters(database.db)).toEqual([]);
    expect(hooks).toHaveLength(4);
  });

  it('does not follow a redirect with a shopper’s data', async () => {
    hookStatus = 302;
    await accept('kim', hooked);
    await deliverLeads(services(), { topics: ['lead.webhook'] });
    expect(attempts).toMatchObject([{ outcome: 'retry' }]);
    expect(hooks).toHaveLength(1);
  });

  it('logs the kind of a failure, never the server’s message', async () => {
    smtp.refuses = 'all';
    await accept('kim');
    await deliverLeads(services());
    expect(attempts).toMatchObject([{ outcome: 'retry', reason: 'EENVELOPE' }]);
    expect(JSON.stringify(attempts)).not.toContain('kim@');
  });

  it('retries for an unknown site, and uses its address once it is served', async () => {
    await accept('kim');
    await deliverLeads(services({ siteBySlug: () => null }));
    expect(smtp.mails).toEqual([]);
    clock = minutes(1);
    const moved = { ...hooked, locations: [], leads: { ...hooked.leads, to: 'new@dealer.example' } };
    await deliverLeads(services({ siteBySlug: () => moved }));
    expect(smtp.mails.map(({ to }) => to)).toEqual([['new@dealer.example']]);
  });

  it('retries the deliveries of a dead worker, and the mailbox still has one copy', async () => {
    const mailbox = diskMailer(folder);
    const leadId = await accept('kim');
    const dies: Mailer = {
      ...mailbox,
      send: async (mail) => {
        await mailbox.send(mail);
        await new Promise(() => {});
      },
    };
    void deliverLeads(services({ mailer: dies, leaseMs: 60_000 }));
    await expect.poll(async () => (await readMailbox(folder)).length).toBe(1);
    expect(await deliverLeads(services({ mailer: mailbox }))).toBe(0);
    clock = minutes(1);
    expect(await deliverLeads(services({ mailer: mailbox }))).toBe(1);
    expect(attempts).toMatchObject([{ attempt: 2, outcome: 'delivered' }]);
    expect((await readMailbox(folder)).map((mail) => mail.leadId)).toEqual([leadId]);
  });

  it('concurrent workers never deliver twice', async () => {
    for (let number = 0; number < 12; number += 1) await accept(`shopper-${number}`);
    const workers = Array.from({ length: 4 }, () => deliverLeads(services(), { limit: 4 }));
    const taken = await Promise.all(workers);
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(12);
    expect(new Set(smtp.mails.map(({ email }) => email.messageId)).size).toBe(12);
  });

  it('delivers until it is stopped, and finishes the current delivery', async () => {
    const delivery = startDelivery({ ...services(), pollMs: 60_000 });
    await accept('kim', hooked);
    delivery.wake();
    await expect.poll(() => [smtp.mails.length, hooks.length]).toEqual([1, 1]);
    await accept('sam');
    delivery.wake();
    await expect.poll(() => smtp.mails.length).toBe(2);
    await delivery.stop();
    await accept('pat');
    delivery.wake();
    expect(smtp.mails).toHaveLength(2);
  });

  it('continues after a database outage', async () => {
    const errors: unknown[] = [];
    let away = true;
    const now = () => {
      if (away) throw new Error('away');
      return clock;
    };
    const delivery = startDelivery({
      ...services({ now }),
      pollMs: 5,
      onError: (error) => errors.push(error),
    });
    await accept('kim');
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    away = false;
    await expect.poll(() => smtp.mails.length).toBe(1);
    await delivery.stop();
  });
});
