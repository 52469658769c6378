import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '@forecourt/site-config';
import { appsIn } from './appsIn.ts';

const DECLARATION = 'dealer.config.ts';

/** A dealer app and what it declares. */
export interface DeclaredApp {
  /** Folder of the app. */
  directory: string;
  definition: SiteDefinition;
}

/**
 * Every dealer app in a folder with its declaration, in the order of their folders; a folder that is a dealer app is the only one. One
 * that is wrong throws all its problems.
 */
export async function readApps(directory: string): Promise<DeclaredApp[]> {
  const apps = await appsIn(directory, DECLARATION);
  return Promise.all(apps.map(async (app) => ({ directory: app, definition: await readDefinition(app) })));
}

/** Their declarations alone. */
export async function readDefinitions(directory: string): Promise<SiteDefinition[]> {
  return (await readApps(directory)).map(({ definition }) => definition);
}

async function readDefinition(app: string): Promise<SiteDefinition> {
  const file = pathToFileURL(path.join(app, DECLARATION)).href;
  const { default: definition }: { default: SiteDefinition } = await import(file);
  return definition;
}
