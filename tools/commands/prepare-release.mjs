/**
 * Makes every lib ready to be published: builds it, and gives it the licence and the credits. `nx release` runs this before it sets the
 * versions.
 */
import { copyLegalFiles } from './shared/legal-files.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem } from './shared/say.mjs';

await main(async () => {
  const built = await run('Building the libs', 'nx', ['run-many', '-t', 'typecheck']);
  if (!built.ok) throw new Problem(`The libs do not build:\n${tail(built.output)}`);
  copyLegalFiles();
});
