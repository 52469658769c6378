import type { SiteDefinition } from '@forecourt/site-config';

type Features = Pick<SiteDefinition, 'features'>;

/** An option of a feature, as the build of the site has it. */
export function optionOf({ features }: Features, feature: string, key: string): unknown {
  const options = features[feature];
  return typeof options === 'object' && options !== null ? Reflect.get(options, key) : undefined;
}

/** An option that is a text, or null. */
export function textOption(site: Features, feature: string, key: string): string | null {
  const option = optionOf(site, feature, key);
  return typeof option === 'string' ? option : null;
}

/** An option that is a list of texts. */
export function listOption(site: Features, feature: string, key: string): string[] {
  const option = optionOf(site, feature, key);
  return Array.isArray(option) ? option.filter((each) => typeof each === 'string') : [];
}
