import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import type { garage } from '../manifest.ts';

/** The server's data of the page of saved vehicles, the garage or the watchlist; the list itself is only in the browser. */
export function loadGarage(
  { site, now, origin, searchKey }: SiteServices,
  { isGarage }: { isGarage: boolean },
) {
  const options = featureOptions<typeof garage>(site, 'garage');
  const name = options?.name ?? '';
  const head: PageHead = {
    title: `${name} | ${site.name}`,
    description: `Vehicles of ${site.name} that you saved.`,
    canonical: origin + (isGarage ? `/${options?.path ?? ''}` : paths.watchlist()),
    noindex: true,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name }])],
  };
  return { head, now: now.toISOString(), searchKey, isGarage };
}
