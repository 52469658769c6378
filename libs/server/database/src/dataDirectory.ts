import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where the platform keeps its files on this machine: `FORECOURT_DATA` when set, else `.forecourt` in the root of
 * the workspace above `from` (the nearest package.json with workspaces), else `.forecourt` in `from` itself.
 */
export function dataDirectory(env: NodeJS.ProcessEnv = process.env, from = process.cwd()): string {
  const configured = env['FORECOURT_DATA'];
  if (configured) return path.resolve(from, configured);
  return path.join(workspaceRoot(from) ?? from, '.forecourt');
}

function workspaceRoot(from: string): string | null {
  const manifest = path.join(from, 'package.json');
  if (existsSync(manifest) && /"workspaces"\s*:/.test(readFileSync(manifest, 'utf8'))) return from;
  const parent = path.dirname(from);
  return parent === from ? null : workspaceRoot(parent);
}
