import { command } from './shared/command.mjs';
import { copyLegalFiles } from './shared/legal-files.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node tools/commands/prepare-release.mjs',
  does: 'Makes every lib ready to be published: builds it, and gives it the licence and the credits. nx release runs this before it sets the versions.',
};

await command(declaration, async () => {
  const built = await run('Building the libs', 'nx', ['run-many', '-t', 'typecheck']);
  if (!built.ok) throw new Problem(`The libs do not build:\n${tail(built.output)}`);
  copyLegalFiles();
});
