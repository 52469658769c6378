/**
 * Nx names its record of the cache after the machine and ignores the record of another; a runner of CI is a new machine in each job.
 */
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { start } from './shared/run.mjs';
import { root } from './shared/paths.mjs';

const folder = join(root, '.nx/workspace-data');
const records = () =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.db'))
        .map((name) => join(folder, name))
    : [];

const declaration = {
  call: 'node tools/commands/adopt-cache.mjs',
  does: 'Lets Nx use a cache that another machine has written, after .nx/cache and .nx/workspace-data/*.db were restored.',
};

await command(declaration, async () => {
  const restored = records().sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const openOwn = `require('nx/src/utils/db-connection.js').getDbConnection()`;
  const child = start(process.execPath, ['--input-type=commonjs', '-e', openOwn]);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const own = records().find((file) => !restored.includes(file));
  if (code !== 0) process.exitCode = 1;
  else if (own && restored[0]) {
    renameSync(restored[0], own);
    console.log('The restored cache is used.');
  } else console.log(own ? 'No cache was restored.' : 'The cache is of this machine.');
});
