import { fixedNow } from '@forecourt/fixtures';
import { searchSite } from '@forecourt/search-client';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { formatSearchUrl, parseSearchUrl } from '@forecourt/stock-search';
import type { MouseEvent } from 'react';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchIsland } from '../island/SearchIsland.tsx';
import { listedFacets, pageRequests } from '../logic/parameters.ts';
import { pathCrumbs } from '../logic/path-heading.ts';
import { readAnswer } from '../logic/search-answer.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { answerSearch } from './engine.ts';
import { exampleSite } from './SearchPage.tsx';

/** The site of the live page. */
export const liveSite = exampleSite({ facets: ['make', 'body'] });
const rules = searchSite(liveSite);
type Overrides = Parameters<typeof SlotProvider>[0]['filling']['overrides'];

/** Each page has a key of its own, so that pages of several tests share no cache. */
let keys = 0;

function load(url: string): AnsweredPage {
  const state = parseSearchUrl(url, rules);
  const requests = pageRequests(state, rules, { now: fixedNow, listed: listedFacets(liveSite) });
  return {
    now: fixedNow.toISOString(),
    searchKey: `key ${keys}`,
    currentPath: state.currentPath,
    makes: [],
    heading: 'Stock',
    crumbs: pathCrumbs({ kind: 'types', path: state.currentPath, carTypes: [], refinements: {} }, 'Stock'),
    siteName: liveSite.name,
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
export function livePage(url: string, overrides: Overrides = {}) {
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
  /** Links are plain anchors, which the frame of a site turns into navigations of the router. */
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    void router.navigate(href);
  };
  const element = (
    <SiteProvider site={liveSite}>
      <div onClickCapture={follow}>
        <SlotProvider filling={{ contributions: {}, overrides }}>
          <RouterProvider router={router} />
        </SlotProvider>
      </div>
    </SiteProvider>
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { element, router, address };
}
