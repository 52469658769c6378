/**
 * Prints a hash of the data set beside the repository, `../shared/data` and `../shared/search`, or `none` where it is missing. It is an
 * input of the targets that read the data set: Nx itself hashes only files of the workspace.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const shared = join(import.meta.dirname, '../../../../../shared');

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const files = ['data', 'search']
  .map((name) => join(shared, name))
  .filter((folder) => existsSync(folder))
  .flatMap(filesBelow);
const hash = createHash('sha1');
for (const file of files) hash.update(relative(shared, file)).update('\0').update(readFileSync(file));
console.log(files.length > 0 ? hash.digest('hex') : 'none');
