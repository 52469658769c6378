/**
 * Browsers and systems draw text differently. The screenshots are compared on the system and with the browser that they were taken
 * with, named in screenshots/taken-with.json; elsewhere the command fails and says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { aptGet } from './shared/apt.mjs';
import { command } from './shared/command.mjs';
import { browserVersion } from './shared/browser.mjs';
import { addRun, flakeReport, runProblems } from './shared/flake-report.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';
import { buildSites, siteSlugs } from './shared/sites.mjs';
import { drawnWith, otherDrawing, resultsOf, withoutStory } from './shared/visual.mjs';

const screenshots = join(root, 'apps/site-e2e/screenshots');
const takenWith = join(screenshots, 'taken-with.json');
const storybook = join(root, 'storybook-static');
const results = join(root, 'apps/site-e2e/test-results/visual.json');
/** The report of one of several runs. */
const reportOf = (count) => join(root, `apps/site-e2e/playwright-report/run-${count}`);

/** Debian's Chromium. Playwright's own has another version, and draws text differently. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The time of all screenshots, in UTC: stock, opening hours and registrations are as of that Wednesday. */
const TIME = '2026-11-18T00:00:00Z';

/** The library that gives a process another time. */
const findFaketime = () =>
  ['x86_64', 'aarch64']
    .map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file));

/** Finds the browser and libfaketime, or installs them. @throws Problem where Debian's packages cannot be installed. */
async function ensureTools() {
  const missing = () => [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(findFaketime() ? [] : ['faketime']),
  ];
  if (missing().length > 0) {
    await aptGet(['update', '-q']);
    await aptGet(['install', '-y', '-q', '--no-install-recommends', ...missing()]);
  }
  const faketime = findFaketime();
  if (missing().length === 0 && faketime) return { browser: SHELL, faketime };
  const names = missing().join(' ');
  throw new Problem(
    `The screenshots need packages of Debian that are not installed. Run: sudo apt-get install ${names}`,
  );
}

async function step(label, command, args, options) {
  const result = await run(label, command, args, options);
  if (!result.ok) throw new Problem(tail(result.output, 40));
}

/** Screenshots that are new or changed since the last commit, as `git status` lists them. */
function changes() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', screenshots], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.endsWith('.png'));
}

const declaration = {
  call: 'npm run visual --',
  does:
    'Compares screenshots of every story, and of every kind of page of every site at three widths, with those in apps/site-e2e/screenshots. ' +
    'Differences are in a report: npx playwright show-report apps/site-e2e/playwright-report.',
  options: {
    update: {
      type: 'boolean',
      does: 'takes those anew that differ, and the pictures of docs/screenshots.md and docs/reference/slots.md, those of Storybook and of the documentation only without --only and --dealer; review them with git diff',
    },
    only: { type: 'string', value: '<part>', does: 'stories or pages' },
    dealer: { type: 'string', value: '<slug>', multiple: true, does: 'pages of this dealer only' },
    runs: {
      type: 'string',
      value: '<number>',
      does: 'compares so often, and fails for each screenshot that differed in some run, with its rate',
    },
  },
};

await command(declaration, async ({ values }) => {
  if (values.only && !['stories', 'pages'].includes(values.only))
    throw new Problem(`There is no part "${values.only}". Write --only stories or --only pages.`);
  const runs = Number(values.runs ?? 1);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Problem('--runs is not a whole number of 1 or more. Write one, such as --runs 10.');
  if (runs > 1 && values.update)
    throw new Problem('--runs counts differences, and --update takes them over. Write one of the two.');
  const dealers = siteSlugs(values.dealer);
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const { browser, faketime } = await ensureTools();
  const here = drawnWith(browserVersion(browser), readFileSync('/etc/os-release', 'utf8'));
  const takesAll = values.update && !values.only && !values.dealer;
  const problem = takesAll ? null : otherDrawing(JSON.parse(readFileSync(takenWith, 'utf8')), here);
  if (problem) throw new Problem(problem);
  await buildSites(dealers);
  mkdirSync(join(screenshots, 'stories'), { recursive: true });
  await step('Stories (storybook build)', 'nx', ['build-storybook', 'forecourt']);
  if (takesAll) await step('Documentation', 'nx', ['build-docs', '@forecourt-apps/docs']);

  const projects =
    values.only === 'stories'
      ? ['--project', 'stories']
      : dealers
          .flatMap((slug) => ['--project', `${slug} *`])
          .concat(values.only ? [] : ['--project', 'stories'])
          .concat(takesAll ? ['--project', 'workbench'] : []);
  const seen = new Map();
  const history = [];
  for (let count = 1; count <= runs; count++) {
    rmSync(results, { force: true });
    const result = await run(
      runs > 1 ? `Screenshots, run ${count} of ${runs} (playwright)` : 'Screenshots (playwright)',
      'playwright',
      [
        ...['test', '--config', 'apps/site-e2e/visual.config.ts', ...projects],
        ...(values.update ? ['--update-snapshots=changed'] : []),
      ],
      {
        env: {
          FORECOURT_JOURNEY_DEALERS: dealers.join(','),
          ...(runs > 1 && { PLAYWRIGHT_HTML_OUTPUT_DIR: reportOf(count) }),
          PLAYWRIGHT_CHROMIUM_PATH: browser,
          LD_PRELOAD: faketime,
          FORECOURT_VISUAL_TIME: TIME,
          NODE_OPTIONS: '--conditions=@forecourt/source',
          ...(values.update && { FORECOURT_PICTURES: takesAll ? 'all' : 'sites' }),
          FAKETIME: `@${TIME.replace('T', ' ').replace('Z', '')}`,
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          TZ: 'UTC',
        },
        logName: runs > 1 ? `visual-${count}` : 'visual',
      },
    );
    const compared = existsSync(results) ? resultsOf(JSON.parse(readFileSync(results, 'utf8'))) : [];
    if (compared.length === 0)
      throw new Problem(
        `Nothing was compared. Mend what stopped it, and run this again:\n${tail(result.output, 40)}`,
      );
    addRun(seen, compared);
    history.push({ ...result, runs: compared });
  }
  if (runs > 1) {
    const { lines, tests, failed: flaky } = flakeReport(seen, runs);
    const problems = runProblems(history, []);
    if (flaky > 0)
      problems.unshift(
        `${flaky} of ${tests} tests of screenshots did not pass in each of ${runs} runs:\n${lines.join('\n')}\n` +
          `See the differences of a run: npx playwright show-report ${relative(root, reportOf(1))}`,
      );
    if (problems.length > 0) throw new Problem(problems.join('\n'));
  }
  const failed = history.find(({ ok }) => !ok);
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const unused = withoutStory(readdirSync(join(screenshots, 'stories')), Object.keys(entries));
  if (values.update) {
    for (const file of unused) rmSync(join(screenshots, 'stories', file));
    writeFileSync(takenWith, `${JSON.stringify(here, null, 1).replaceAll(/\s+/g, ' ')}\n`);
    console.log(
      `${changes().length} screenshots differ from the last commit. Review them: git diff ${screenshots}`,
    );
  }
  if (failed)
    throw new Problem(
      `${tail(failed.output, 40)}\n\nSee the differences: npx playwright show-report apps/site-e2e/playwright-report\n` +
        'If they are as intended, take the screenshots anew: npm run visual -- --update',
    );
  if (!values.update && unused.length > 0)
    throw new Problem(
      `These screenshots have no story: ${unused.join(', ')}. Delete them: npm run visual -- --update`,
    );
});
