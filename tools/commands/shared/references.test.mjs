import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

const inFolders = ['apps', 'libs', 'tools', 'docs', '.storybook'].flatMap((folder) =>
  filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
);
const files = [...inFolders, 'README.md', 'CONTRIBUTING.md', 'eslint.config.mjs']
  .filter((file) => /\.(tsx?|mjs|css|sql|md|template)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Each number after a word, as in "rulings 84 and 87", with its file and the text from there. A sentence may go on in the next line. */
function named(word) {
  const found = new RegExp(`\\b${word}s? (\\d+(?:(?:, | and |, and )\\d+)*)`, 'gi');
  const all = files.flatMap(({ file, text }) => {
    const line = text.replaceAll(/\s+(?:(?:\*|\/\/)\s+)?/g, ' ');
    return [...line.matchAll(found)].flatMap(({ 1: numbers, index }) =>
      numbers.match(/\d+/g).map((number) => ({ file, number, text: line.slice(index, index + 100) })),
    );
  });
  assert.notEqual(all.length, 0);
  return all;
}

test('every ruling that is named stands in docs/decisions/rulings.md', () => {
  const rulings = readFileSync(join(root, 'docs/decisions/rulings.md'), 'utf8');
  const known = [...rulings.matchAll(/^- \*\*(\d+)\.\*\*/gm)].map(([, number]) => number);
  const unknown = named('ruling').filter(({ number }) => !known.includes(number));
  assert.deepEqual(unknown, []);
});

test('a decision that is named is linked to its page', () => {
  const bare = named('decision').filter(
    ({ number, text }) => !/^decision \d+\]\(/.test(text) || !text.includes(`/${number.padStart(4, '0')}-`),
  );
  assert.deepEqual(bare, [], 'Link it; or write "ruling" for a rule of docs/decisions/rulings.md.');
});
