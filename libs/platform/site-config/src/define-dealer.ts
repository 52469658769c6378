import { dealerSchema } from './dealer-schema.ts';
import type { DealerConfig, DealerInput } from './dealer-schema.ts';
import { describeIssues } from './describe-issues.ts';
import { slotList } from './feature.ts';
import type {
  Contribution,
  ContributionsOfFeature,
  FeatureUse,
  ResolvedFeature,
  RouteEntry,
  SiteSlot,
  SlotsOfFeature,
} from './feature.ts';
import { nearest } from './nearest.ts';
import { ConfigError } from './problem.ts';
import type { ConfigProblem } from './problem.ts';
import { siteSlots } from './site-slots.ts';

/** The features of a site, for the compiler alone: nothing is stored under it. */
declare const featuresOf: unique symbol;

/** A dealer site, checked and complete: plain data, the same at build and at boot. */
export interface SiteDefinition<Features extends readonly FeatureUse[] = readonly FeatureUse[]> {
  readonly [featuresOf]?: Features;
  dealer: DealerConfig;
  /** Parsed options by feature id. */
  features: Record<string, unknown>;
  /** Names of the options that no script may carry, by feature id. */
  loaderOnly: Record<string, readonly string[]>;
  routes: RouteEntry[];
  slots: SiteSlot[];
  contributions: Contribution[];
  /** Package paths of the modules that say which pages search engines may list. */
  sitemaps: string[];
}

export type DealerDeclaration<Features extends readonly FeatureUse[] = readonly FeatureUse[]> =
  DealerInput & {
    /** The capabilities of the site, in no particular order. */
    features: Features;
  };

/** The slots of a site by id: those of the frame and of its features. */
export type SlotsOfSite<Site> =
  Site extends SiteDefinition<infer Features>
    ? typeof siteSlots & UnionToIntersection<SlotsOfFeature<Features[number]>>
    : never;

/** The ids of the entries that the features of a site put into one of its list slots. */
export type EntryIds<Site, Slot> =
  Site extends SiteDefinition<infer Features>
    ? Extract<ContributionsOfFeature<Features[number]>, { slot: Slot }>['id']
    : never;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/**
 * Checks a dealer's declaration and makes the site definition from it.
 *
 * @throws ConfigError with every problem at once, each with path, what, why and fix.
 */
export function defineDealer<const Features extends readonly FeatureUse[]>(
  declaration: DealerDeclaration<Features>,
): SiteDefinition<Features> {
  const { features: uses, ...block } = declaration;
  const parsed = dealerSchema.safeParse(block, { reportInput: true });
  const subject = `The declaration of "${String(block.slug)}"`;
  const problems = parsed.success
    ? dealerRules(parsed.data)
    : describeIssues(dealerSchema, parsed.error.issues);
  // Features are read even when the dealer block is wrong, so that one run shows everything.
  const dealer = parsed.success ? parsed.data : null;
  const resolved: ResolvedFeature[] = [];
  if (dealer)
    for (const use of uses) {
      const result = use.resolve(dealer);
      if (Array.isArray(result)) problems.push(...result);
      else resolved.push(result);
    }
  const slots = [...slotList(siteSlots), ...resolved.flatMap((feature) => feature.slots)];
  const complete = resolved.length === uses.length;
  if (complete) problems.push(...assemblyProblems(resolved, slots));
  if (!dealer || problems.length > 0) throw new ConfigError(subject, problems);
  const known = new Set(slots.map((slot) => slot.id));
  return {
    dealer,
    features: Object.fromEntries(resolved.map(({ id, options }) => [id, options])),
    loaderOnly: Object.fromEntries(resolved.map(({ id, loaderOnly }) => [id, loaderOnly])),
    routes: resolved.flatMap((feature) => feature.routes),
    slots,
    contributions: resolved
      .flatMap((feature) => feature.contributions)
      .filter((contribution) => known.has(contribution.slot)),
    sitemaps: resolved.flatMap(({ sitemap }) => sitemap ?? []),
  };
}

function dealerRules(dealer: DealerConfig): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const slugs = dealer.dealerships.map(({ slug }) => slug);
  dealer.locations.forEach((location, index) => {
    if (!slugs.includes(location.dealership_slug))
      problems.push({
        path: `locations[${index}].dealership_slug`,
        what: `"${location.dealership_slug}" is not one of the dealerships`,
        why: 'Its cars and leads would belong to nobody.',
        fix: `Write one of: ${slugs.join(', ')}.`,
      });
  });
  const ids = dealer.locations.map(({ id }) => id);
  dealer.locations.forEach(({ distribution_locations: others = [] }, index) => {
    for (const other of others.filter((each) => !ids.includes(each)))
      problems.push({
        path: `locations[${index}].distribution_locations`,
        what: `${other} is not the id of a location`,
        why: 'No shopper could choose it for a test drive.',
        fix: `Write ids of: ${ids.join(', ')}.`,
      });
  });
  if (!dealer.locations.some(({ primary, visible }) => primary && visible))
    problems.push({
      path: 'locations',
      what: 'no visible location is primary',
      why: 'Header, footer and time zone come from the primary location.',
      fix: 'Set primary: true on one visible location.',
    });
  problems.push(...repeated('locations', dealer.locations, ({ slug }) => slug, 'slug'));
  problems.push(...repeated('locations', dealer.locations, ({ id }) => String(id), 'id'));
  return problems;
}

function assemblyProblems(features: ResolvedFeature[], slots: SiteSlot[]): ConfigProblem[] {
  const problems = repeated('features', features, ({ id }) => id, 'feature');
  const routes = features.flatMap((feature) => feature.routes);
  problems.push(...repeated('routes', routes, ({ id }) => id, 'id'));
  problems.push(...repeated('routes', routes, ({ path }) => path, 'path'));
  const kinds = new Map(slots.map((slot) => [slot.id, slot.kind]));
  const featureIds = new Set(['site', ...features.map(({ id }) => id)]);
  for (const { id, contributions } of features)
    for (const { slot } of contributions) {
      const owner = slot.split('.')[0] ?? '';
      // A contribution to a feature that this dealer does not use is simply not shown.
      if (!featureIds.has(owner)) continue;
      if (kinds.get(slot) === 'list') continue;
      const near = nearest(slot, [...kinds.keys()]);
      problems.push({
        path: `features.${id}`,
        what: `it contributes to "${slot}", which is not a list slot`,
        why: 'The part would never be shown.',
        fix: near
          ? `Did it mean "${near}"?`
          : `List slots: ${[...kinds]
              .filter(([, kind]) => kind === 'list')
              .map(([slotId]) => slotId)
              .join(', ')}.`,
      });
    }
  return problems;
}

function repeated<Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  label: string,
): ConfigProblem[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    return [
      {
        path: `${path}[${index}]`,
        what: `${label} "${key}" is already used by ${path}[${first}]`,
        why: 'One of the two would hide the other.',
        fix: `Give it a ${label} of its own, or remove one.`,
      },
    ];
  });
}
