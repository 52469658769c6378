import type { LinksFunction, LoaderFunctionArgs } from 'react-router';
import { sharePicture } from '@forecourt/page/head';
import { contentOf, siteServices } from '@forecourt/page/loader';
import { preload } from 'virtual:forecourt/fonts';
import { loadNavMakes } from './nav-makes.ts';
import type { RootData } from './root-data.ts';

export { middleware } from './content-redirects.ts';

/** Preloads the fonts that the theme names. */
export const links: LinksFunction = () => [
  ...preload.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The time of the request, so that server and browser render the same dates, the search key, the makes of the menu, and the site's link preview. */
export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const services = context.get(siteServices);
  const { site, origin, now, searchKey } = services;
  return {
    now: now.toISOString(),
    searchKey,
    ...(contentOf(services).hours.length > 0 && { specialHours: site.specialHours }),
    drafts: services.drafts ?? false,
    makes: await loadNavMakes(services),
    picture:
      site.sharePicture === null
        ? { url: `${origin}/icon-512.png`, width: 512, height: 512, alt: site.name }
        : sharePicture(origin, site.sharePicture, site.name),
  };
}

/** The layout depends on nothing that a navigation changes, so its loader need not run again. */
export function shouldRevalidate() {
  return false;
}
