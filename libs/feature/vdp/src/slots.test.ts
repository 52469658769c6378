import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { vdp } from './manifest.ts';

const source = globSync('{blocks,layouts}/*.tsx', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);
const declared = defineDealer({ ...exampleDealer, features: [vdp()] }).slots.filter(({ id }) =>
  id.startsWith('vdp.'),
);
const used = (pattern: RegExp) =>
  new Set(source.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id)));

test('declared and used slots are the same', () => {
  const ids = (kind: string) => new Set(declared.filter((slot) => slot.kind === kind).map(({ id }) => id));
  expect(used(/block\('(vdp\.[a-z-]+)'/g)).toEqual(ids('one'));
  expect(used(/<SlotList id="(vdp\.[a-z-]+)"/g)).toEqual(ids('list'));
});

test('every block has a story', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const blocks = source.flatMap((text) => [...text.matchAll(/export const (\w+) = block\('vdp\./g)]);
  const missing = blocks.map(([, name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(stories));
  expect(blocks.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
