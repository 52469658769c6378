import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { acceptLead, deliverLeads, openSms } from '@forecourt/lead-desk';
import { recordChoices } from '@forecourt/subscriptions';
import { leadPayload } from '@forecourt/lead';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, person, site, testApi, type TestApi } from '@forecourt/api/testing';
import { runLeads, understands } from './run-leads.ts';

const cli = path.resolve(import.meta.dirname, '../cli.ts');

describe('npm run leads', () => {
  let kit: TestApi;
  let leadId = '';
  let clock = NOW;
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    kit = await testApi('pglite');
    const payload = leadPayload(person, { url: '', userAgent: null, car: null, visitedPages: [] });
    const lead = { site, idempotencyKey: 'key-12345', payload, vehicle: null };
    ({ leadId } = await acceptLead({ db: kit.database.db, now: NOW }, lead));
  });
  afterAll(async () => {
    await kit.database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...words: string[]) =>
    runLeads({ db: kit.database.db, now: clock, call: 'npx forecourt leads' }, words);
  const refuse = async () => {
    const mailer = {
      kind: 'smtp',
      send: () => Promise.reject(new Error('no such host')),
      close: () => {},
    } as const;
    const sms = openSms({ mailboxDir: null });
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await deliverLeads({ db: kit.database.db, siteBySlug: () => site, mailer, sms, now: () => clock });
      clock = new Date(clock.getTime() + 86_400_000);
    }
  };

  it('reports that no delivery has failed', async () => {
    expect(await run('list')).toEqual({
      text: 'Every lead was delivered, or its delivery is pending.',
      exitCode: 0,
    });
    expect(await run('retry', '--all')).toEqual({ text: 'There is no failed delivery.', exitCode: 0 });
    expect((await run('retry', leadId)).exitCode).toBe(1);
  });

  it('lists failed deliveries without personal data, and retries them', async () => {
    await refuse();
    const { text } = await run('list');
    expect(text).toContain(`email  harbour-city  lead ${leadId}`);
    expect(text).toContain('after 11 attempts\n    no such host');
    for (const word of Object.values(person)) expect(text).not.toContain(word);
    expect(await run('retry', leadId)).toEqual({ text: '1 delivery will be retried now.', exitCode: 0 });
    const waits = (await run('list')).text;
    expect(waits).toContain('1 delivery waiting');
    expect(waits).not.toContain('failed');
    await refuse();
    expect((await run('retry', '--all')).exitCode).toBe(0);
  });

  it('shows the last leads with their additions and delivery states, without personal data', async () => {
    const second = leadPayload(
      { ...person, message: 'And does it have a towbar?', phone: '0491 570 157' },
      { url: '', userAgent: null, car: null, visitedPages: [] },
    );
    const at = new Date(NOW.getTime() + 60_000);
    const lead = { site, idempotencyKey: 'key-67890', payload: second, vehicle: null };
    expect(await acceptLead({ db: kit.database.db, now: at }, lead)).toEqual({ leadId, outcome: 'added' });
    const { text, exitCode } = await run('recent');
    expect(exitCode).toBe(0);
    expect(text).toContain(`${NOW.toISOString()}  harbour-city  lead ${leadId}`);
    expect(text).toContain(`${at.toISOString()}  message 2: Phone, Message\n`);
    expect(text).toMatch(/email waiting/);
    for (const word of [...Object.values(person), 'towbar', '157']) expect(text).not.toContain(word);
    await refuse();
    expect((await run('list')).text).toContain(`email  harbour-city  lead ${leadId}, message 2`);
    expect((await run('recent')).text).toMatch(/email failed/);
  });

  it('[EN-12] lists who must not get which marketing e-mails, safe to open in a spreadsheet', async () => {
    const stopped = { topic: 'news', wanted: false, source: 'page' } as const;
    for (const email of ['kim@mail.example', '=cmd|"calc"@mail.example'])
      await kit.database.db
        .transaction()
        .execute((transaction) => recordChoices(transaction, { site: site.slug, email, at: NOW }, [stopped]));
    const since = NOW.toISOString();
    expect(await run('unsubscribed', site.slug)).toEqual({
      text: `email,topic,since\n"'=cmd|""calc""@mail.example",news,${since}\nkim@mail.example,news,${since}`,
      exitCode: 0,
    });
    expect((await run('unsubscribed', 'another-site')).text).toBe('email,topic,since');
  });

  it('removes line breaks and terminal escape codes from stored texts', async () => {
    await sql`update outbox set last_error = ${'452 full\r\n\u001b[2Jgone'}`.execute(kit.database.db);
    expect((await run('list')).text).toContain('452 full [2Jgone');
    expect((await run('list')).text).not.toContain('\u001b');
  });

  it.each([
    [['recent'], true],
    [['recent', 'x'], false],
    [['list'], true],
    [['reveals'], true],
    [['reveals', 'x'], false],
    [['retry', 'x'], true],
    [['retry', '--all'], true],
    [['retry'], false],
    [['unsubscribed'], false],
    [['unsubscribed', 'x'], true],
    [['list', 'x'], false],
    [['retry', 'x', 'y'], false],
    [[], false],
    [['delete'], false],
  ])('understands %j: %s', (words, understood) => expect(understands(words)).toBe(understood));

  it('runs while another process has the database open, and prints its usage', async () => {
    const env = { ...process.env, ...(await environment(kit, folder)) };
    const start = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', cli, 'leads', ...words], {
        env,
      });
    await refuse();
    expect((await start('list')).stdout).toContain(leadId);
    expect((await start()).stdout).toContain('npm run leads -- retry --all');
    await expect(start('delete')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"leads delete"'),
    });
    await expect(start('retry', 'none')).rejects.toMatchObject({ code: 1 });
  });
});

/** Points a child at the database of the test. It uses the embedded engine in the folder `db` of the data folder. */
async function environment({ database }: TestApi, folder: string): Promise<Record<string, string>> {
  const { options } = database;
  if ('url' in options) return { DATABASE_URL: options.url };
  await symlink(options.dir, path.join(folder, 'db'));
  return { DATABASE_URL: '', FORECOURT_DATA: folder };
}
