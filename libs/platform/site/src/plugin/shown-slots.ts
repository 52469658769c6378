import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import type { PageSlots } from '@forecourt/slots/check-placed';
import { moduleFacts } from './module-facts.ts';
import { PREFIX } from './module-prefix.ts';

const FILLING = new RegExp(`^${PREFIX}(?:slots|overrides)/(.+)$`);
const CODE = /\.[mc]?[jt]sx?$/;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** The slots of one module, and the files that it imports. */
interface Step {
  fills: readonly string[];
  shows: readonly string[];
  next: readonly string[];
}

/**
 * The slots that each page of a site shows, found by following the imports of its route, and the features whose filling it loads. The
 * layout is part of every page. Packages that do not depend on `@forecourt/slots` are skipped.
 *
 * @param appDirectory folder of the dealer app, from which routes and packages are resolved.
 */
export function shownSlots(
  appDirectory: string,
  { routes, contributions }: Pick<SiteDefinition, 'routes' | 'contributions'>,
): PageSlots[] {
  const overrides = path.join(appDirectory, 'overrides.tsx');
  const app = path.join(appDirectory, 'package.json');
  const steps = new Map<string, Step>();

  /** The modules in the filling of a feature: the dealer's overrides, and the parts of other features. */
  function filling(owner: string): string[] {
    const parts = contributions.filter(({ slot }) => slot.startsWith(`${owner}.`));
    return [
      ...(existsSync(overrides) ? [overrides] : []),
      ...parts.flatMap(({ module }) => found(app, module)),
    ];
  }

  function stepOf(file: string): Step {
    const known = steps.get(file);
    if (known) return known;
    const { imports, ids } = moduleFacts(file);
    const fills = imports.flatMap((name) => FILLING.exec(name)?.[1] ?? []);
    const plain = imports.filter((name) => !FILLING.test(name));
    const step = {
      fills,
      // The keys of overrides.tsx are what this check verifies, so they do not count as shown.
      shows: file === overrides ? [] : ids,
      next: [...plain.flatMap((name) => imported(file, name)), ...fills.flatMap(filling)],
    };
    steps.set(file, step);
    return step;
  }

  return routes.map(({ path: pattern, module }) => {
    const files = new Set([...found(app, '@forecourt/site/root'), ...found(app, module)]);
    const [fills, shows] = [new Set<string>(), new Set<string>()];
    // The loop adds to the set while it iterates.
    for (const file of files) {
      const step = stepOf(file);
      step.fills.forEach((owner) => fills.add(owner));
      step.shows.forEach((id) => shows.add(id));
      step.next.forEach((next) => files.add(next));
    }
    return { path: `/${pattern}`, fills, shows };
  });
}

/** The file of an import, if it may contain slots. */
function imported(from: string, name: string): string[] {
  if (!name.startsWith('.')) return found(from, name).filter((file) => usesSlots(path.dirname(file)));
  const base = path.resolve(path.dirname(from), name.replace(/\?.*$/, ''));
  const ending = ENDINGS.find((each) => CODE.test(base + each) && existsSync(base + each));
  return ending === undefined ? [] : [base + ending];
}

/** What imports resolved to, by folder and name: a development server asks again after each edit. */
const resolved = new Map<string, string>();

/** The module that an import resolves to; none if there is no such file, which the build reports. */
function found(from: string, name: string): string[] {
  const key = `${path.dirname(from)}\0${name}`;
  const before = resolved.get(key);
  if (before !== undefined && existsSync(before)) return [before];
  try {
    const file = createRequire(from).resolve(name);
    if (!path.isAbsolute(file) || !CODE.test(file)) return [];
    resolved.set(key, file);
    return [file];
  } catch {
    return [];
  }
}

const known = new Map<string, boolean>();

/** Whether the package of a folder depends on `@forecourt/slots`: others cannot place slots. */
function usesSlots(folder: string): boolean {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const file = path.join(folder, 'package.json');
  const above = path.dirname(folder);
  const uses = existsSync(file)
    ? readFileSync(file, 'utf8').includes('"@forecourt/slots"')
    : above !== folder && usesSlots(above);
  known.set(folder, uses);
  return uses;
}
