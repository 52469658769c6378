import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '../site-definition.ts';
import { Declaration } from './declaration.ts';

export type { Declaration } from './declaration.ts';

/** Open declarations of this process, by the folder of their dealer app. */
const open = new Map<string, Declaration>();

/** Opens the declaration of a dealer app for editing; the Vite configuration and the routes of that app use it from now on. */
export function openDeclaration(appDirectory: string): Declaration {
  const declaration = new Declaration(appDirectory, () => open.delete(appDirectory));
  open.set(appDirectory, declaration);
  return declaration;
}

/** The declaration of an app that is open for editing in this process. */
export function openedDeclaration(appDirectory: string): Declaration | undefined {
  return open.get(appDirectory);
}

/**
 * The declaration of an app: the last valid one if it is open for editing, else the content of its file.
 *
 * @throws ConfigError with all its problems, or the error that its code threw; Error if there is no such file.
 */
export function definitionOf(appDirectory: string): SiteDefinition {
  const read = open.get(appDirectory)?.definition;
  if (read) return read;
  const file = path.join(appDirectory, 'dealer.config.ts');
  if (!existsSync(file))
    throw new Error(
      `${appDirectory} has no dealer.config.ts, so there is no site to build. Make a dealer app with: npx nx g workspace:dealer <slug>`,
    );
  const { default: definition }: { default: SiteDefinition } = createRequire(file)(file);
  return definition;
}
