import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerHalf } from '@forecourt/api';
import type { SiteDefinition } from '@forecourt/site-config';
import { rememberCode } from './loaded-code.ts';
import { SettingError } from './setting-error.ts';

/** A dealer app, and the server halves of its features. */
export interface AppWithHalves {
  /** Folder of the app: packages are resolved from there. */
  directory: string;
  definition: Pick<SiteDefinition, 'servers'>;
}

/**
 * The server halves of all apps, each loaded once, in the order of the features that name them.
 *
 * @throws Error with the problem and a fix: a module is missing, does not export a half or one of another feature, or two
 *   apps have different copies of one.
 */
export async function loadHalves(apps: readonly AppWithHalves[]): Promise<ServerHalf[]> {
  const files = new Map<string, string>();
  const halves: ServerHalf[] = [];
  for (const { directory, definition } of apps)
    for (const [feature, module] of Object.entries(definition.servers)) {
      const file = resolve(directory, feature, module);
      const known = files.get(feature);
      if (known === undefined) halves.push(await load(feature, module, file));
      else if (known !== file)
        throw new SettingError(
          `The server half of ${feature} exists twice: ${known} and ${file}. One process can use only one of them. ` +
            'Install one version of the feature for all dealer apps, or run a separate host and database for each app.',
        );
      files.set(feature, file);
    }
  return halves;
}

function resolve(directory: string, feature: string, module: string): string {
  try {
    return createRequire(path.join(directory, 'package.json')).resolve(module);
  } catch (error) {
    throw new SettingError(
      `The server half of ${feature}, ${module}, cannot be resolved from ${directory}. The operations of the feature would not be served. ` +
        'Install the package that has it, or correct `server` in the manifest of the feature and the `exports` of its package.',
      { cause: error },
    );
  }
}

async function load(feature: string, module: string, file: string): Promise<ServerHalf> {
  await rememberCode(file);
  const { default: half }: { default?: unknown } = await import(pathToFileURL(file).href);
  if (isHalf(half) && half.feature === feature) return half;
  const found = isHalf(half) ? `the half of ${half.feature}` : 'no server half as its default export';
  throw new SettingError(
    `${module} has ${found}, but the manifest of ${feature} names it as its server half. ` +
      'Write `export default defineServerHalf({ feature, … })` there, with defineServerHalf of @forecourt/api.',
  );
}

function isHalf(value: unknown): value is ServerHalf {
  if (typeof value !== 'object' || value === null) return false;
  const methods = ['open', 'forSite', 'valueFor', 'addRoutes'];
  return 'feature' in value && methods.every((name) => typeof Reflect.get(value, name) === 'function');
}
