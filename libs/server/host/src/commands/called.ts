import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How a person calls a command in a project: by the npm script that runs it where the project has one, else by the name of the program.
 * What a command says of itself uses it, so that the words can be copied.
 *
 * @example called('/srv/our-site', 'leads') // 'npx forecourt leads'; in a workspace with a script for it 'npm run leads --'
 */
export function called(root: string, command: string): string {
  const runs = new RegExp(`(^|\\s)(forecourt|\\S+/cli\\.ts) ${command}$`);
  const script = Object.entries(scriptsOf(root)).find(([, line]) => runs.test(line));
  return script ? `npm run ${script[0]} --` : `npx forecourt ${command}`;
}

/** How a person starts the host in a project: `npm start` where that is a script, else `npx forecourt serve`. */
export function startOf(root: string): string {
  return 'start' in scriptsOf(root) ? 'npm start' : 'npx forecourt serve';
}

function scriptsOf(root: string): Record<string, string> {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return {};
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return scripts;
}
