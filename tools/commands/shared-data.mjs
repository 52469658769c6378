/** An input of the targets that read the data set: Nx itself hashes only files of the workspace. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { filesBelow } from './shared/files-below.mjs';
import { root } from './shared/paths.mjs';

const shared = join(root, '../shared');

const declaration = {
  call: 'node tools/commands/shared-data.mjs',
  does: 'Prints a hash of the data set beside the repository, ../shared/data and ../shared/search, or none where it is missing.',
};

await command(declaration, () => {
  const files = ['data', 'search']
    .filter((name) => existsSync(join(shared, name)))
    .flatMap((name) => filesBelow(join(shared, name)).map((file) => `${name}/${file}`))
    .sort();
  const hash = createHash('sha1');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(shared, file)));
  console.log(files.length > 0 ? hash.digest('hex') : 'none');
});
