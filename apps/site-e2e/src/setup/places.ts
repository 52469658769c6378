import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import { offersPurchase, optionOf } from '../support/options.ts';
import { promotionOf } from '../support/promotion.ts';
import { tagHostOf } from '../support/tag-host.ts';
import { allSlugs, builtSite, definitionFile, siteFolder, siteSlugs } from './sites.ts';

/** A screen that journeys run on; `http` is none. */
export type Screen = 'http' | 'phone' | 'desktop';

/** The dealers that run journeys without a tag, and the screen of each. */
const thorough = new Map<string, Screen>([
  ['harbour-city', 'phone'],
  ['northside-group', 'desktop'],
]);

/** Tags of journeys that test an option: they run on every dealer that has it. */
const options: Record<string, (site: SiteDefinition) => boolean> = {
  '@accounts': ({ features }) => 'account' in features,
  '@apply': ({ features }) => 'finance-application' in features,
  '@alerts': ({ features }) => 'alerts' in features,
  '@delivery': ({ dealer }) => dealer.delivery !== null,
  '@excluded': ({ dealer }) => dealer.stock.excludeStock.length > 0,
  '@finance': ({ dealer }) => dealer.finance !== null,
  // Too few caravans, trucks and motorcycles of a demonstration are alike for market figures.
  '@gauge': (site) =>
    site.dealer.stock.itemTypes.includes('car') &&
    Reflect.get(Object(optionOf(site, 'vdp', 'gauge')), 'show') === true,
  '@invoices': (site) => Boolean(optionOf(site, 'checkout', 'invoices')),
  '@lender': ({ dealer }) => dealer.finance?.lenderInfo === true,
  '@map': ({ dealer }) => dealer.map != null,
  '@mapless': ({ dealer }) => dealer.map == null,
  '@places': ({ dealer }) =>
    dealer.map != null && dealer.locations.filter(({ location_type: type }) => type === 'sales').length > 1,
  '@popup': (site) => promotionOf(site) !== null,
  '@purchase': (site) => offersPurchase(site),
  '@rate': ({ dealer }) =>
    dealer.finance !== null && dealer.finance.sliders['default']?.interestPercent?.disabled !== true,
  '@redirects': ({ dealer }) => existsSync(path.join(siteFolder(dealer.slug), 'content/redirects.yaml')),
  '@reserve': ({ features }) => 'checkout' in features,
  '@spin': ({ features }) => 'spin-to-win' in features,
  '@tags': ({ dealer }) => tagHostOf(dealer) !== null,
  '@tools': ({ features }) => 'mcp' in features,
  '@youx': ({ dealer }) => Boolean(dealer.finance?.youx),
};

/** The screen that a dealer's journeys run on, if they do not need both. It does not depend on the other dealers. */
export function ownScreen(site: string): Screen {
  return thorough.get(site) ?? (site.length % 2 === 0 ? 'phone' : 'desktop');
}

/** Matches a title whose tags include one of these. */
const tagged = (...tags: string[]): string => `.* (?:${tags.join('|')})(?![\\w-])`;

/** Options of a site, by their tags. A site without a build has none: the setup refuses it. */
function optionsOf(site: string): string[] {
  if (!existsSync(definitionFile(site))) return [];
  const built = builtSite(site);
  return Object.keys(options).filter((tag) => options[tag]?.(built));
}

const suffix = '.journey.ts';

/** Matches no title. */
const NONE = /(?!)/;

/** The site of which a sample runs the journey of a file: by the number of characters of its name. Only another dealer moves it. */
function sampledOn(name: string, sites: readonly string[]): string | undefined {
  const fitting = sites.filter((site) => !name.includes('.desktop.') || ownScreen(site) === 'desktop');
  return fitting[(name.length - suffix.length) % fitting.length];
}

/** Matches the title of a journey whose file a sample runs on this site, of the thorough ones or of the others. */
function shareOf(site: string): string {
  const sites = thorough.has(site) ? [...thorough.keys()] : allSlugs().filter((slug) => !thorough.has(slug));
  const names = readdirSync(path.resolve(import.meta.dirname, '../browser'), { recursive: true })
    .map((file) => path.basename(String(file)))
    .filter((name) => name.endsWith(suffix) && sampledOn(name, sites) === site);
  return names.length === 0 ? NONE.source : `.*[/ ](?:${names.join('|').replaceAll('.', String.raw`\.`)})`;
}

/** The pages that a sample reads on every dealer: each is the work of a dealer's layout, theme and stock. */
const EVERYWHERE = ['home.page', 'search.results', 'vdp.vehicle'];

/**
 * Chooses the pages of a site, by their names, that a sample reads: `EVERYWHERE`, what no thorough site has, and the rest by turns: of the
 * thorough sites that have it, and of the others that have it. So every other page is read on one thorough site and on one of the others.
 *
 * @param namesOf the names of the pages of each site, in the order of the sites.
 */
export function sampledPages(site: string, namesOf: ReadonlyMap<string, readonly string[]>): string[] {
  const own = namesOf.get(site) ?? [];
  const holders = (name: string, isThorough: boolean) =>
    [...namesOf].flatMap(([slug, names]) =>
      names.includes(name) && thorough.has(slug) === isThorough ? [slug] : [],
    );
  return own.filter((name) => {
    if (EVERYWHERE.includes(name) || holders(name, true).length === 0) return true;
    const turns = holders(name, thorough.has(site));
    return turns[name.length % turns.length] === site;
  });
}

/**
 * Whether a run reads a page of a site, by its name. The sites under test take turns.
 *
 * @param namesOf the names of the pages of a site.
 * @param isSample only those of `sampledPages`.
 */
export function readsPage(
  site: string,
  namesOf: (site: string) => string[],
  isSample = Boolean(process.env['FORECOURT_SAMPLE']),
): (page: { name: string }) => boolean {
  if (!isSample) return () => true;
  const names = sampledPages(site, new Map(siteSlugs().map((slug) => [slug, namesOf(slug)])));
  return ({ name }) => names.includes(name);
}

/**
 * Selects the journeys of a site and a screen by their tags. The rules stand in README.md.
 *
 * @param isSample a journey that would show the same on several sites runs on one of them, and each on the own screen of its site.
 */
export function journeysOf(
  site: string,
  screen: Screen,
  isSample = Boolean(process.env['FORECOURT_SAMPLE']),
): RegExp {
  const present = optionsOf(site);
  const absent = Object.keys(options).filter((tag) => !present.includes(tag));
  const own = ownScreen(site);
  const rules = [
    ...(absent.length > 0 ? [`(?!${tagged(...absent)})`] : []),
    ...(thorough.has(site) ? [] : [`(?=${tagged('@every-dealer', ...present)})`]),
    ...(screen === 'http' || screen === own ? [] : [`(?=${tagged('@both-screens')})`]),
    `(?!${tagged(own === 'phone' ? '@once-desktop' : '@once-phone')})`,
  ];
  if (isSample && screen !== 'http') {
    if (screen !== own) return NONE;
    const elsewhere = [...thorough.keys()].filter((other) => other !== site).flatMap(optionsOf);
    const alone = present.filter((tag) => !elsewhere.includes(tag));
    const always = ['@always', '@once-desktop', '@once-phone', ...alone];
    if (thorough.has(site)) always.push('@every-dealer');
    rules.push(`(?:(?=${tagged(...always)})|(?=${shareOf(site)}))`);
  }
  return new RegExp(`^${rules.join('')}`);
}
