declare module 'virtual:forecourt/site' {
  import type { BundledSite } from '@forecourt/site-config';
  export const site: BundledSite;
}
declare module 'virtual:forecourt/fonts' {
  /** Addresses of the font files to preload. */
  export const preload: readonly string[];
}
declare module 'virtual:forecourt/slots/*' {
  import type { SlotFilling } from '@forecourt/slots';
  const filling: SlotFilling;
  export default filling;
}
declare module 'virtual:forecourt/sitemap' {
  import type { LongSitemapSource, SitemapSource } from '@forecourt/page/loader';
  /** The sitemap source of each feature. */
  const sources: readonly (SitemapSource | LongSitemapSource)[];
  export default sources;
}
declare module 'virtual:forecourt/styles.css';
