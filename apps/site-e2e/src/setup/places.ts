import { existsSync } from 'node:fs';
import type { SiteDefinition } from '@forecourt/site-config';
import { offersPurchase, optionOf } from '../support/options.ts';
import { promotionOf } from '../support/promotion.ts';
import { builtSite, definitionFile } from './sites.ts';

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
  '@reserve': ({ features }) => 'checkout' in features,
  '@spin': ({ features }) => 'spin-to-win' in features,
  '@youx': ({ dealer }) => Boolean(dealer.finance?.youx),
};

/** The screen that a dealer's journeys run on, if they do not need both. It does not depend on the other dealers. */
export function ownScreen(site: string): Screen {
  return thorough.get(site) ?? (site.length % 2 === 0 ? 'phone' : 'desktop');
}

/** Matches a title whose tags include one of these. */
const tagged = (...tags: string[]): string => `.* (?:${tags.join('|')})(?![\\w-])`;

/** Selects the journeys of a site and a screen by their tags. The rules stand in README.md. */
export function journeysOf(site: string, screen: Screen): RegExp {
  const built = existsSync(definitionFile(site)) ? builtSite(site) : null; // the setup refuses a site without a build
  const tags = Object.keys(options);
  const present = tags.filter((tag) => built !== null && options[tag]?.(built));
  const absent = tags.filter((tag) => !present.includes(tag));
  const own = ownScreen(site);
  const rules = [
    ...(absent.length > 0 ? [`(?!${tagged(...absent)})`] : []),
    ...(thorough.has(site) ? [] : [`(?=${tagged('@every-dealer', ...present)})`]),
    ...(screen === 'http' || screen === own ? [] : [`(?=${tagged('@both-screens')})`]),
    `(?!${tagged(own === 'phone' ? '@once-desktop' : '@once-phone')})`,
  ];
  return new RegExp(`^${rules.join('')}`);
}
