import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Folders that tools write into a dealer app. */
const MADE = /[\\/](build|dist|node_modules|\.react-router|\.forecourt)$/;

/** Copies a demonstration dealer to a folder, without what tools have written into it. */
export function copyDealer(slug, to) {
  const from = join(root, 'apps/dealers', slug);
  cpSync(from, to, { recursive: true, filter: (path) => !MADE.test(path) });
}

/** Builds a dealer app of the workspace from its sources: the exit status, and what was printed. */
export function buildFromSource(app) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/react-router'), ['build'], {
    cwd: app,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--conditions=@forecourt/source',
      NO_COLOR: '1',
    },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
