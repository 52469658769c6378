import { fixedNow } from '@forecourt/fixtures';
import { searchSite } from '@forecourt/search-client';
import { SiteProvider } from '@forecourt/site-config/react';
import { formatSearchUrl, parseSearchUrl } from '@forecourt/stock-search';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchIsland } from '../island/SearchIsland.tsx';
import { listedFacets, pageRequests } from '../logic/parameters.ts';
import { pathCrumbs } from '../logic/path-heading.ts';
import { readAnswer } from '../logic/search-answer.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { answerSearch } from './engine.ts';
import { exampleSite } from './SearchPage.tsx';

const site = exampleSite({ facets: ['make', 'body'] });
const rules = searchSite(site);
/** Each page has a key of its own, so that pages of several tests share no cache. */
let keys = 0;

function load(url: string): AnsweredPage {
  const state = parseSearchUrl(url, rules);
  const requests = pageRequests(state, rules, { now: fixedNow, listed: listedFacets(site) });
  return {
    now: fixedNow.toISOString(),
    searchKey: `key ${keys}`,
    currentPath: state.currentPath,
    makes: [],
    heading: 'Stock',
    crumbs: pathCrumbs({ kind: 'types', path: state.currentPath, carTypes: [], refinements: {} }, 'Stock'),
    siteName: site.name,
    stock: { values: { make: ['Toyota', 'Mazda', 'Kia'], body: ['SUV', 'Sedan', 'Hatch'] }, bounds: {} },
    url: formatSearchUrl(state, rules),
    head: { title: 'Stock', description: '', canonical: url },
    answer: readAnswer(requests.map(answerSearch)),
    said: null,
    unread: {},
  };
}

function Page() {
  return <SearchIsland page={useLoaderData<AnsweredPage>()} />;
}

/** The search page in a router, as loaded from the server at a URL. */
export function livePage(url: string) {
  keys += 1;
  const router = createMemoryRouter(
    [
      {
        path: '/search/*',
        Component: Page,
        loader: ({ request }) => {
          const { pathname, search } = new URL(request.url);
          return load(`${pathname}${search}`);
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { initialEntries: [url], hydrationData: { loaderData: { '0': load(url) } } },
  );
  const element = (
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { element, router, address };
}
