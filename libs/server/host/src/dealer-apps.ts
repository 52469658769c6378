import path from 'node:path';
import { appsIn } from '@forecourt/api';
import { nearest } from '@forecourt/site-config';
import type { ServerConfig } from './config.ts';

/** The dealer apps of a project. */
export interface DealerApps {
  /** Their folder, relative to the project; null if the project is itself a dealer app. */
  folder: string | null;
  /** The folder of each. */
  apps: readonly string[];
}

/** Finds the dealer apps of a project, by their dealer.config.ts. */
export async function dealerApps(
  { dealersDirectory }: Pick<ServerConfig, 'dealersDirectory'>,
  root: string,
): Promise<DealerApps> {
  const apps = await appsIn(dealersDirectory, 'dealer.config.ts');
  if (apps[0] === dealersDirectory) return { folder: null, apps };
  return { folder: path.relative(root, dealersDirectory) || dealersDirectory, apps };
}

/**
 * The dealer app of a command, by the name of its folder. In a project that is itself a dealer app no name is needed.
 *
 * @param call the command line of the command.
 * @returns the folder of the app, or the problem with a fix.
 */
export function chooseApp(
  { folder, apps }: DealerApps,
  name: string,
  call: string,
): { app: string } | { problem: string } {
  const [first = ''] = apps;
  if (folder === null)
    return name === ''
      ? { app: first }
      : { problem: `This project is one dealer app, so the command takes no name: ${call}` };
  const names = apps.map((app) => path.basename(app));
  const at = names.indexOf(name);
  const app = apps[at];
  if (app !== undefined) return { app };
  const there = `${folder} has ${names.join(', ') || 'no dealer app (a folder with a dealer.config.ts)'}.`;
  if (name === '') return { problem: `Name the dealer: ${call} <dealer>. ${there}` };
  const near = nearest(name, names);
  return {
    problem: `There is no dealer app "${name}": ${there}${near ? ` Did you mean ${call} ${near}?` : ''}`,
  };
}
