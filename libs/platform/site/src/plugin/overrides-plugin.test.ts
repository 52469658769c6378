// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { overridesPlugin } from './overrides-plugin.ts';

/** Builds the script of a page that loads the overrides of one owner, for a dealer with three overrides. */
async function builtWith(owner: string): Promise<string> {
  const app = await mkdtemp(path.join(tmpdir(), 'overrides-'));
  const entry = path.join(app, 'page.ts');
  await writeFile(
    path.join(app, 'overrides.tsx'),
    `const defineOverrides = (overrides: object) => overrides;
export default defineOverrides({ 'search.card': 'own card', 'search.sections': 'own section', 'site.footer': 'own footer' });`,
  );
  await writeFile(
    entry,
    `import overrides from 'virtual:forecourt/overrides/${owner}';\nconsole.log(overrides);`,
  );
  try {
    const built = await build({
      root: app,
      configFile: false,
      logLevel: 'silent',
      plugins: [overridesPlugin(app)],
      build: { write: false, rolldownOptions: { input: entry } },
    });
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    return outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  } finally {
    await rm(app, { recursive: true });
  }
}

test.each([
  ['site', ['footer']],
  ['search', ['card', 'section']],
  ['search.card', ['card']],
  ['vdp', []],
])('a page that imports the overrides of %s bundles %j', async (owner, carried) => {
  const code = await builtWith(owner);
  expect(['card', 'section', 'footer'].filter((name) => code.includes(`own ${name}`))).toEqual(carried);
});
