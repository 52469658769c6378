import { ConfigError } from './config-error.ts';
import { dealerRules, dealerWarnings } from './dealer-rules.ts';
import { dealerSchema } from './dealer-schema.ts';
import type { DealerConfig, DealerInput } from './dealer-schema.ts';
import { describeIssues } from './describe-issues.ts';
import { exampleDealer } from './example-dealer.ts';
import { slotList } from './feature.ts';
import type {
  ContributionsOfFeature,
  FeatureUse,
  ResolvedFeature,
  SiteSlot,
  SlotsOfFeature,
} from './feature.ts';
import { isHostPath } from './host-paths.ts';
import { listedFeatures } from './listed-features.ts';
import { nearest } from './nearest.ts';
import type { ConfigProblem } from './problem.ts';
import { ownPageProblems, ownRoutes } from './own-pages.ts';
import { contentLinks, isFile, referenceProblems } from './reference-problems.ts';
import { referencesOf } from './references.ts';
import { repeated } from './repeated.ts';
import { repeatedChoices } from './repeated-choices.ts';
import type { SiteDefinition } from './site-definition.ts';
import { siteSlots } from './site-slots.ts';

/** What a dealer writes in `dealer.config.ts`: its own keys, and the features of its site. */
export type DealerDeclaration<Features extends readonly FeatureUse[] = readonly FeatureUse[]> =
  DealerInput & {
    /** The features of the site, in any order. */
    features: Features;
  };

/** The slots of a site by id: those of the layout and of its features. */
export type SlotsOfSite<Site> =
  Site extends SiteDefinition<infer Features>
    ? typeof siteSlots & UnionToIntersection<SlotsOfFeature<Features[number]>>
    : never;

/** The ids of the entries that the features of a site contribute to a list slot. */
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
 * Checks a dealer's declaration and returns the site definition.
 *
 * @throws ConfigError with every problem at once, each with path, what, why and fix, and with the valid parts of the site.
 */
export function defineDealer<const Features extends readonly FeatureUse[]>(
  declaration: DealerDeclaration<Features>,
): SiteDefinition<Features> {
  const { features: given, ...block } = declaration;
  const parsed = dealerSchema.safeParse(block, { reportInput: true });
  const dealer = parsed.success ? parsed.data : soundParts(block);
  const problems = parsed.success ? [] : describeIssues(dealerSchema, parsed.error.issues, block);
  const sound = (...keys: (keyof DealerConfig)[]) =>
    parsed.success || keys.every((key) => !problems.some(({ path }) => isBelow(path, key)));
  if (sound('locations', 'dealerships', 'hosts', 'specialHours')) problems.push(...dealerRules(dealer));
  if (parsed.success) problems.push(...repeatedChoices(dealerSchema, dealer));

  const { uses, ids, problems: notFeatures } = listedFeatures(given);
  problems.push(...notFeatures);
  const resolved = uses.flatMap((use) => {
    const result = use.resolve(dealer, ids);
    if (!Array.isArray(result)) return [result];
    problems.push(...result);
    return [];
  });
  // Pages and slots are known only if every feature is valid.
  const areKnown = notFeatures.length === 0 && resolved.length === uses.length;
  problems.push(...resolved.flatMap((feature) => feature.problems));
  const featureRoutes = resolved
    .flatMap((feature) => feature.routes)
    .filter(({ needs }) => needs === undefined || ids.includes(needs));
  const routes = [...featureRoutes, ...ownRoutes(dealer.ownPages)];
  const slots = [...slotList(siteSlots), ...resolved.flatMap((feature) => feature.slots)];
  const references = [
    // Invalid parts are replaced by those of the example, so that references can be checked.
    ...referencesOf(dealerSchema, dealer).filter(({ path }) => sound(topKey(path))),
    ...resolved.flatMap((feature) => feature.references),
  ];
  if (areKnown) {
    problems.push(...assemblyProblems(resolved, slots), ...ownPageProblems(dealer.ownPages, featureRoutes));
    if (sound('locations', 'dealerships', 'ownPages'))
      problems.push(...referenceProblems(references, { dealer, routes, features: ids }));
  }
  const files = references.filter(isFile);
  const linked =
    areKnown && sound('locations', 'dealerships', 'ownPages')
      ? contentLinks(references, { dealer, routes, features: ids })
      : [];
  const known = new Set(slots.map((slot) => slot.id));
  const contributions = resolved
    .flatMap((feature) => feature.contributions)
    .filter((contribution) => known.has(contribution.slot));
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`The declaration of "${String(block.slug)}"`, problems, {
      slug: String(block.slug),
      files,
      contentLinks: linked,
      ...(sound('sharedContent') && { sharedContent: dealer.sharedContent ?? null }),
      ...(sound('ownPages') && { ownPages: dealer.ownPages }),
      ...(sound('brand') && { fonts: dealer.brand.fonts ?? [] }),
      // The slots of an invalid feature are not known, so its overrides cannot be checked.
      ...(areKnown && { slots, contributions }),
    });
  return {
    dealer,
    features: Object.fromEntries(resolved.map(({ id, options }) => [id, options])),
    routes,
    slots,
    contributions,
    sitemaps: resolved.flatMap(({ sitemap }) => sitemap ?? []),
    servers: Object.fromEntries(
      resolved.flatMap(({ id, server }) => (server === null ? [] : [[id, server]])),
    ),
    sharePicture:
      dealer.brand.shareImage ??
      resolved.find(({ sharePicture }) => sharePicture !== null)?.sharePicture ??
      null,
    programs: resolved.flatMap(({ programs }) => programs),
    contentLinks: linked,
    files,
    warnings: dealerWarnings(dealer),
  };
}

/** The valid parts of a declaration; invalid parts are replaced by those of the example, so that one run reports all problems. */
function soundParts(block: Record<string, unknown>): DealerConfig {
  const parts = Object.entries(dealerSchema.shape).flatMap(([key, schema]) => {
    const part = schema.safeParse(block[key]);
    return part.success ? [[key, part.data] as const] : [];
  });
  return { ...dealerSchema.parse(exampleDealer), ...Object.fromEntries(parts) };
}

const topKey = (path: string): keyof DealerConfig => {
  const [key = ''] = path.split(/[.[]/);
  const known = Object.keys(dealerSchema.shape) as (keyof DealerConfig)[];
  return known.find((each) => each === key) ?? 'slug';
};
const isBelow = (path: string, key: string) =>
  path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);

/** The problem of a page that requests never get to, because the host answers them. */
function hostProblems(feature: string, { id, path }: ResolvedFeature['routes'][number]): ConfigProblem[] {
  if (!isHostPath(`/${path}`)) return [];
  return [
    {
      path: `features.${feature}`,
      what: `"/${path}", the path of "${id}", is one that the host serves itself`,
      why: 'The page would never be shown.',
      fix: `Give it a path that does not begin with "/${path.split('/')[0]}".`,
    },
  ];
}

function assemblyProblems(features: ResolvedFeature[], slots: SiteSlot[]): ConfigProblem[] {
  const problems = repeated('features', features, ({ id }) => id, 'feature');
  const routes = features.flatMap((feature) => feature.routes);
  if (problems.length === 0) {
    problems.push(...repeated('routes', routes, ({ id }) => id, 'id'));
    problems.push(...repeated('routes', routes, ({ path }) => path, 'path'));
  }
  for (const { id, routes: own } of features)
    problems.push(...own.flatMap((route) => hostProblems(id, route)));
  const kinds = new Map(slots.map((slot) => [slot.id, slot.kind]));
  const featureIds = new Set(['site', ...features.map(({ id }) => id)]);
  for (const { id, contributions } of features)
    for (const { slot } of contributions) {
      const owner = slot.split('.')[0] ?? '';
      // A contribution to a feature that this dealer does not use is ignored.
      if (!featureIds.has(owner)) continue;
      if (kinds.get(slot) === 'list') continue;
      const lists = [...kinds].flatMap(([slotId, kind]) => (kind === 'list' ? [slotId] : []));
      const near = nearest(slot, lists);
      problems.push({
        path: `features.${id}`,
        what: `it contributes to "${slot}", which is not a list slot`,
        why: 'The part would never be shown.',
        fix: near ? `Did it mean "${near}"?` : `List slots: ${lists.join(', ')}.`,
      });
    }
  return problems;
}
