import { asParsed } from './audience.ts';
import type { Audience } from './audience.ts';
import type { SiteDefinition } from './site-definition.ts';
import type { BundledSite, PublicSite } from './public-site.ts';

/** The type of a feature's options, carried by `typeof` the feature. */
export interface TypedFeature {
  readonly types?: { id: string };
}

type TypesOf<Feature extends TypedFeature> = NonNullable<Feature['types']>;
type OptionsFor<Feature extends TypedFeature, Name extends Audience> =
  TypesOf<Feature> extends Record<Name, infer Options extends object> ? Options : never;

/** The id of a feature, as a literal. */
export type IdOf<Feature extends TypedFeature> = TypesOf<Feature>['id'];
/** The browser options of a feature, such as `BrowserOptions<typeof search>`. */
export type BrowserOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'browser'>;
/** The options of a feature that loaders read: browser options and loader options. */
export type LoaderOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'loader'>;
/** All options of a feature. */
export type ServerOptions<Feature extends TypedFeature> = OptionsFor<Feature, 'server'>;

/**
 * The options of a feature, or null if this dealer does not use it. The type of the site decides which: loader options for the site of a
 * loader, otherwise browser options.
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
