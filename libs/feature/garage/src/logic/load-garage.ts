import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import type { garage } from '../manifest.ts';

/** The server's data of the page of saved vehicles; the list itself is only in the browser. */
export function loadGarage({ site, now, origin, searchKey }: SiteServices) {
  const head: PageHead = {
    title: `My garage | ${site.name}`,
    description: `Vehicles of ${site.name} that you saved in this browser.`,
    canonical: `${origin}/${featureOptions<typeof garage>(site, 'garage')?.path ?? ''}`,
    noindex: true,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: 'My garage' }])],
  };
  return { head, now: now.toISOString(), searchKey };
}
