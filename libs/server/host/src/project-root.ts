import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of the project: the root of the workspace above `from` (the nearest package.json with workspaces), else `from` itself.
 */
export function projectRoot(from = process.cwd()): string {
  return workspaceRoot(from) ?? from;
}

function workspaceRoot(from: string): string | null {
  const manifest = path.join(from, 'package.json');
  if (existsSync(manifest) && /"workspaces"\s*:/.test(readFileSync(manifest, 'utf8'))) return from;
  const parent = path.dirname(from);
  return parent === from ? null : workspaceRoot(parent);
}
