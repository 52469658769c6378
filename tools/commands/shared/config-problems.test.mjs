import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildFromSource, copyDealer } from './dealer-copy.mjs';
import { root } from './paths.mjs';

/** Outside the dealers folder: other tests read all of it at the same time. */
const app = join(root, '.forecourt/mistakes/dealers/mistaken-motors');
const config = join(app, 'dealer.config.ts');
const fromSource = '--conditions=@forecourt/source';

/** Config mistakes that must fail the build. */
const mistakes = [
  [
    "url: '/privacy-policy'",
    "url: '/privacy-polcy'",
    /nav\.legal\[0\]\.url\n.*is not a page of this site/,
    'Did you mean "/privacy-policy"?',
  ],
  [
    "logo: '/logo.svg'",
    "logo: '/lgo.svg'",
    /brand\.logo\n.*there is no file public\/lgo\.svg/,
    'Did you mean "/logo.svg"?',
  ],
  [
    "slug: 'harbour-city'",
    "slug: 'mistaken-motor'",
    /slug\n.*"mistaken-motor" is not the name of the app's folder/,
    'Write "mistaken-motors"',
  ],
  [
    'garage(words.saved),',
    '',
    /nav\.footer\[2\]\.links\[6\]\.url\n.*"\/my-garage" is not a page/,
    'add garage() to features',
  ],
  [
    "path: '/our-story'",
    "path: '/our-stroy'",
    /ownPages\[0\]\.path\n.*there is no file content\/our-stroy\.tsx/,
    'Did you mean "/our-story"?',
  ],
  ['phones: { main:', 'phones: { mian:', /phones\.mian\n.*"mian" is not a key here/, 'Did you mean "main"?'],
];

before(() => {
  rmSync(app, { recursive: true, force: true });
  copyDealer('harbour-city', app);
  let text = readFileSync(config, 'utf8');
  for (const [right, wrong] of mistakes) {
    assert.ok(text.includes(right), right);
    text = text.replace(right, wrong);
  }
  writeFileSync(config, text);
  writeFileSync(
    join(app, 'overrides.tsx'),
    "import { add, defineOverrides } from '@forecourt/slots';\n\nexport default defineOverrides({\n  'vdp.sections': add(() => null, { id: 'own', after: 'calculater' }),\n  'vdp.prize': [],\n});\n",
  );
});
after(() => rmSync(app, { recursive: true, force: true }));

const expected = [
  [/nav\.header\[7\]\.dropdownItems\[1\]\.url\n.*"\/our-story" is not a page/, 'Did you mean "/our-stroy"?'],
  ...mistakes.map(([, , problem, fix]) => [problem, fix]),
  [/overrides\["vdp\.sections"\]\n.*the list has no entry "calculater"/, 'The list is empty'],
  [/overrides\["vdp\.prize"\]\n.*no feature of this site has this slot/, 'Did you mean "vdp.price"?'],
];

function assertSaidOnce(output) {
  assert.match(output, new RegExp(`The dealer app "mistaken-motor" has ${expected.length} problems\\.`));
  for (const [problem, fix] of expected) {
    assert.equal(output.match(new RegExp(problem, 'g'))?.length, 1, `${problem} stands once in:\n${output}`);
    assert.ok(output.includes(fix), fix);
  }
  assert.doesNotMatch(output, /\n\s+at .*:\d+:\d+/, 'There is a stack in it.');
}

test('the build of a dealer with config errors prints each once, without a stack trace', () => {
  const { status, output } = buildFromSource(app);
  assert.notEqual(status, 0);
  assertSaidOnce(output);
});

test('npm start prints the same instead of the output of the build', () => {
  const script = join(root, 'tools/commands/shared/config-problems.mjs');
  const { stdout } = spawnSync(process.execPath, [fromSource, script, app], { cwd: root, encoding: 'utf8' });
  assertSaidOnce(stdout);
});
