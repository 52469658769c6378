import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { apiChanges } from './api-changes.mjs';
import { apiReports } from './api-report.mjs';
import { Problem } from './say.mjs';

const conditions = (name) => ({
  '@forecourt/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});
const manifest = {
  name: '@forecourt/horn',
  version: '1.0.0',
  exports: {
    '.': conditions('index'),
    './routes/*': conditions('routes/*'),
    './horn.css': './src/horn.css',
    './package.json': './package.json',
  },
};
const INDEX = `export { honk } from './honk.ts';\nexport type { Loudness } from './honk.ts';\n`;
const HONK = `interface Pitch {
    hertz: number;
}
/** In decibels. */
export type Loudness = number;
/** Sounds the horn. */
export declare function honk(loudness: Loudness, pitch?: Pitch): void;
`;

let root;
let libs;
const write = (file, text) => {
  mkdirSync(dirname(join(root, 'libs/ui/horn', file)), { recursive: true });
  writeFileSync(join(root, 'libs/ui/horn', file), text);
};
const read = (file) => readFileSync(join(root, 'libs/ui/horn', file), 'utf8');
const update = () => {
  for (const [file, text] of apiReports(libs)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
const changes = () => apiChanges(libs, apiReports(libs), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-api-'));
  libs = [{ folder: join(root, 'libs/ui/horn'), manifest }];
  write('package.json', JSON.stringify(manifest));
  write('src/routes/test-drive.ts', '');
  write('src/routes/test-drive.test.ts', '');
  write('dist/index.d.ts', INDEX);
  write('dist/honk.d.ts', HONK);
  write('dist/routes/test-drive.d.ts', 'export default function TestDrive(): string;\n');
  // Its source is gone.
  write('dist/routes/old.d.ts', 'export declare const old: string;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a report has every entry point, with what its exports use', () => {
  update();
  assert.equal(
    read('api.md'),
    `# API of @forecourt/horn

Made by \`npm run api -- --update\` from the emitted declarations: what a reviewer of a change to the public API reads.

## @forecourt/horn

\`\`\`ts
export function honk(loudness: Loudness, pitch?: Pitch): void;
export type Loudness = number;
interface Pitch { hertz: number; }
\`\`\`

## @forecourt/horn/routes/test-drive

\`\`\`ts
function TestDrive(): string; export default TestDrive;
\`\`\`

## @forecourt/horn/horn.css
`,
  );
  assert.equal(changes(), null);
});

test('a removed export fails with its name, and says how to update the report', () => {
  update();
  write('dist/index.d.ts', `export { honk } from './honk.ts';\n`);
  const said = changes();
  assert.match(said, /^The public API differs from a report of it:\n\nlibs\/ui\/horn\/api\.md\n/);
  assert.match(said, /^- export type Loudness = number;$/m);
  assert.match(said, /npm run api -- --update/);
});

test('another type of a parameter fails, and so does one of a type that is not exported', () => {
  update();
  write('dist/honk.d.ts', HONK.replace('loudness: Loudness', 'loudness: string'));
  assert.match(
    changes(),
    /^- export function honk\(loudness: Loudness, pitch\?: Pitch\): void;\n\+ export function honk\(loudness: string, pitch\?: Pitch\): void;$/m,
  );
  write('dist/honk.d.ts', HONK.replace('hertz: number', 'hertz: string'));
  assert.match(
    changes(),
    /^- interface Pitch \{ hertz: number; \}\n\+ interface Pitch \{ hertz: string; \}$/m,
  );
});

test('a comment is not part of the API', () => {
  update();
  write('dist/honk.d.ts', HONK.replace('Sounds the horn.', 'Honks.'));
  assert.equal(changes(), null);
});

test('a long report has a file for each entry point, and no file of the short one', () => {
  update();
  const types = Array.from({ length: 500 }, (_, at) => `export type ${at < 300 ? 'A' : 'Z'}${at} = ${at};\n`);
  write('dist/index.d.ts', INDEX + types.join(''));
  assert.match(changes(), /^libs\/ui\/horn\/api\.md\n- /m);
  update();
  assert.match(read('api/index.types.a-l.md'), /^export type A0 = 0;$/m);
  assert.match(read('api/index.types.m-z.md'), /^export type Z499 = 499;$/m);
  assert.match(read('api/index.values.md'), /^export function honk/m);
  assert.match(read('api/routes-test-drive.md'), /TestDrive/);
  assert.match(changes(), /^libs\/ui\/horn\/api\.md\n- /m, 'the file that is left over is named');
  rmSync(join(root, 'libs/ui/horn/api.md'));
  assert.equal(changes(), null);
});

test('a long declaration is folded from within: a line for each member, and the place of a change is shown', () => {
  const members = Array.from({ length: 40 }, (_, at) => {
    const fields = Array.from({ length: 20 }, (__, field) => `        field${field}: '}' | "{";\n`);
    return `    part${at}: {\n${fields.join('')}    };\n`;
  });
  const schema = `export declare const schema: {\n${members.join('')}};\n`;
  write('dist/honk.d.ts', HONK + schema);
  write('dist/index.d.ts', `${INDEX}export { schema } from './honk.ts';\n`);
  update();
  assert.equal(read('api.md').match(/^ {4}part\d+: \{ field0/gm).length, 40);
  write('dist/honk.d.ts', HONK + schema.replace(`field19: '}'`, 'field19: number'));
  assert.match(changes(), /^\+ ….*; field19: number \| "\{"; \};$/m);
});

test('without declarations the command says how to make them', () => {
  rmSync(join(root, 'libs/ui/horn/dist/index.d.ts'));
  assert.throws(
    () => apiReports(libs),
    new Problem(
      `There are no declarations for 1 entry points, ${join(root, 'libs/ui/horn/dist/index.d.ts')} first.\nRun npx nx run-many -t typecheck, which writes them.`,
    ),
  );
});
