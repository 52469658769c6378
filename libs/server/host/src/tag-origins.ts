import type { DealerConfig } from '@forecourt/site-config';

/** Origins that the tags of a site use, by what for. */
export interface TagOrigins {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/** What Google Analytics sends to, and with advertising. */
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const GOOGLE_ADVERTISING = [
  'https://*.g.doubleclick.net',
  'https://www.google.com',
  'https://www.google.com.au',
];

/** Tag origins for a site's content security policy: none for a site that declares no ids of Google or Meta. */
export function tagOrigins({
  googleAnalytics,
  tagManager,
  tagHost,
  metaPixel,
  advertising = false,
}: DealerConfig['analytics']): TagOrigins {
  const usesGoogle = googleAnalytics !== undefined || tagManager !== undefined;
  const own = tagHost === undefined ? [] : [`https://${tagHost}`];
  const sends = own.length > 0 ? own : [...GOOGLE, ...(advertising ? GOOGLE_ADVERTISING : [])];
  const google = usesGoogle ? sends : [];
  return {
    scripts: usesGoogle ? (own.length > 0 ? own : ['https://www.googletagmanager.com']) : [],
    images: [...google, ...(metaPixel === undefined ? [] : ['https://www.facebook.com'])],
    connections: google,
  };
}
