import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** How far a limit may be above the size that it limits. */
const AIR = 1.02;
/** How far `--update` sets a limit above the size. */
const SET = 1.01;

const folder = path.resolve(import.meta.dirname, '../../sites');

/** The kinds of page with limits. */
export const pageKinds = ['home', 'search', 'vehicle'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The limits of one kind of page, bytes of gzip. */
export interface PageLimits {
  /** The scripts that the HTML asks for. */
  firstLoad: number;
  /** All scripts that load without a click, while the page is read to its end; those of the first load among them. */
  unclicked: number;
  /** Names of all these scripts, without their hash. Another name fails. */
  scripts: string[];
}
type SiteLimits = Record<PageKind, PageLimits>;

/** A script as the browser gets it. */
export interface Script {
  /** File name without its hash. */
  name: string;
  /** Bytes of gzip. */
  size: number;
}

/** File of the limits of a dealer. */
const limitsFile = (slug: string): string => path.join(folder, slug, 'script-sizes.json');

/** Reads the limits of a dealer; null for one that has none, such as a dealer from the generator. */
function readLimits(slug: string): Partial<SiteLimits> | null {
  const file = limitsFile(slug);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * The limits of one kind of page of a dealer. A dealer without limits, such as one from the generator, has the highest of the other
 * dealers, which may be far above its sizes (`exact: false`), and no list of scripts.
 */
export function limitsOf(slug: string, kind: PageKind): Partial<PageLimits> & { exact: boolean } {
  const own = readLimits(slug);
  if (own) return { ...own[kind], exact: true };
  const others = readdirSync(folder).flatMap((other) => readLimits(other)?.[kind] ?? []);
  return {
    firstLoad: Math.max(0, ...others.map(({ firstLoad }) => firstLoad)),
    unclicked: Math.max(0, ...others.map(({ unclicked }) => unclicked)),
    exact: false,
  };
}

/** Sets what is given in the limits of one kind of page, and keeps the rest. */
export function writeLimits(slug: string, kind: PageKind, limits: Partial<PageLimits>): void {
  const old = readLimits(slug);
  const next = { ...old, [kind]: { ...old?.[kind], ...limits } };
  mkdirSync(path.join(folder, slug), { recursive: true });
  writeFileSync(limitsFile(slug), `${JSON.stringify(next, null, 2)}\n`);
}

/** The limit that `--update` sets for a size, bytes. */
export const limitFor = (size: number): number => Math.ceil(size * SET);

/** Bytes of gzip. */
export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** `assets/SearchDown-Bx3_a1.js` → `SearchDown` */
export const scriptName = (file: string): string =>
  path.posix.basename(file, '.js').replace(/-[\w-]{8}$/, '');

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/**
 * What is wrong with the size of a page; empty if nothing is.
 *
 * @param what names the size in a message, such as `northside-group search, first load`.
 * @param allowed names of scripts; undefined allows all.
 * @param limit bytes of gzip; without one, that is the problem.
 * @param exact whether a limit far above the size is refused.
 */
export function sizeProblems(
  what: string,
  scripts: readonly Script[],
  {
    limit,
    allowed,
    exact,
  }: { limit?: number | undefined; allowed?: readonly string[] | undefined; exact: boolean },
): string[] {
  const size = scripts.reduce((sum, script) => sum + script.size, 0);
  if (limit === undefined) return [`${what}: ${kB(size)} have no limit.`];
  const found = scripts
    .filter(({ name }) => allowed && !allowed.includes(name))
    .map(({ name, size: own }) => `${what}: the script ${name} (${kB(own)}) now loads without a click.`);
  const over = size - limit;
  if (over > 0)
    found.push(
      `${what}: ${kB(size)} gzip, ${kB(over)} (${share(over, limit)}) over the limit of ${kB(limit)}.`,
    );
  const air = limit - size;
  if (exact && limit > size * AIR)
    found.push(
      `${what}: ${kB(size)} gzip, ${kB(air)} (${share(air, size)}) under the limit of ${kB(limit)}; 2 % is allowed.`,
    );
  return found;
}

/** How a limit is set. */
export const howToSet = (slug: string): string =>
  `If that is meant, set the limits: npm run size -- --update --dealer ${slug} (writes apps/site-e2e/sites/${slug}/script-sizes.json).`;
