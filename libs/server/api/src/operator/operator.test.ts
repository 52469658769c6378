import { openMailer } from '@forecourt/lead-desk';
import { expect, it } from 'vitest';
import { demonstrationFolder } from './demonstrationFolder.ts';
import { isDemonstration } from './isDemonstration.ts';
import { metricsToken } from './metricsToken.ts';
import { operatorNotes } from './operatorNotes.ts';

const DATABASE_URL = 'postgres://db.example/forecourt';

it.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', FORECOURT_MAILBOX: 'on' }, true],
  [{ NODE_ENV: 'production', FORECOURT_MAILBOX: '' }, false],
  [{ DATABASE_URL }, false],
  [{ DATABASE_URL, FORECOURT_MAILBOX: 'on' }, false],
  [{ DATABASE_URL, NODE_ENV: 'development', FORECOURT_MAILBOX: 'on' }, false],
  [{ DATABASE_URL: '' }, true],
])('with %j the platform is a demonstration: %s', (env, expected) => {
  expect(isDemonstration(env)).toBe(expected);
  // Nor does production have a folder for secrets of its own making.
  expect(demonstrationFolder({ ...env, FORECOURT_DATA: '/data' })).toBe(expected ? '/data' : null);
  // Only a demonstration has metrics without a token.
  expect(metricsToken(env)).toBe(expected ? undefined : null);
  expect(metricsToken({ ...env, METRICS_TOKEN: 'secret' })).toBe('secret');
});

it('describes missing settings', () => {
  const env = { DATABASE_URL };
  const notes = operatorNotes(env, openMailer({ mailboxDir: null }));
  expect(notes).toEqual([
    expect.stringContaining('Leads are stored and not sent: no mail server is configured. Set SMTP_URL'),
    expect.stringContaining('/metrics is closed'),
  ]);
  expect(operatorNotes({}, openMailer({ mailboxDir: '/tmp' }))).toEqual([]);
});
