import type { SiteDefinition } from '@forecourt/site-config';

type Features = Pick<SiteDefinition, 'features'>;

/** Reads an option of a feature from the site's build. */
export function optionOf({ features }: Features, feature: string, key: string): unknown {
  const { browser, loader, server } = features[feature] ?? {};
  return { ...browser, ...loader, ...server }[key];
}

/** Reads a string option, or null. */
export function textOption(site: Features, feature: string, key: string): string | null {
  const option = optionOf(site, feature, key);
  return typeof option === 'string' ? option : null;
}

/** Reads an option that is a list of strings. */
export function listOption(site: Features, feature: string, key: string): string[] {
  const option = optionOf(site, feature, key);
  return Array.isArray(option) ? option.filter((each) => typeof each === 'string') : [];
}

/** Whether a site sells vehicles online. */
export const offersPurchase = (site: Features): boolean =>
  (optionOf(site, 'checkout', 'purchase') ?? null) !== null;
