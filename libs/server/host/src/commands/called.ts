import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The command line that runs a command in a project: the npm script if the project has one, else the name of the program. Usage texts
 * contain it, so that they can be copied.
 *
 * @example called('/srv/our-site', 'leads') // 'npx forecourt leads'; in a workspace with a script for it 'npm run leads --'
 */
export function called(root: string, command: string): string {
  const runs = new RegExp(`(^|\\s)(forecourt|\\S+/cli\\.ts) ${command}$`);
  const script = Object.entries(scriptsOf(root)).find(([, line]) => runs.test(line));
  return script ? `npm run ${script[0]} --` : `npx forecourt ${command}`;
}

/** The command line that starts the host: `npm start` if the project has that script, else `npx forecourt serve`. */
export function startOf(root: string): string {
  return 'start' in scriptsOf(root) ? 'npm start' : 'npx forecourt serve';
}

function scriptsOf(root: string): Record<string, string> {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return {};
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return scripts;
}
