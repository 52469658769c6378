import { fixedNow } from '@forecourt/fixtures';
import type { SiteServices } from '@forecourt/page/loader';
import { searchSite, SearchUnavailable } from '@forecourt/search-client';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { formatSearchUrl, makeVocabulary, parseSearchUrl } from '@forecourt/stock-search';
import type { MouseEvent } from 'react';
import { createBrowserRouter, createMemoryRouter, redirect, useLoaderData, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchIsland } from '../island/SearchIsland.tsx';
import { asksServer } from '../logic/asks-server.ts';
import { packPage } from '../logic/packed-page.ts';
import { pageTitle } from '../logic/page-head.ts';
import { listedFacets, pageRequests } from '../logic/parameters.ts';
import { pathCrumbs } from '../logic/path-heading.ts';
import { readAnswer } from '../logic/search-answer.ts';
import { searchMeta } from '../logic/search-meta.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { understandRequest } from '../logic/understand-request.ts';
import { wordsAsText } from '../logic/words-url.ts';
import { answerSearch } from './engine.ts';
import { exampleSite } from './SearchPage.tsx';

/** The site of the live page. */
export const liveSite = exampleSite({ facets: ['make', 'body', 'price'] });
const makes = makeVocabulary(['Kia', 'Mazda', 'Toyota'].map((make) => ({ make, model: '' })));
/** The search rules of the live page, with the makes of its stock. */
export const liveRules = searchSite(liveSite, makes);
/** Bounds of the prices in stock, dollars. */
export const PRICES = { min: 10_000, max: 38_000 };
type Overrides = Parameters<typeof SlotProvider>[0]['filling']['overrides'];

/** Each page has a key of its own, so that pages of several tests share no cache. */
let keys = 0;

function load(url: string): AnsweredPage {
  const state = parseSearchUrl(url, liveRules);
  const requests = pageRequests(state, liveRules, { now: fixedNow, listed: listedFacets(liveSite) });
  return {
    now: fixedNow.toISOString(),
    searchKey: `key ${keys}`,
    currentPath: state.currentPath,
    makes,
    heading: 'Stock',
    crumbs: pathCrumbs({ kind: 'types', path: state.currentPath, carTypes: [], refinements: {} }, 'Stock'),
    siteName: liveSite.name,
    stock: {
      values: { make: ['Toyota', 'Mazda', 'Kia'], body: ['SUV', 'Sedan', 'Hatch'] },
      bounds: { price: PRICES },
    },
    url: formatSearchUrl(state, liveRules),
    head: { title: pageTitle('Stock', state.page, liveSite.name), description: '', canonical: url },
    answer: readAnswer(requests.map(answerSearch)),
    said: null,
    unread: {},
  };
}

/** The request of a navigation to the server: no question to the engine. */
const NAVIGATION = { method: 'POST', body: JSON.stringify({ searches: [] }) };

/** The loader of the route, with the words and the place of the address. Its request and its questions to the engine are those of `fetch`. */
async function loadWords(url: URL): Promise<AnsweredPage> {
  const path = `${url.pathname}${url.search}`;
  const services: SiteServices = {
    ...{ site: liveSite, now: fixedNow, nonce: null, origin: url.origin, searchKey: `key ${keys}` },
    fetch: (asked: string, init?: RequestInit) => fetch(asked, init),
  };
  const asText = wordsAsText(path);
  const state = parseSearchUrl(path, liveRules);
  try {
    if (asText !== null || state.near?.point === null) await fetch(path, NAVIGATION);
    const { redirectTo, said } = await understandRequest(services, url, state);
    if (redirectTo !== null) throw redirect(redirectTo);
    return { ...load(path), said };
  } catch (error) {
    const isDown = error instanceof SearchUnavailable || error instanceof TypeError;
    throw isDown && asText !== null ? redirect(asText) : error;
  }
}

/** The page with the title that the route gives it. */
function Page() {
  const page = useLoaderData<AnsweredPage>();
  const location = useLocation();
  const title = searchMeta(packPage(page), location).find((tag) => 'title' in tag);
  return (
    <div data-rendered={`${location.pathname}${location.search}`}>
      {title && <title>{String(Reflect.get(title, 'title'))}</title>}
      <SearchIsland page={page} />
    </div>
  );
}

type PageRouter = ReturnType<typeof createMemoryRouter>;

/** A router in memory that tells of Back and Forward as a window does, after the router has heard of it. */
function withPopState(router: PageRouter): PageRouter {
  const { navigate } = router;
  async function moved(...to: Parameters<PageRouter['navigate']>): Promise<void> {
    const arrived = Reflect.apply(navigate, router, to);
    if (typeof to[0] === 'number') window.dispatchEvent(new PopStateEvent('popstate'));
    await arrived;
  }
  return Object.assign(router, { navigate: moved });
}

/** The search page as the server answers a reload of a URL: after its redirects, and with the reading of its words. */
export async function reloadedPage(url: string) {
  const loaded = await loadWords(new URL(url, 'https://dealer.example')).catch((error: unknown) => error);
  if (!(loaded instanceof Response)) return livePage(url, {}, { said: Object(loaded).said ?? null });
  return livePage(loaded.headers.get('location') ?? url);
}

/** The search page in a router, as loaded from the server at a URL; `inBrowser` with the history of the window. */
export function livePage(
  url: string,
  overrides: Overrides = {},
  { said = null, inBrowser = false }: Pick<Partial<AnsweredPage>, 'said'> & { inBrowser?: boolean } = {},
) {
  keys += 1;
  const routes = [
    {
      path: '/search/*',
      Component: Page,
      loader: ({ request }: { request: Request }) => loadWords(new URL(request.url)),
      shouldRevalidate: asksServer,
    },
  ];
  const hydrationData = { loaderData: { '0': { ...load(url), said } } };
  if (inBrowser) window.history.replaceState(null, '', url);
  const router = inBrowser
    ? createBrowserRouter(routes, { hydrationData })
    : withPopState(createMemoryRouter(routes, { initialEntries: [url], hydrationData }));
  /** Links are plain anchors, which the frame of a site turns into navigations of the router, after all handlers of the page. */
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    void router.navigate(href);
  };
  const element = (
    <SiteProvider site={liveSite}>
      <div onClick={follow}>
        <SlotProvider filling={{ contributions: {}, overrides }}>
          <RouterProvider router={router} />
        </SlotProvider>
      </div>
    </SiteProvider>
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  /** The address that React has rendered, later than the router has it. */
  const rendered = () => document.querySelector('[data-rendered]')?.getAttribute('data-rendered');
  return { element, router, address, rendered };
}
