import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'storybook-static',
  '.nx',
  '.git',
  '.forecourt',
  '.react-router',
]);
const isTest = (name) => /\.(test|spec|journey|stories)\.(ts|tsx|mjs)$/.test(name);
const uncommented = (code) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* testFiles(join(folder, entry.name));
    else if (entry.isFile() && isTest(entry.name)) yield join(folder, entry.name);
  }
}

/** The ids of the list with their sentence: one table row each, `| SR-01 | … | 2 |`. */
export function listedIds(markdown) {
  const rows = markdown.matchAll(/^\|\s*([A-Z]{2}-\d{2})\s*\|\s*(.*?)\s*\|/gm);
  return new Map([...rows].map(([, id, text]) => [id, text]));
}

/** The ids a test file claims: `[SR-01]`, or several at once, `[SR-01, SR-05]`; comments are ignored. */
export function idsIn(code) {
  const brackets = uncommented(code).matchAll(/\[((?:[A-Z]{2}-\d{2})(?:[,\s]+[A-Z]{2}-\d{2})*)\]/g);
  return [...new Set([...brackets].flatMap(([, ids]) => ids.split(/[,\s]+/)))];
}

/** Every claimed id with the files that claim it, relative to the root. */
export function claimedIds(root) {
  const claimed = new Map();
  for (const top of ['apps', 'libs', 'tools'])
    for (const file of testFiles(join(root, top)))
      for (const id of idsIn(readFileSync(file, 'utf8')))
        claimed.set(id, [...(claimed.get(id) ?? []), relative(root, file)]);
  return claimed;
}
