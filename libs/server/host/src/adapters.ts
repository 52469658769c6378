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
  const setting = 'PAGE_BUS_MODULE';
  const bus = await load(setting, module, ...given);
  if (!has<PageBus>(bus, ['tell', 'follow']))
    throw wrong(setting, module, 'a bus with the functions tell and follow, as PageBus');
  return {
    tell: (change) => inTime(() => bus.tell(change), `${setting} has not sent a change`),
    follow(changed) {
      const stop = bus.follow(changed);
      return () => inTime(stop, `${setting} has not stopped`);
    },
  };
}

/** Loads the CDN that forgets pages by their keys. */
export async function loadCdn(module: string, ...given: Parameters<Loaded>): Promise<CdnPort> {
  const setting = 'CDN_MODULE';
  const cdn = await load(setting, module, ...given);
  if (!has<CdnPort>(cdn, ['purge']) || !Number.isInteger(cdn.mostKeys) || cdn.mostKeys < 1)
    throw wrong(setting, module, 'a CDN with the number mostKeys and the function purge, as CdnPort');
  return {
    mostKeys: cdn.mostKeys,
    purge: (keys) => inTime(() => cdn.purge(keys), `${setting} has not answered a purge`),
  };
}

/** The time of a module for a call, milliseconds. Changes of the stock and the end of the process wait for it. */
const CALL_MS = 10_000;

/** Does a call of a module, which fails if it takes too long; `late` says what has not happened. */
async function inTime<Result>(call: () => Promise<Result>, late: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The module of ${late} for ${CALL_MS / 1_000} seconds.`)),
      CALL_MS,
    );
  });
  try {
    return await Promise.race([call(), limit]);
  } finally {
    clearTimeout(timer);
  }
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
