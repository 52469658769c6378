import { renderToString } from 'react-dom/server';
import { data, redirect } from 'react-router';
import { breadcrumbJsonLd } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { SearchUnavailable, searchSite, stockMakes } from '@forecourt/search-client';
import { canonicalSearch, parseSearchUrl, resolveSearchPath } from '@forecourt/stock-search';
import type { MakeEntry, SearchPath } from '@forecourt/stock-search';
import { pathHeading } from './path-heading.ts';
import { serverResults } from './server-results.tsx';
import { understandRequest } from './understand-request.ts';

/**
 * What the search page needs: the engine's first answer, the heading, and the words of the current path.
 * A path that stands for nothing is a 404; another spelling of a known path is redirected to its canonical form, and words to the
 * search that they mean.
 */
export async function loadResults(services: SiteServices, requestUrl: string) {
  const { site, fetch, searchKey, now, origin } = services;
  const options = featureOptions(site, 'search');
  const url = new URL(requestUrl);
  try {
    const makes = await stockMakes(site.slug, fetch, searchKey, now.getTime());
    const rules = searchSite(site, makes);
    const path = resolveSearchPath(url.pathname, rules.vocabulary ?? {});
    if (!path) throw data(null, { status: 404 });
    if (path.path !== url.pathname) throw redirect(`${path.path}${url.search}`, 308);
    const state = parseSearchUrl(`${url.pathname}${url.search}`, rules);
    const { redirectTo, said, placeProblem } = await understandRequest(services, url, state);
    if (redirectTo !== null) throw redirect(redirectTo, 302);
    const local = { ...rules, vocabulary: { ...rules.vocabulary, makes: makesOf(path, makes) } };
    const results = await serverResults({
      services,
      rules: local,
      currentPath: path.path,
      url: `${url.pathname}${url.search}`,
      render: renderToString,
    });
    const heading = pathHeading(path, site, options?.title ?? 'Search');
    const canonical = canonicalSearch(state, rules);
    return {
      status: 'ready' as const,
      now: now.toISOString(),
      searchKey,
      origin,
      currentPath: path.path,
      makes: local.vocabulary.makes,
      heading,
      results,
      said,
      placeProblem,
      head: headOf(heading, site.name, site.brand.description, origin, canonical.url, !canonical.indexable),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    const heading = options?.title ?? 'Search';
    return data(
      {
        status: 'unavailable' as const,
        now: now.toISOString(),
        heading,
        head: headOf(heading, site.name, site.brand.description, origin, url.pathname, true),
      },
      { status: 503, headers: { 'Retry-After': '30' } },
    );
  }
}

function makesOf(path: SearchPath, makes: readonly MakeEntry[]): MakeEntry[] {
  if (path.kind !== 'make' && path.kind !== 'model') return [];
  return makes.filter(({ slug }) => slug === path.make.slug);
}

function headOf(
  heading: string,
  siteName: string,
  description: string,
  origin: string,
  path: string,
  noindex: boolean,
): PageHead {
  return {
    title: `${heading} | ${siteName}`,
    description: `${heading} at ${siteName}. ${description}`,
    canonical: `${origin}${path}`,
    noindex,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: '/' }, { name: heading }])],
  };
}
