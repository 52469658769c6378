import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dealerFiles } from '../../../libs/platform/create/src/dealerFiles.ts';
import { root } from './paths.mjs';
import { edits, followRenames, nameHosts, withOldNames } from './first-week/edits.mjs';
import { firstWeekPage } from './first-week/table.mjs';
import { touched, written } from './first-week/touched.mjs';

const app = mkdtempSync(join(tmpdir(), 'forecourt-week-'));
after(() => rmSync(app, { recursive: true, force: true }));

/** A new site, as the generator and `npm create` write it. */
function newSite() {
  for (const [file, text] of Object.entries(dealerFiles({ slug: 'lakeside-motors' }))) {
    mkdirSync(join(app, file, '..'), { recursive: true });
    writeFileSync(join(app, file), text);
  }
}

test('a new site lists every vehicle of its example stock', () => {
  const listed = `
    import { exampleStock } from './libs/platform/create/src/exampleStock.ts';
    import { siteLists } from '@forecourt/stock-search';
    import { parseCar } from '@forecourt/vehicle';
    const lines = exampleStock({ slug: 'lakeside', sells: ['cars', 'caravans', 'trucks', 'motorcycles'] }).trim().split('\\n');
    const cars = lines.map((line) => parseCar({ ...JSON.parse(line), id: 1 }));
    console.log(cars.filter((car) => siteLists(car, { slug: 'lakeside' }, { now: new Date() })).length, cars.length);`;
  const flags = ['--conditions=@forecourt/source', '--input-type=module-typescript', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, flags, {
    cwd: root,
    input: listed,
    encoding: 'utf8',
  });
  assert.deepEqual([stdout, stderr], ['9 9\n', '']);
});

test('files that differ are listed with the lines that were typed or taken away, whichever are more', () => {
  const before = new Map([
    ['a.ts', 'one\ntwo\nthree\n'],
    ['b.css', 'same\n'],
    ['gone.svg', '<svg>\n</svg>\n'],
  ]);
  const after = new Map([
    ['a.ts', 'one\n\n  two\nfour\nfive\n'],
    ['b.css', 'same\n'],
    ['new.tsx', 'x\nx\n'],
  ]);
  assert.deepEqual(touched(before, after), [
    { file: 'a.ts', lines: 2 },
    { file: 'gone.svg', lines: 2 },
    { file: 'new.tsx', lines: 2 },
  ]);
});

test('what tools write into a project is not counted', () => {
  newSite();
  const before = written(app);
  for (const file of ['package-lock.json', '.forecourt/dev.log', 'build/site.json', 'node_modules/a/b.js']) {
    mkdirSync(join(app, file, '..'), { recursive: true });
    writeFileSync(join(app, file), 'x');
  }
  assert.deepEqual(touched(before, written(app)), []);
});

test('every edit of the week fits what a new site has, and touches a file', () => {
  newSite();
  for (const { title, edit } of edits) {
    const before = written(app);
    edit(app);
    assert.notDeepEqual(touched(before, written(app)), [], title);
  }
  nameHosts(app);
  withOldNames(app);
  const said = 'what  "title" was renamed to "name"\nwhat  "domains" was renamed to "hosts"';
  assert.equal(followRenames(app, said), 2);
  const config = readFileSync(join(app, 'dealer.config.ts'), 'utf8');
  assert.match(config, /\n {2}name: 'Lakeside Motors',\n {2}hosts: \['www\.lakeside-motors\.example'/);
});

test('the page has a row for each step, and counts files once and generated ones not at all', () => {
  const step = (title, files, more) => ({ title, asked: 'A line', files, ms: 1500, ...more });
  const page = firstWeekPage([
    {
      name: 'Outside',
      steps: [
        step('Create', [{ file: 'theme.css', lines: 40 }], { made: true }),
        step('Colours', [{ file: 'theme.css', lines: 3 }]),
        step('Font', [
          { file: 'dealer.config.ts', lines: 8 },
          { file: 'theme.css', lines: 1 },
        ]),
        step('Look', []),
      ],
    },
  ]);
  assert.match(page, /: this one had \d+ cores, Node \d+\.[^\n]* load average of \d/);
  assert.match(page, /^\| Font \| A line \| `dealer\.config\.ts` \(8\), `theme\.css` \(1\) \| 1\.5 s \|$/m);
  assert.match(page, /^\| Look \| A line \| – \| 1\.5 s \|$/m);
  assert.match(page, /^By hand: 12 lines in 2 files\. The machine worked for 6\.0 s\.$/m);
});
