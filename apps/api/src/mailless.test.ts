import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, takeAlone } from '@forecourt/database';
import { freePort, openTestDatabase, testDirectory, testEngines } from '@forecourt/database/testing';
import { describe, expect, it } from 'vitest';
import { listWaiting } from '@forecourt/lead-desk';
import { startApi, statusOf } from './test/apiProcess.ts';
import { person } from './test/person.ts';

describe.each(testEngines('unsent leads'))('leads without a mail server on %s', (engine) => {
  it('a lead waits in the outbox with the reason, and /readyz reports it', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'mailless-'));
    const server = engine === 'postgres' ? await openTestDatabase(engine) : null;
    const files = server ? null : await testDirectory();
    if (files) await symlink(files, path.join(data, 'db'));
    const url = server && 'url' in server.options ? server.options.url : '';
    const port = await freePort();
    // Neither has a mailbox: DATABASE_URL closes it whatever else is set.
    const env: Record<string, string> = url
      ? { DATABASE_URL: url, FORECOURT_MAILBOX: 'on' }
      : { NODE_ENV: 'production', FORECOURT_MAILBOX: 'off' };
    const api = await startApi(port, data, env);
    const { db, close } = server ?? (await openDatabase({ dir: path.join(data, 'db') }));
    try {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'lead-number-1' };
      const taken = await statusOf(port, '/api/leads', 'POST', headers, JSON.stringify(person));
      expect(taken.status).toBe(200);
      const error = expect.stringContaining('no mail server is configured. Set SMTP_URL');
      await expect
        .poll(() => listWaiting(db), { timeout: 60_000 })
        .toMatchObject([
          { channel: 'email', error },
          { channel: 'confirmation', error },
        ]);

      const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
      const waits = { done_at: null, failed_at: null, attempts: 0 };
      expect(rows).toMatchObject([
        { topic: 'lead.email', ...waits },
        { topic: 'lead.confirmation', ...waits },
      ]);
      expect(existsSync(path.join(data, 'mailbox'))).toBe(false);
      const onMachine = { host: '127.0.0.1' };
      const ready = await statusOf(port, '/readyz', 'GET', onMachine);
      expect(ready).toMatchObject({
        status: 200,
        text: expect.stringContaining('Leads are stored and not sent'),
      });
      expect((await statusOf(port, '/metrics', 'GET', onMachine)).status).toBe(401);
      // Nobody takes its tables away while it runs.
      if (server) expect(await takeAlone(db, 'forecourt api')).toBeNull();
    } finally {
      // An open connection keeps the owner of the embedded database from ending. A PostgreSQL test database is dropped after the end.
      if (!server) await close();
      api.kill('SIGTERM');
      if (api.exitCode === null && api.signalCode === null) await once(api, 'exit');
      if (server) await close();
      for (const folder of [data, files]) if (folder) await rm(folder, { recursive: true, force: true });
    }
  });
});
