import type { OptionsByAudience } from './audience.ts';
import type { DealerConfig } from './dealer-schema.ts';
import type { Contribution, FeatureUse, ProgramLink, RouteEntry, SiteSlot } from './feature.ts';
import type { ConfigProblem } from './problem.ts';
import type { Reference } from './references.ts';

/** The features of a site, a type-only brand, never set. */
declare const featuresOf: unique symbol;

/** A link to a page of the `content` folder. */
export interface ContentLink {
  href: string;
  /** The problem if there is no such page. */
  problem: ConfigProblem;
}

/** A dealer site, checked and complete: plain data, equal at build and at start. */
export interface SiteDefinition<Features extends readonly FeatureUse[] = readonly FeatureUse[]> {
  readonly [featuresOf]?: Features;
  dealer: DealerConfig;
  /** Checked options by feature id and audience. */
  features: Record<string, OptionsByAudience>;
  routes: RouteEntry[];
  slots: SiteSlot[];
  contributions: Contribution[];
  /** Package paths of the features' sitemap modules. */
  sitemaps: string[];
  /** Package paths of the server halves of its features, by feature id. */
  servers: Record<string, string>;
  /** Path of the picture that stands for the dealer in link previews; null if neither the dealer nor a feature has one. */
  sharePicture: string | null;
  /** Addresses for programs, of all features. */
  programs: ProgramLink[];
  /** Links to pages that only the `content` folder can have, each with its problem if the folder does not have it; the build checks them. */
  contentLinks: ContentLink[];
  /** The files that the declaration names; the build checks that they exist. */
  files: Reference[];
  /** Problems that do not stop the build, but must be fixed before the site opens. */
  warnings: ConfigProblem[];
}
