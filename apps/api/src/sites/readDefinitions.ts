import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '@forecourt/site-config';

/** The declarations of every dealer app in a folder, in the order of their folders; one that is wrong throws all its problems. */
export async function readDefinitions(directory: string): Promise<SiteDefinition[]> {
  const names = (await readdir(directory)).filter((name) => existsSync(configOf(directory, name)));
  return Promise.all(
    names.sort().map(async (name) => {
      const { default: definition }: { default: SiteDefinition } = await import(
        pathToFileURL(configOf(directory, name)).href
      );
      return definition;
    }),
  );
}

function configOf(directory: string, name: string): string {
  return path.join(directory, name, 'dealer.config.ts');
}
