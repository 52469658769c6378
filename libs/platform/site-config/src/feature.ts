import type { z } from 'zod';
import type { DealerConfig } from './dealer-schema.ts';
import { describeIssues } from './describe-issues.ts';
import type { ConfigProblem } from './problem.ts';
import { referencesOf } from './references.ts';
import { repeatedChoices } from './repeated-choices.ts';
import type { Reference } from './references.ts';
import type { SlotContract, SlotContracts } from './slot-contract.ts';

/** A page that a feature adds to a site, or the dealer. */
export interface RouteEntry {
  /** Explicit id, `feature.page`, which never depends on the file's place; `own.our-story` for a page of the dealer's. */
  id: string;
  /** Path from the site root without a leading slash, in React Router's pattern language; '' is the home page. */
  path: string;
  /** Route module as a package path, `@forecourt/vdp/routes/vehicle`, or as a path of the app, `./content/our-story.tsx`. */
  module: string;
  /** `public` HTML is the same for every visitor and may be cached; `never` is rendered for each request. */
  cache: 'public' | 'never';
  /** The feature without which the page would lead nowhere; the site has no such page where it is off. */
  needs?: string;
  /** The values that a parameter of the path can have, where the declaration knows them: `{ location: ['newstead'] }`. */
  values?: Record<string, readonly string[]>;
}

/** A slot as a site lists it: what its feature declares, with its id. */
export interface SiteSlot {
  /** `feature.part`. */
  id: string;
  kind: 'one' | 'list';
  /** One sentence. */
  purpose: string;
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
export interface FeatureManifest<
  Options extends z.ZodType,
  Slots extends SlotContracts,
  Contributions extends readonly Contribution[],
> {
  id: string;
  options: Options;
  /** Defaults that depend on the template or on what the dealer sells; a dealer's own values win. */
  defaults?: (dealer: DealerConfig) => Partial<z.input<Options>>;
  /** Names of options that loaders alone read, such as long texts: they come with the data of a page and are in no script. */
  loaderOnly?: readonly string[];
  routes?: (context: { options: z.output<Options>; dealer: DealerConfig }) => RouteEntry[];
  /** The replaceable parts of its pages by id, each made by `one` or `list`. */
  slots?: Slots;
  contributions?: Contributions;
  /** Package path of a module whose default export is a `SitemapSource`: which pages of the feature search engines may list. */
  sitemap?: string;
}

/** What a feature adds to the slots of a site, for the compiler alone: nothing is stored under it. */
declare const contractOf: unique symbol;

/** A feature as a dealer lists it; `resolve` checks the dealer's options and gives what the feature adds to the site. */
export interface FeatureUse<
  Slots extends SlotContracts = SlotContracts,
  Contributions extends readonly Contribution[] = readonly Contribution[],
> {
  id: string;
  readonly [contractOf]?: { slots: Slots; contributions: Contributions };
  resolve(dealer: DealerConfig): ResolvedFeature | ConfigProblem[];
}

/** A feature with its options checked: plain data. */
export interface ResolvedFeature {
  id: string;
  options: unknown;
  loaderOnly: readonly string[];
  routes: RouteEntry[];
  slots: SiteSlot[];
  contributions: Contribution[];
  sitemap: string | null;
  /** What the dealer's own values name; the platform's defaults are not his to mend. */
  references: Reference[];
}

/** The slots that the features of a site declare, by id. */
export type SlotsOfFeature<Use> = Use extends FeatureUse<infer Slots> ? Slots : never;

/** The entries that the features of a site contribute to list slots. */
export type ContributionsOfFeature<Use> =
  Use extends FeatureUse<SlotContracts, infer Contributions> ? Contributions[number] : never;

/**
 * Makes the function that a dealer calls in `features: [...]`.
 *
 * @example
 * export const search = defineFeature({ id: 'search', options: searchOptions, routes: () => [...] });
 * // dealer.config.ts: features: [search({ columns: 3 })]
 */
export function defineFeature<
  Options extends z.ZodType,
  const Slots extends SlotContracts = NoSlots,
  const Contributions extends readonly Contribution[] = readonly [],
>(manifest: FeatureManifest<Options, Slots, Contributions>) {
  const use = (options?: z.input<Options>): FeatureUse<Slots, Contributions> => ({
    id: manifest.id,
    resolve: (dealer) => resolveFeature(manifest, options, dealer),
  });
  /** The declaration, for the tools that write the reference pages. */
  return Object.assign(use, { manifest });
}

/** A feature that declares no slot. */
type NoSlots = Readonly<Record<never, SlotContract>>;

function resolveFeature<Options extends z.ZodType>(
  manifest: FeatureManifest<Options, SlotContracts, readonly Contribution[]>,
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
    slots: slotList(manifest.slots ?? {}),
    contributions: [...(manifest.contributions ?? [])],
    sitemap: manifest.sitemap ?? null,
    references: referencesOf(manifest.options, own, at),
  };
}

/** Slots in the order of their declaration, with their ids. */
export function slotList(slots: SlotContracts): SiteSlot[] {
  return Object.entries(slots).map(([id, { kind, purpose }]) => ({ id, kind, purpose }));
}

/** The part of the parsed options that the dealer gave. */
function ownOf(parsed: unknown, given: unknown): unknown {
  if (!isRecord(parsed) || !isRecord(given)) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([key]) => key in given));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
