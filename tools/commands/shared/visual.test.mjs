import assert from 'node:assert/strict';
import test from 'node:test';
import { drawnWith, otherDrawing, resultsOf, withoutStory } from './visual.mjs';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n';

test('screenshots are compared with the browser, to the major version, and the system that drew them', () => {
  const taken = drawnWith('Chromium 156.0.8078.79', debian);
  assert.deepEqual(taken, { browser: 'Chromium 156', system: 'debian 12' });
  assert.equal(otherDrawing(taken, drawnWith('Chromium 156.0.9000.1', debian)), null);
});

test('another browser or system compares nothing, and says where to compare', () => {
  const taken = drawnWith('Chromium 156.0.8078.79', debian);
  for (const here of [
    drawnWith('Chromium 157.0.1.1', debian),
    drawnWith('Chromium 156.0.8078.79', 'ID=ubuntu\nVERSION_ID="24.04"\n'),
  ])
    assert.match(
      otherDrawing(taken, here) ?? '',
      /taken with Chromium 156 on debian 12; here is .*Nothing was compared/,
    );
});

test('a screenshot whose story is gone is found', () => {
  assert.deepEqual(withoutStory(['button--primary.png', 'button--gone.png'], ['button--primary']), [
    'button--gone.png',
  ]);
});

test('the results of a run are read by project', () => {
  const spec = (title, ...statuses) => ({
    title,
    tests: statuses.map((status, at) => ({ projectName: ['stories', 'one phone'][at], status })),
  });
  const report = {
    suites: [
      {
        title: 'pages.visual.ts',
        specs: [spec('home', 'expected', 'unexpected')],
        suites: [{ title: 'search', specs: [spec('cards', 'skipped', 'flaky')] }],
      },
    ],
  };
  assert.deepEqual(resultsOf(report), [
    {
      name: 'stories',
      results: [
        { title: 'pages.visual.ts > home', status: 'passed' },
        { title: 'pages.visual.ts > search > cards', status: 'skipped' },
      ],
    },
    {
      name: 'one phone',
      results: [
        { title: 'pages.visual.ts > home', status: 'failed' },
        { title: 'pages.visual.ts > search > cards', status: 'failed' },
      ],
    },
  ]);
});
