import { paths } from '@forecourt/site-config';
import { breadcrumbJsonLd } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';

/** What the page of saved vehicles needs before the visitor's browser says what they are. */
export function loadGarage({ site, now, origin, searchKey }: SiteServices) {
  const head: PageHead = {
    title: `My garage | ${site.name}`,
    description: `Vehicles of ${site.name} that you saved in this browser.`,
    canonical: `${origin}/${featureOptions(site, 'garage')?.path ?? ''}`,
    noindex: true,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: 'My garage' }])],
  };
  return { head, now: now.toISOString(), searchKey };
}
