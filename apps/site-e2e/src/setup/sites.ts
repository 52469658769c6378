import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';

/** The root of the workspace. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** Where the dealer apps are: FORECOURT_DEALERS, as the host reads it, else `apps/dealers`. */
const dealers = path.resolve(root, process.env['FORECOURT_DEALERS'] ?? 'apps/dealers');

/** Folder of a dealer app. */
export const siteFolder = (slug: string): string => path.join(dealers, slug);

/** Every dealer app, sorted. */
export const allSlugs = (): string[] =>
  readdirSync(dealers)
    .filter((slug) => existsSync(path.join(dealers, slug, 'dealer.config.ts')))
    .sort();

/** The sites under test: those of FORECOURT_JOURNEY_DEALERS, separated by commas, else every dealer app. */
export function siteSlugs(): string[] {
  const all = allSlugs();
  const named = process.env['FORECOURT_JOURNEY_DEALERS']?.split(',').map((slug) => slug.trim());
  const unknown = named?.filter((slug) => !all.includes(slug)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No dealer is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return named ?? all;
}

/** The sites whose stock is loaded: those under test, and beside a single one another, whose vehicles it must not show. */
export function stockedSlugs(): string[] {
  const sites = siteSlugs();
  const other = allSlugs().find((slug) => !sites.includes(slug));
  return sites.length > 1 || other === undefined ? sites : [...sites, other];
}

/** Path of the site definition in a build. */
export const definitionFile = (slug: string): string => path.join(siteFolder(slug), 'build', 'site.json');

/** Reads the site definition from a build. */
export function builtSite(slug: string): SiteDefinition {
  return JSON.parse(readFileSync(definitionFile(slug), 'utf8'));
}
