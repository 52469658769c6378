import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { written } from './keepInStep.ts';

const root = resolve(import.meta.dirname, '../../../..');

test.each(written.map((command) => command.filter((part) => /\.m?js$/.test(part))))(
  '%s, which a generator runs in the end, is there',
  (script) => expect(existsSync(resolve(root, script))).toBe(true),
);
