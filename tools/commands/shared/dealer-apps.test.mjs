import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

const SEVEN = [
  'dealer.config.ts',
  'overrides.tsx',
  'package.json',
  'react-router.config.ts',
  'theme.css',
  'tsconfig.json',
  'vite.config.ts',
];
const MADE = /^(build|dist|node_modules|\.react-router|\.nx|\.forecourt)\//;
const dealers = join(root, 'apps/dealers');

for (const slug of readdirSync(dealers))
  test(`[AN-03] ${slug} is seven files, apart from pictures and content`, () => {
    const files = filesBelow(join(dealers, slug));
    const own = files.filter((file) => !MADE.test(file) && !/^(public|content)\/|\.tsbuildinfo$/.test(file));
    assert.deepEqual(
      own.sort(),
      SEVEN,
      'What else a dealer needs is a config key or a slot of the platform.',
    );
  });
