import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CdnPort } from './cdn-purge.ts';
import type { PageBus } from './page-bus.ts';
import { SettingError } from './setting-error.ts';

/** Modules of the operator that take the place of what the platform brings, as a package or a path from the project; null for none. */
export interface AdapterModules {
  /** PAGE_BUS_MODULE. Its default export gets the environment and gives a `PageBus`. */
  pageBus: string | null;
  /** CDN_MODULE. Its default export gets the environment and gives a `CdnPort`. */
  cdn: string | null;
}

type Loaded = (root: string, env: Readonly<Record<string, string | undefined>>) => Promise<unknown>;

/** Loads the bus by which processes tell each other of changed pages. */
export async function loadPageBus(module: string, ...given: Parameters<Loaded>): Promise<PageBus> {
  const bus = await load('PAGE_BUS_MODULE', module, ...given);
  if (has<PageBus>(bus, ['tell', 'follow'])) return bus;
  throw wrong('PAGE_BUS_MODULE', module, 'a bus with the functions tell and follow, as PageBus');
}

/** Loads the CDN that forgets pages by their keys. */
export async function loadCdn(module: string, ...given: Parameters<Loaded>): Promise<CdnPort> {
  const cdn = await load('CDN_MODULE', module, ...given);
  if (has<CdnPort>(cdn, ['purge']) && Number.isInteger(cdn.mostKeys) && cdn.mostKeys > 0) return cdn;
  throw wrong('CDN_MODULE', module, 'a CDN with the number mostKeys and the function purge, as CdnPort');
}

async function load(setting: string, module: string, ...[root, env]: Parameters<Loaded>): Promise<unknown> {
  let file: string;
  try {
    file = createRequire(path.join(root, 'package.json')).resolve(module);
  } catch {
    throw new SettingError(
      `${setting} is "${module}", which is not found from ${root}. Install the package, or write the path as ./name.ts.`,
    );
  }
  const { default: make }: { default?: unknown } = await import(pathToFileURL(file).href);
  if (typeof make !== 'function') throw wrong(setting, module, 'a function that gives it');
  return make(env);
}

const wrong = (setting: string, module: string, what: string) =>
  new SettingError(
    `The default export of ${module}, which ${setting} names, does not give ${what} of @forecourt/host. Export a function of the environment that does.`,
  );

function has<Port>(value: unknown, names: readonly (string & keyof Port)[]): value is Port {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
