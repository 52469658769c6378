import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFittingNode } from './node.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Problem } from './say.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether the installed packages match the wanted versions, ignoring those of other platforms. */
export function fits(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

/** Whether `node_modules` matches `package-lock.json`. */
export function isInstalled() {
  const marker = 'node_modules/.package-lock.json';
  return existsSync(join(root, marker)) && fits(read('package-lock.json').packages, read(marker).packages);
}

/** Turns npm's error output into a helpful message. */
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

/**
 * Runs `npm ci` when packages are missing. If this Node is older than packages require, the Node package among
 * them is downloaded first and runs npm: this avoids engine warnings, and install scripts run in it too.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const quiet = ['--no-audit', '--no-fund'];
  const fitting = isFittingNode() ? null : await fetchNode(quiet);
  await npm('Installing packages (npm ci)', ['ci', ...quiet], 'install', fitting);
}

/** The folder of the bundled Node package, downloaded separately; null if there is none for this platform. */
async function fetchNode(quiet) {
  const [name, version] = Object.entries(read('package.json').optionalDependencies)[0];
  if (name !== `node-${process.platform}-${process.arch}`) return null;
  const place = join(root, '.forecourt', 'node');
  const args = [
    'install',
    '--prefix',
    place,
    '--no-save',
    '--ignore-scripts',
    ...quiet,
    `${name}@${version}`,
  ];
  await npm(`Fetching Node ${version}`, args, 'install-node', null);
  return join(place, 'node_modules', name, 'bin');
}

async function npm(label, args, logName, nodeFolder) {
  const env = nodeFolder ? { PATH: `${nodeFolder}${delimiter}${process.env.PATH}` } : {};
  const result = await run(label, 'npm', args, { logName, env });
  if (result.ok) return;
  const errors = result.output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  console.error(errors.slice(0, 15).join('\n'));
  throw new Problem(`${installProblem(errors.join('\n'))} Read the full output of npm: ${result.log}`);
}
