import { asParsed } from './audience.ts';
import type { Audience } from './audience.ts';
import type { SiteDefinition } from './define-dealer.ts';
import type { BundledSite, PublicSite } from './public-site.ts';

/** What `typeof` a feature tells of its options. */
export interface TypedFeature {
  readonly types?: { id: string };
}

/** Options of one audience by feature id; a feature that is off is absent. */
export type OptionsById = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type TypesOf<Feature extends TypedFeature> = NonNullable<Feature['types']>;
type OptionsFor<Feature extends TypedFeature, Name extends Audience> =
  TypesOf<Feature> extends Record<Name, infer Options extends object> ? Options : never;

/** The id of a feature, as a literal. */
export type IdOf<Feature extends TypedFeature> = TypesOf<Feature>['id'];
/** The options of a feature that the browser may know, such as `BrowserOptions<typeof search>`. */
export type BrowserOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'browser'>;
/** The options of a feature that a loader reads: what the browser may know, and what comes with the data of a page. */
export type LoaderOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'loader'>;
/** All options of a feature. */
export type ServerOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'server'>;

/**
 * The options of a feature, or null when this dealer does not use it: for loaders those that loaders read, elsewhere those that the
 * browser may know. The type of the site says which.
 *
 * @example featureOptions<typeof search>(site, 'search')?.title // `import type { search } from './manifest.ts'`
 */
export function featureOptions<Feature extends TypedFeature>(
  site: PublicSite,
  id: IdOf<Feature>,
): LoaderOptions<Feature> | null;
export function featureOptions<Feature extends TypedFeature>(
  site: Pick<BundledSite, 'features'>,
  id: IdOf<Feature>,
): BrowserOptions<Feature> | null;
export function featureOptions(site: Pick<BundledSite, 'features'>, id: string): object | null {
  return site.features[id] ?? null;
}

/** All options of a feature, for the server; null when this dealer does not use it. */
export function serverOptions<Feature extends TypedFeature>(
  { features }: Pick<SiteDefinition, 'features'>,
  id: IdOf<Feature>,
): ServerOptions<Feature> | null {
  const options = features[id];
  return options
    ? asParsed<ServerOptions<Feature>>({ ...options.browser, ...options.loader, ...options.server })
    : null;
}
