import type { z } from 'zod';
import type { DealerConfig } from './dealer-schema.ts';
import { describeIssues } from './describe-issues.ts';
import type { ConfigProblem } from './problem.ts';
import { referencesOf } from './references.ts';
import { repeatedChoices } from './repeated-choices.ts';
import type { Reference } from './references.ts';

/** A page that a feature adds to a site. */
export interface RouteEntry {
  /** Explicit id, `feature.page`; it never depends on the file's place. */
  id: string;
  /** Path from the site root without a leading slash, in React Router's pattern language; '' is the home page. */
  path: string;
  /** Route module as a package path: `@forecourt/vdp/routes/vehicle`. */
  module: string;
  /** `public` HTML is the same for every visitor and may be cached; `never` is rendered for each request. */
  cache: 'public' | 'never';
  /** The feature without which the page would lead nowhere; the site has no such page where it is off. */
  needs?: string;
  /** The values that a parameter of the path can have, where the declaration knows them: `{ location: ['newstead'] }`. */
  values?: Record<string, readonly string[]>;
}

/** A replaceable part, declared by the feature whose page shows it. */
export interface SlotDeclaration {
  /** `feature.part`. */
  id: string;
  /** `one` holds one component; `list` holds contributions in order. */
  kind: 'one' | 'list';
  /** One sentence. */
  purpose: string;
  /** `stable` props change only with a major version; `unsafe` may change with any. */
  stability: 'stable' | 'unsafe';
}

/** A component that a feature puts into another feature's list slot. */
export interface Contribution {
  slot: string;
  /** Unique within the slot; `before` and `after` refer to it. */
  id: string;
  /** Package path of a module with the component as its default export. */
  module: string;
  before?: string;
  after?: string;
}

/** What a feature declares about itself. Plain data and pure functions: it is read by Node at build and boot, never by React. */
export interface FeatureManifest<Options extends z.ZodType> {
  id: string;
  options: Options;
  /** Defaults that depend on the template or on what the dealer sells; a dealer's own values win. */
  defaults?: (dealer: DealerConfig) => Partial<z.input<Options>>;
  /** Names of options that loaders alone read, such as long texts: they come with the data of a page and are in no script. */
  loaderOnly?: readonly string[];
  routes?: (context: { options: z.output<Options>; dealer: DealerConfig }) => RouteEntry[];
  slots?: readonly SlotDeclaration[];
  contributions?: readonly Contribution[];
}

/** A feature as a dealer lists it; `resolve` checks the dealer's options and gives what the feature adds to the site. */
export interface FeatureUse {
  id: string;
  resolve(dealer: DealerConfig): ResolvedFeature | ConfigProblem[];
}

/** A feature with its options checked: plain data. */
export interface ResolvedFeature {
  id: string;
  options: unknown;
  loaderOnly: readonly string[];
  routes: RouteEntry[];
  slots: SlotDeclaration[];
  contributions: Contribution[];
  /** What the dealer's own values name; the platform's defaults are not his to mend. */
  references: Reference[];
}

/**
 * Makes the function that a dealer calls in `features: [...]`.
 *
 * @example
 * export const search = defineFeature({ id: 'search', options: searchOptions, routes: () => [...] });
 * // dealer.config.ts: features: [search({ columns: 3 })]
 */
export function defineFeature<Options extends z.ZodType>(manifest: FeatureManifest<Options>) {
  return (options?: z.input<Options>): FeatureUse => ({
    id: manifest.id,
    resolve: (dealer) => resolveFeature(manifest, options, dealer),
  });
}

function resolveFeature<Options extends z.ZodType>(
  manifest: FeatureManifest<Options>,
  options: z.input<Options> | undefined,
  dealer: DealerConfig,
): ResolvedFeature | ConfigProblem[] {
  const given = { ...manifest.defaults?.(dealer), ...(isRecord(options) ? options : {}) };
  const parsed = manifest.options.safeParse(given, { reportInput: true });
  if (!parsed.success)
    return describeIssues(manifest.options, parsed.error.issues, given, `features.${manifest.id}`);
  const at = `features.${manifest.id}`;
  const own = ownOf(parsed.data, options);
  const twice = repeatedChoices(manifest.options, own, at);
  if (twice.length > 0) return twice;
  return {
    id: manifest.id,
    options: parsed.data,
    loaderOnly: manifest.loaderOnly ?? [],
    routes: manifest.routes?.({ options: parsed.data, dealer }) ?? [],
    slots: [...(manifest.slots ?? [])],
    contributions: [...(manifest.contributions ?? [])],
    references: referencesOf(manifest.options, own, at),
  };
}

/** The part of the parsed options that the dealer gave. */
function ownOf(parsed: unknown, given: unknown): unknown {
  if (!isRecord(parsed) || !isRecord(given)) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([key]) => key in given));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
