import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { NOW, site, testApi, type TestApi } from '@forecourt/api/testing';
import { testDirectory } from '@forecourt/database/testing';
import half from '@forecourt/finance-application/server';
import {
  financeKeyring,
  keepAnswer,
  startDraft,
  submitDraft,
  type FinanceDeskServices,
} from '@forecourt/finance-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFinance, understandsFinance } from './run-finance.ts';

const cli = path.resolve(import.meta.dirname, '../cli.ts');
const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const ring = (setting: string) => financeKeyring({ FINANCE_KEYS: setting }, null);
const as = { call: 'npx forecourt finance', who: 'operator sam' };

describe('npx forecourt finance', () => {
  let kit: TestApi;
  let services: FinanceDeskServices;
  let reference = '';
  beforeAll(async () => {
    kit = await testApi('pglite', { halves: [half] });
    services = { db: kit.database.db, keys: ring(key('old', 1)), now: NOW };
  });
  afterAll(() => kit.database.close());
  const run = (...words: string[]) => runFinance(services, words, as);

  /** Sends an application, which the lender refers. */
  async function send(): Promise<string> {
    const draft = { site: site.slug, kind: 'application' as const, carId: 7, calculated: null, keepDays: 90 };
    const answers = { first_name: 'Priyanka', income: '1,450', income_per: 'week' };
    const { token } = await startDraft(services, { ...draft, answers, shopperId: null });
    const consents = {
      version: '2026-07',
      lender: 'A Lender',
      creditGuide: 'g',
      privacy: 'p',
      at: NOW.toISOString(),
    };
    const sent = await submitDraft(services, {
      ...{ site: site.slug, token, shopperId: null, consents },
      topic: 'finance-application.submitted',
    });
    if (sent === null || sent === 'notOwner') throw new Error('The draft is gone.');
    const outcome = {
      outcome: 'referred' as const,
      reference: 'L-1',
      reasons: ['A\nreason.'],
      at: NOW.toISOString(),
    };
    await keepAnswer(services, { site: site.slug, id: sent.id, answer: { lender: 'A Lender', ...outcome } });
    return sent.reference;
  }

  it('lists applications without their content, and shows one with all answers, which its log records', async () => {
    expect(await run('list', site.slug)).toEqual({
      text: 'harbour-city has no finance application.',
      exitCode: 0,
    });
    reference = await send();
    const { text } = await run('list', site.slug);
    expect(text).toContain(`${reference}  application  referred`);
    expect(text).not.toContain('Priyanka');
    const shown = await run('show', site.slug, reference.toLowerCase(), 'call back');
    for (const line of [
      'First name: Priyanka',
      'Income after tax: $1,450 a week',
      'A Lender: referred at 2026-11-21T06:12:00.000Z, reference L-1\n  A reason.',
      'Agreed at 2026-11-21T06:12:00.000Z to the texts 2026-07 of A Lender.',
    ])
      expect(shown.text).toContain(line);
    expect((await run('log', site.slug, reference)).text).toContain('read  operator sam: call back');
  });

  it('knows no application of another site, nor another reference', async () => {
    for (const words of [
      ['show', 'northside-group', reference],
      ['show', site.slug, 'FA-0000-0000'],
      ['delete', 'northside-group', reference],
      ['log', 'northside-group', reference],
    ])
      expect(await run(...words), words.join(' ')).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('has no application'),
      });
  });

  it('rotates the keys, and names those that cannot be read', async () => {
    services = { ...services, keys: ring(`${key('new', 2)},${key('old', 1)}`) };
    expect(await run('rotate-keys')).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('with the key new'),
    });
    services = { ...services, keys: ring(key('new', 2)) };
    expect((await run('show', site.slug, reference)).text).toContain('Priyanka');
    const right = services;
    services = { ...services, keys: ring(key('lost', 3)) };
    expect(await run('rotate-keys')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('with the key new'),
    });
    services = right;
  });

  it('deletes one, and all whose time is over', async () => {
    expect((await run('delete', site.slug, reference, 'asked to')).text).toContain('is deleted');
    expect((await run('show', site.slug, reference)).exitCode).toBe(1);
    await send();
    expect((await run('purge')).text).toBe('0 applications are deleted.');
    services = { ...services, now: new Date(NOW.getTime() + 200 * 86_400_000) };
    expect((await run('purge')).text).toBe('1 application is deleted.');
  });

  it.each([
    [['list'], false],
    [['list', 'a'], true],
    [['show', 'a'], false],
    [['show', 'a', 'b', 'c'], true],
    [['show', 'a', 'b', 'c', 'd'], false],
    [['toString'], false],
    [['purge', 'x'], false],
  ])('understands %j: %s', (words, expected) => expect(understandsFinance(words)).toBe(expected));

  it('on a database without applications says so', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'finance-'));
    const files = await testDirectory();
    await symlink(files, path.join(folder, 'db'));
    const env = { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', FORECOURT_DATA: folder };
    const start = promisify(execFile)(
      process.execPath,
      ['--conditions=@forecourt/source', cli, 'finance', 'purge'],
      { cwd: folder, env },
    );
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No site of this database takes finance applications'),
    });
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
  });
});
