/** The services of others that a site uses, of its `analytics` block. */
export interface TagSettings {
  /** Measurement id of Google Analytics 4. */
  googleAnalytics?: string;
  /** Container id of Google Tag Manager. */
  tagManager?: string;
  /** Host of the dealer's own server container, which Google's tags are loaded from and send to; without it Google's. */
  tagHost?: string;
  /** Id of the Meta pixel. */
  metaPixel?: string;
  /** Whether visitors are asked about advertising too. */
  advertising?: boolean;
}
