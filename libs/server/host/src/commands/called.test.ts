import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { called, startOf } from './called.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'called-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const workspace = {
  start: 'node tools/commands/start.mjs',
  'stock:import': 'node --conditions=@forecourt/source libs/server/host/src/cli.ts stock-import',
  'leads:old': 'old-forecourt leads',
};

test.each([
  [undefined, 'leads', 'npx forecourt leads', 'npx forecourt serve'],
  [{ scripts: {} }, 'stock-import', 'npx forecourt stock-import', 'npx forecourt serve'],
  [{ scripts: workspace }, 'stock-import', 'npm run stock:import --', 'npm start'],
  [{ scripts: workspace }, 'leads', 'npx forecourt leads', 'npm start'],
  [{ scripts: { enquiries: 'forecourt leads' } }, 'leads', 'npm run enquiries --', 'npx forecourt serve'],
])(
  'with the package.json %j %s is called "%s", and the host by "%s"',
  async (manifest, command, words, start) => {
    const file = path.join(folder, 'package.json');
    await rm(file, { force: true });
    if (manifest) await writeFile(file, JSON.stringify(manifest));
    expect(called(folder, command)).toBe(words);
    expect(startOf(folder)).toBe(start);
  },
);
