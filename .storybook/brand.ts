import type { FooterProps, HeaderProps } from '@forecourt/chrome';

type BrandedHeader = Omit<HeaderProps, 'tools' | 'searchHref' | 'currentPath'>;

/** What the parts around a page show of one dealer: its name, logo, navigation and address, by the part. */
export interface Brand {
  consent: { name: string };
  /** As on its site. */
  header: BrandedHeader;
  lightHeader: BrandedHeader;
  darkHeader: BrandedHeader;
  footer: Omit<FooterProps, 'licences'>;
}

/**
 * The props of a story in the brand of a dealer: those that the controls have not changed.
 *
 * @param part what `parameters.brand` of the story says
 */
export function brandedArgs(
  args: Record<string, unknown>,
  initialArgs: Record<string, unknown>,
  brand: Brand | undefined,
  part: unknown,
): Record<string, unknown> {
  const own = Object.entries(brand ?? {}).find(([name]) => name === part)?.[1];
  const unchanged = Object.entries(own ?? {}).filter(([name]) => args[name] === initialArgs[name]);
  return { ...args, ...Object.fromEntries(unchanged) };
}
