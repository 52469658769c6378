import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messagesPage, page } from './messages-page.mjs';
import { passesOn, toldMessages } from './told-messages.mjs';

const areas = toldMessages();

/** The beginnings of a sentence, or of its second half, that tells a person what to do. */
const verbs =
  'Add|Ask|Begin|Check|Choose|Copy|Correct|Declare|Delete|Export|Fetch|Fix|Free|Give|Install|Leave|Let|Look|Name|Point|Put|Raise|Read|' +
  'Regenerate|Remove|Restore|Run|Say|See|Set|Start|Stop|Take|Use|Wait|Write';
const mends = new RegExp(
  `(?:^|[.:;,?…)] |\\n|\\bor )(?:${verbs})\\b|Did you mean|is made with|(?:npm run|npx|node) \\S`,
  'i',
);

test('the page of messages is up to date with the sources that say them', async () => {
  assert.equal(
    readFileSync(page, 'utf8'),
    await messagesPage(),
    'Write it again: node tools/commands/messages-page.mjs',
  );
});

test('every area has its messages', () => {
  assert.deepEqual(
    areas.filter(({ messages }) => messages.length < 6).map(({ title }) => title),
    [],
  );
});

test('every message of one text says what to do, or passes on what another program said', () => {
  const without = areas
    .flatMap(({ messages }) => messages)
    .filter(({ text }) => text !== undefined && !passesOn(text) && !mends.test(text));
  assert.deepEqual(without, [], 'End it with a sentence that says what to do.');
});

test('every message of three parts has what, why and a fix in words of its own', () => {
  const empty = areas
    .flatMap(({ messages }) => messages)
    .filter(({ problem }) => problem?.some((part) => part.trim() === ''));
  assert.deepEqual(empty, []);
});

test('a message is found with each of its forms, and a value or a program that speaks is told from words', () => {
  const texts = areas.flatMap(({ messages }) => messages.map(({ text }) => text));
  assert.ok(texts.includes('There is no map "…". Did you mean --map …?'));
  assert.ok(texts.includes('There is no map "…". Choose of ….'));
  assert.equal(passesOn('The libs do not build:\n…'), true);
  assert.equal(passesOn('The feed is empty.'), false);
  assert.equal(mends.test('The feed is empty.'), false);
  assert.equal(mends.test('The feed is empty. Ask its supplier for the stock.'), true);
});
