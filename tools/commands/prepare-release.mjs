import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { copyLegalFiles } from './shared/legal-files.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { repositoryField } from './shared/repository-field.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node tools/commands/prepare-release.mjs',
  does: 'Makes every lib ready to be published: builds it, and gives it the licence, the credits and the repository of the root. nx release runs this before it sets the versions.',
};

await command(declaration, async () => {
  const built = await run('Building the libs', 'nx', ['run-many', '-t', 'typecheck']);
  if (!built.ok) throw new Problem(`The libs do not build:\n${tail(built.output)}`);
  copyLegalFiles();
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const { folder, manifest } of repository ? publicLibs() : []) {
    const told = { ...manifest, repository: repositoryField(repository, folder) };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
  }
});
