import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '@forecourt/site-config';
import { appsIn } from './appsIn.ts';

const DECLARATION = 'dealer.config.ts';

/** A dealer app with its declaration. */
export interface DeclaredApp {
  /** Folder of the app. */
  directory: string;
  definition: SiteDefinition;
}

/**
 * All dealer apps in a folder with their declarations, in order of the folders' names; a folder that is itself a dealer app is the only
 * one. Throws all problems of an invalid declaration.
 */
export async function readApps(directory: string): Promise<DeclaredApp[]> {
  const apps = await appsIn(directory, DECLARATION);
  return Promise.all(apps.map(async (app) => ({ directory: app, definition: await readDefinition(app) })));
}

/** Only their declarations. */
export async function readDefinitions(directory: string): Promise<SiteDefinition[]> {
  return (await readApps(directory)).map(({ definition }) => definition);
}

async function readDefinition(app: string): Promise<SiteDefinition> {
  const file = pathToFileURL(path.join(app, DECLARATION)).href;
  const { default: definition }: { default: SiteDefinition } = await import(file);
  return definition;
}
