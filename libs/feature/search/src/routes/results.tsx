import { redirect, useLoaderData } from 'react-router';
import type {
  ClientLoaderFunctionArgs,
  HeadersArgs,
  LoaderFunctionArgs,
  MetaArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { lazyModule } from '@forecourt/browser';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { parsePlace } from '@forecourt/stock-search';
import filling from 'virtual:forecourt/slots/search';
import { loadResults } from '../logic/load-results.ts';
import { unpackPage } from '../logic/packed-page.ts';
import { searchMeta } from '../logic/search-meta.ts';
import { wordsAsText } from '../logic/words-url.ts';
import { currentVisit } from '../island/visit.ts';
import { ResultsPage, loadIsland } from '../ResultsPage.tsx';
import { SearchDown } from '../SearchDown.tsx';

const returningModule = lazyModule(() => import('../island/returning-page.ts'));

export function meta({ loaderData, location }: MetaArgs<typeof clientLoader>) {
  return searchMeta(loaderData, location);
}

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadResults(context.get(siteServices), url.href);
}

/**
 * A page of this visit needs no request to the server: its data is known, and its results are those of InstantSearch's client. The code of
 * the page loads at the same time. Without a connection words are a text query, whose failure the page reports.
 */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const island = loadIsland().catch(() => undefined); // The part itself handles the failure.
  const visit = currentVisit();
  const returning = visit && (await returningModule());
  const page = (returning && (await returning.returningPage(visit, url))) ?? serverLoader<typeof loader>();
  try {
    const [loaded] = await Promise.all([page, island]);
    return loaded;
  } catch (error) {
    const asText = visit && error instanceof TypeError ? wordsAsText(`${url.pathname}${url.search}`) : null;
    throw asText === null ? error : redirect(asText);
  }
}

/** The Retry-After header of a failed response. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/**
 * On the same path InstantSearch asks the engine; the loader is for another path, for plain-language words and for a place that must be
 * looked up.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const words = nextUrl.searchParams.get('words');
  const near = parsePlace(nextUrl.searchParams.get('near') ?? '');
  const isAsked =
    (words !== null && words !== currentUrl.searchParams.get('words')) || (near !== null && !near.point);
  return (isAsked || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;
}

export default function Results() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <SlotProvider filling={filling}>
      {loaded.status === 'unavailable' ? (
        <SearchDown heading={loaded.heading} />
      ) : (
        <ResultsPage page={unpackPage(loaded)} />
      )}
    </SlotProvider>
  );
}
