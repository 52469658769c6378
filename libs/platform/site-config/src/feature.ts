import { asParsed, flatSchema, splitOptions } from './audience.ts';
import type {
  EachOnce,
  OptionSchemas,
  OptionTypes,
  OptionsByAudience,
  OptionsInput,
  OptionsOutput,
} from './audience.ts';
import type { DealerConfig } from './dealer-schema.ts';
import { describeIssues } from './describe-issues.ts';
import type { ConfigProblem } from './problem.ts';
import { referencesOf } from './references.ts';
import { repeatedChoices } from './repeated-choices.ts';
import type { Reference } from './references.ts';
import type { SlotContract, SlotContracts } from './slot-contract.ts';

/** A page of a feature, or a dealer's own page. */
export interface RouteEntry {
  /** Explicit id, `feature.page`, independent of the file's path; `own.our-story` for a dealer's own page. */
  id: string;
  /** Path from the site root without a leading slash, in React Router's pattern language; '' is the home page. */
  path: string;
  /** Route module as a package path, `@forecourt/vdp/routes/vehicle`, or as a path of the app, `./content/our-story.tsx`. */
  module: string;
  /** `public` HTML is the same for every visitor and may be cached; `never` is rendered for each request. */
  cache: 'public' | 'never';
  /** A feature that the page needs; without it the site does not have the page. */
  needs?: string;
  /** On a site with accounts its loader asks for a sign-in, with `gate` of `@forecourt/page/gate`; it is never cached then. */
  gated?: boolean;
  /** The route only redirects: it is no page of the site, and links must not use it. */
  redirects?: boolean;
  /** The path of the page that this one repeats under another address; that path is the canonical one. */
  sameAs?: string;
  /** A file for programs, such as a feed: it has no heading, and no page links to it but in its head. */
  programs?: boolean;
  /** Its pages come from the `content` folder of the app, so their addresses are known when that is read; `*` is every other address. */
  content?: boolean;
  /** The values that a parameter of the path can have, if the declaration knows them: `{ location: ['newstead'] }`. */
  values?: Record<string, readonly string[]>;
}

/** A slot of a site: the declaration of its feature, with its id. */
export interface SiteSlot {
  /** `feature.part`. */
  id: string;
  kind: 'one' | 'list';
  /** One sentence. */
  purpose: string;
}

/** A component that a feature contributes to another feature's list slot. */
export interface Contribution {
  slot: string;
  /** Unique within the slot; `before` and `after` refer to it. */
  id: string;
  /** Package path of a module with the component as its default export. */
  module: string;
  before?: string;
  after?: string;
}

/** An address of a site that is made for programs. */
export interface ProgramLink {
  /** What is there, in a few words. */
  name: string;
  /** Path on the site. */
  path: string;
}

/** The manifest of a feature: plain data and pure functions. Node reads it at build and start; it contains no React. */
export interface FeatureManifest<
  Id extends string,
  Schemas extends OptionSchemas,
  Slots extends SlotContracts,
  Contributions extends readonly Contribution[],
> {
  id: Id;
  /** The purpose of the feature, one sentence. */
  purpose: string;
  /** The options by audience. A dealer writes all of them in one flat object. */
  options: Schemas;
  /** Former options by name, and the key of the dealer's declaration that replaces each, such as `stock.marketThreshold`. */
  moved?: Readonly<Record<string, string>>;
  /** Defaults that depend on the template or the stock; the dealer's own values override them. */
  defaults?: (dealer: DealerConfig) => Partial<OptionsInput<Schemas>>;
  routes?: (context: { options: OptionsOutput<Schemas>; dealer: DealerConfig }) => RouteEntry[];
  /** The replaceable parts of its pages by id, each made by `one` or `list`. */
  slots?: Slots;
  contributions?: Contributions;
  /** Package path of a module whose default export is a `SitemapSource`: the feature's pages that search engines may list. */
  sitemap?: string;
  /** What is wrong with options on a site with these features, such as one that needs another feature. */
  problems?: (context: { options: OptionsOutput<Schemas>; features: readonly string[] }) => ConfigProblem[];
  /** A picture that stands for the dealer in link previews, by its path; null for none. The first feature with one decides. */
  sharePicture?: (context: { options: OptionsOutput<Schemas> }) => string | null;
  /** What programs can read of the site by this feature; `llms.txt` names it to assistants. */
  programs?: (context: { options: OptionsOutput<Schemas> }) => ProgramLink[];
  /**
   * Package path of its server half, `@forecourt/vdp/server`: a module that runs only in Node, whose default export is the result of
   * `defineServerHalf` of `@forecourt/api`. Its operations are served on the sites that have the feature.
   */
  server?: string;
}

/** The slots and contributions of a feature; a type-only brand, never set. */
declare const contractOf: unique symbol;

/** A feature as a dealer lists it; `resolve` checks the dealer's options and returns the feature's part of the site. */
export interface FeatureUse<
  Slots extends SlotContracts = SlotContracts,
  Contributions extends readonly Contribution[] = readonly Contribution[],
> {
  id: string;
  readonly [contractOf]?: { slots: Slots; contributions: Contributions };
  /** `features` are the ids of those that the site lists. */
  resolve(dealer: DealerConfig, features?: readonly string[]): ResolvedFeature | ConfigProblem[];
}

/** A feature with its options checked: plain data. */
export interface ResolvedFeature {
  id: string;
  options: OptionsByAudience;
  routes: RouteEntry[];
  slots: SiteSlot[];
  contributions: Contribution[];
  sitemap: string | null;
  server: string | null;
  sharePicture: string | null;
  programs: ProgramLink[];
  /** References in the dealer's own values. References in platform defaults are not reported, because the dealer cannot fix them. */
  references: Reference[];
  /** What is wrong with its options on this site. */
  problems: ConfigProblem[];
}

/** The slots that the features of a site declare, by id. */
export type SlotsOfFeature<Use> = Use extends FeatureUse<infer Slots> ? Slots : never;

/** The entries that the features of a site contribute to list slots. */
export type ContributionsOfFeature<Use> =
  Use extends FeatureUse<SlotContracts, infer Contributions> ? Contributions[number] : never;

/** The function that a dealer calls in `features: [...]`. */
export interface Feature<
  Id extends string,
  Schemas extends OptionSchemas,
  Slots extends SlotContracts,
  Contributions extends readonly Contribution[],
> {
  (options?: OptionsInput<Schemas>): FeatureUse<Slots, Contributions>;
  /** The declaration, for the tools that write the reference pages. */
  manifest: FeatureManifest<Id, Schemas, Slots, Contributions>;
  /** The types of its options by audience, a type-only brand, never set. */
  readonly types?: OptionTypes<Id, Schemas>;
}

/**
 * Makes the function that a dealer calls in `features: [...]`. Screens, loaders and the server read the options of their audience by its
 * type: `useFeatureOptions<typeof search>('search')`.
 *
 * @example
 * export const search = defineFeature({ id: 'search', purpose: 'The search page.', options: { browser: z.strictObject({ … }) } });
 * // dealer.config.ts: features: [search({ columns: 3 })]
 * @throws TypeError if an option belongs to two audiences.
 */
export function defineFeature<
  const Id extends string,
  Schemas extends OptionSchemas,
  const Slots extends SlotContracts = NoSlots,
  const Contributions extends readonly Contribution[] = readonly [],
>(
  manifest: FeatureManifest<Id, Schemas, Slots, Contributions> & { options: EachOnce<Schemas> },
): Feature<Id, Schemas, Slots, Contributions> {
  const { id, purpose, moved, defaults, routes, slots, contributions } = manifest;
  const { sitemap, server, sharePicture, programs, problems } = manifest;
  const schema = flatSchema(id, manifest.options).meta({ description: purpose, moved });
  const at = `features.${id}`;
  const resolve = (
    options: OptionsInput<Schemas> | undefined,
    dealer: DealerConfig,
    features: readonly string[],
  ) => {
    const given = { ...defaults?.(dealer), ...(isRecord(options) ? options : {}) };
    const parsed = schema.safeParse(given, { reportInput: true });
    if (!parsed.success) return describeIssues(schema, parsed.error.issues, given, at);
    const own = ownOf(parsed.data, options);
    const twice = repeatedChoices(schema, own, at);
    if (twice.length > 0) return twice;
    return {
      id,
      options: splitOptions(manifest.options, parsed.data),
      routes: routes?.({ options: asParsed(parsed.data), dealer }) ?? [],
      slots: slotList(slots ?? {}),
      contributions: [...(contributions ?? [])],
      sitemap: sitemap ?? null,
      server: server ?? null,
      sharePicture: sharePicture?.({ options: asParsed(parsed.data) }) ?? null,
      programs: programs?.({ options: asParsed(parsed.data) }) ?? [],
      references: referencesOf(schema, own, at),
      problems: problems?.({ options: asParsed(parsed.data), features }) ?? [],
    };
  };
  const use = (options?: OptionsInput<Schemas>): FeatureUse<Slots, Contributions> => ({
    id,
    resolve: (dealer, features = []) => resolve(options, dealer, features),
  });
  return Object.assign(use, { manifest });
}

/** A feature that declares no slot. */
type NoSlots = Readonly<Record<never, SlotContract>>;

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
