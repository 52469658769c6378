import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { command } from './shared/command.mjs';
import { copyLegalFiles } from './shared/legal-files.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem, progress } from './shared/say.mjs';

const declaration = {
  call: 'node tools/commands/publishable.mjs',
  does:
    'Checks that every lib can be published: packs all of them like npm publish, then runs publint and attw, and looks for the README, ' +
    'the licence and the credits. Needs their dist: run npm run typecheck first.',
};

await command(declaration, async () => {
  const { packageProblems } = await import('./shared/package-problems.mjs');
  const libs = publicLibs();
  copyLegalFiles();
  const packed = mkdtempSync(join(tmpdir(), 'forecourt-packed-'));
  try {
    const where = libs.flatMap(({ folder }) => ['--workspace', relative(root, folder)]);
    const pack = await run('Packing', 'npm', ['pack', '--silent', '--pack-destination', packed, ...where]);
    if (!pack.ok) throw new Problem(`npm pack failed:\n${tail(pack.output)}`);
    const line = progress(`Reading ${libs.length} packages`);
    const problems = [];
    for (const { manifest } of libs) {
      line.detail(manifest.name);
      const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
      const tarball = readFileSync(join(packed, file));
      problems.push(...(await packageProblems(tarball, manifest)));
    }
    if (problems.length > 0) {
      line.failed();
      throw new Problem(`${problems.length} problems:\n\n${problems.join('\n')}`);
    }
    line.done();
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
});
