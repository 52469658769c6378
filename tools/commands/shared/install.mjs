import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Problem } from './say.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether the packages that are present are the wanted ones at their versions, but for those of other platforms. */
export function fits(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

/** Whether what npm put into `node_modules` is what `package-lock.json` asks for. */
export function isInstalled() {
  const marker = 'node_modules/.package-lock.json';
  return existsSync(join(root, marker)) && fits(read('package-lock.json').packages, read(marker).packages);
}

/** What npm said, as a sentence that helps. */
export function installProblem(output) {
  const says = (...words) => words.some((word) => output.includes(word));
  if (says('ENOSPC')) return 'The disk is full. Make about 3 GB of room and start again.';
  if (says('ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET', 'network'))
    return 'npm could not reach the package registry. Check the network (and any proxy), then start again: what was already fetched is kept.';
  if (says('EACCES', 'EPERM'))
    return 'npm may not write here. Check who owns this folder and npm’s cache (npm config get cache).';
  if (says('can only install packages when your package.json and package-lock.json'))
    return 'package.json and package-lock.json disagree. Run npm install once and commit the lock file.';
  if (says('EBADENGINE')) return 'npm refused this version of Node or npm. Its words stand above.';
  return 'npm ci failed. What it said first stands above.';
}

/** Installs with `npm ci` when something is missing, and says so. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const result = await run('Installing packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund'], {
    logName: 'install',
  });
  if (!result.ok) {
    const errors = result.output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    console.error(errors.slice(0, 15).join('\n'));
    throw new Problem(`${installProblem(errors.join('\n'))} (Everything npm said: ${result.log})`);
  }
}
