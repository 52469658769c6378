import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFittingNode } from './node.mjs';
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

/**
 * Installs with `npm ci` when something is missing, and says so. Where this Node is older than packages want, the Node that comes with
 * them is fetched first and does it: npm then has nothing to warn of, and what packages run while they are installed runs in it too.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const quiet = ['--no-audit', '--no-fund'];
  const fitting = isFittingNode() ? null : await fetchNode(quiet);
  await npm('Installing packages (npm ci)', ['ci', ...quiet], 'install', fitting);
}

/** The folder of the Node that the packages bring along, fetched by itself; null where they bring none for this machine. */
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
  throw new Problem(`${installProblem(errors.join('\n'))} (Everything npm said: ${result.log})`);
}
