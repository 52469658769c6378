import path from 'node:path';
import { appsIn } from '@forecourt/api';
import { nearest } from '@forecourt/site-config';
import type { ServerConfig } from './config.ts';

/** The dealer apps of a project. */
export interface DealerApps {
  /** The folder that they are in, as a person in the project would name it; null where the project is one dealer app. */
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
 * The app that a command is asked for by the name of its folder. In a project that is one dealer app it needs no name.
 *
 * @param call how a person calls the command.
 * @returns the folder of the app, or what is wrong and how to mend it.
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
  if (name === '') return { problem: `Say which dealer: ${call} <dealer>. ${there}` };
  const near = nearest(name, names);
  return {
    problem: `There is no dealer app "${name}": ${there}${near ? ` Did you mean ${call} ${near}?` : ''}`,
  };
}
