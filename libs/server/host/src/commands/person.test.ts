import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NOW, site } from '@forecourt/api/testing';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { operatorCall } from '@forecourt/desk';
import { leadPayload } from '@forecourt/lead';
import { acceptLead, diskMailer } from '@forecourt/lead-desk';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConfiguredUploads } from '../configured-uploads.ts';
import { readPersonWords, runPerson } from './run-person.ts';

const email = 'kim@shopper.example';

describe('npx forecourt person', () => {
  let database: TestDatabase;
  let folder: string;
  let logs: string[];
  /** How often files were deleted that nobody has. */
  let purged: number;
  beforeEach(async () => {
    logs = [];
    purged = 0;
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-test-person-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function addLead(from: string): Promise<string> {
    const typed = { name: 'Kim', last_name: 'Lee', email: from, phone: '0491 570 006', postcode: '4006' };
    const { leadId } = await acceptLead(
      { db: database.db, now: NOW },
      {
        site,
        idempotencyKey: randomUUID(),
        payload: leadPayload(
          { ...typed, message: 'Is it still there?' },
          { url: site.origin, userAgent: null, car: null, visitedPages: [] },
        ),
        vehicle: null,
      },
    );
    const person = { name: 'Kim', address: from };
    await diskMailer(path.join(folder, 'mailbox')).send({
      ...{ kind: 'lead', leadId, number: 1, site: site.slug, date: NOW, from: person, to: 'a@b.example' },
      ...{ replyTo: person, subject: 'Enquiry', text: 'x', html: null, unsubscribe: null, calendar: null },
      attachments: [],
    });
    return leadId;
  }
  const run = (...words: string[]) => {
    const read = readPersonWords(words);
    if ('usage' in read) throw new Error(read.usage);
    const logger = pino({}, { write: (line: string) => logs.push(line) });
    const { db } = database;
    const opened = openConfiguredUploads({ dataDirectory: folder, s3: null, clamd: null }, { db, logger });
    const uploads: typeof opened = {
      ...opened,
      async purge(now) {
        await setTimeout(50);
        const count = await opened.purge(now);
        purged += 1;
        return count;
      },
    };
    const services = { db, uploads, mailbox: path.join(folder, 'mailbox'), logger, now: () => NOW };
    return runPerson(operatorCall(site, services), read, 'operator sam');
  };
  const events = () =>
    database.db
      .selectFrom('desk_events')
      .select(['kind', 'staff_id', 'data'])
      .where('lead_id', 'is', null)
      .orderBy('id')
      .execute();

  it('finds, exports and erases a shopper as the desk does, and records it', async () => {
    const lead = await addLead(email);
    const other = await addLead('robin@shopper.example');
    const who = [site.slug, '--email', ' Kim@shopper.example'];
    expect((await run('find', ...who)).text).toMatch(/^leads: 1, accounts: 0, .*devices of alerts: 0$/);
    const { text } = await run('export', ...who);
    expect(JSON.parse(text)).toMatchObject({ leads: [{ id: lead, email, message: 'Is it still there?' }] });
    const erase = (leads: string) => run('erase', ...who, '--leads', leads, '--reason', 'Asked by phone');
    expect(await erase('2')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('nothing was erased'),
    });
    expect(await erase('1')).toMatchObject({ exitCode: 0 });
    const left = await database.db.selectFrom('leads').select('id').execute();
    expect(left).toEqual([{ id: other }]);
    expect(await readdir(path.join(folder, 'mailbox', site.slug))).toEqual([`${other}.eml`]);
    expect(await events()).toEqual([
      { kind: 'personExported', staff_id: null, data: { leads: 1, by: 'command' } },
      { kind: 'erased', staff_id: null, data: { leads: 1, why: 'Asked by phone', by: 'command' } },
    ]);
    expect((await run('find', ...who)).text).toContain('leads: 0');
    expect((await run('find', site.slug, '--phone', '0491 570 006')).text).toContain('leads: 1');
  });

  it('erases files before it ends, when the database is closed; a mail that cannot be deleted is logged', async () => {
    await addLead(email);
    // What is no file cannot be read.
    await mkdir(path.join(folder, 'mailbox', site.slug, 'folder.eml'));
    const words = [site.slug, '--email', email, '--leads', '1', '--reason', 'Asked by phone'];
    expect(await run('erase', ...words)).toMatchObject({ exitCode: 0 });
    expect(purged).toBe(1);
    expect(logs.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, msg: expect.stringMatching(/^mails of an erased shopper/) },
    ]);
  });

  it('counts what was merged into the leads, which is erased with them', async () => {
    const [lead, merged] = [await addLead(email), await addLead('lee@shopper.example')];
    await database.db
      .updateTable('lead_states')
      .set({ merged_into: lead })
      .where('lead_id', '=', merged)
      .execute();
    const who = [site.slug, '--email', email];
    expect((await run('find', ...who)).text).toContain('leads: 1, merged into these: 1, accounts: 0');
    const erase = (leads: string) => run('erase', ...who, '--leads', leads, '--reason', 'Asked by phone');
    expect((await erase('1')).text).toContain('There are 2 leads, merged ones included, and not 1');
    expect(await erase('2')).toMatchObject({ exitCode: 0 });
    expect(
      await database.db.selectFrom('leads').select('id').where('id', 'in', [lead, merged]).execute(),
    ).toEqual([]);
  });

  it('says that nobody has such a number', async () =>
    expect(await run('find', site.slug, '--phone', '12')).toMatchObject({ exitCode: 1 }));

  it.each([
    [['find', 'a', '--email', email], true],
    [['find', 'a'], false],
    [['find', 'a', '--email', email, '--leads', '1'], false],
    [['erase', 'a', '--email', email, '--leads', '1'], false],
    [['erase', 'a', '--email', email, '--leads', 'x', '--reason', 'y'], false],
    [['erase', 'a', '--phone', '0491 570 006', '--leads', '0', '--reason', 'y'], true],
    [['export', 'a', 'b', '--email', email], false],
    [['export', 'a', '--name', 'Kim'], false],
  ])('understands %j: %s', (words, expected) => expect('command' in readPersonWords(words)).toBe(expected));

  it('repeats no address in what it says of a mistake', () =>
    expect(JSON.stringify(readPersonWords(['find', '--email', email]))).not.toContain('kim'));
});
