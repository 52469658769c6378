import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { eventsPage, page } from './events-page.mjs';

const text = await eventsPage();

test('the page of events is up to date with their declaration and the code that sends them', () => {
  assert.equal(
    readFileSync(page, 'utf8'),
    text,
    'Write it again: node --conditions=@forecourt/source tools/commands/events-page.mjs',
  );
});

test('each event has its id, the libs that send it, and its names at Google and Meta', () => {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , id, by, google, meta] = rows.find(([, event]) => event === '`enquiry`');
  assert.deepEqual([id, by], ['22', 'checkout, enquiry, finance-application']);
  assert.match(google, /^`generate_lead`, `invoice_payment` \(Invoice Payment\)$/);
  assert.match(meta, /^`Lead`, .*`Schedule` \(Test Drive\)/);
  const [, , , starts] = rows.find(([, event]) => event === '`form`');
  assert.equal(starts, 'checkout, enquiry, finance-application');
  assert.ok(rows.every(([, , , libs]) => libs !== ''));
  assert.match(text, /no part sends: `event_4` \(4\)/);
});
