/**
 * A reporter of `node --test` for `npm run requirements`: the titles of the tests with their status, as JSON.
 * A title has those of its suites before it, with ` > ` between.
 */
export default async function* results(events) {
  const titles = [];
  const tests = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') titles.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const title = [...titles.slice(0, data.nesting), data.name].join(' > ');
    if (data.details.type !== 'suite') tests.push({ title, status: statusOf(type, data) });
  }
  yield JSON.stringify(tests);
}

function statusOf(type, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
}

/** What to say of tests that were skipped: their number and titles; empty without one. */
export function saidOfSkipped(tests) {
  const titles = tests.filter(({ status }) => status === 'skipped').map(({ title }) => `  - ${title}`);
  return titles.length > 0 ? `\nNOT CHECKED, ${titles.length} skipped tests:\n${titles.join('\n')}` : '';
}
