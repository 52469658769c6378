import { useLoaderData } from 'react-router';
import type {
  ClientLoaderFunctionArgs,
  HeadersArgs,
  LoaderFunctionArgs,
  MetaArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { parsePlace } from '@forecourt/stock-search';
import filling from 'virtual:forecourt/slots/search';
import { loadResults } from '../logic/load-results.ts';
import { isKnownPath } from '../logic/page-at.ts';
import { unpackPage } from '../logic/packed-page.ts';
import { returningPage } from '../logic/returning-page.ts';
import { searchMeta } from '../logic/search-meta.ts';
import { visit } from '../logic/visit-memory.ts';
import { ResultsPage } from '../ResultsPage.tsx';
import { SearchDown } from '../SearchDown.tsx';

export function meta({ loaderData, location }: MetaArgs<typeof clientLoader>) {
  return searchMeta(loaderData, location, visit);
}

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadResults(context.get(siteServices), url.href);
}

/** Restores a search of this visit from the cache, without a request. */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  return returningPage(`${url.pathname}${url.search}`, visit) ?? serverLoader<typeof loader>();
}

/** The Retry-After header of a failed response. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/**
 * On a known path the page queries the engine directly; the loader is for new paths, for plain-language words and for a place that
 * must be looked up.
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
  if (isAsked) return defaultShouldRevalidate;
  const known = currentUrl.pathname === nextUrl.pathname || isKnownPath(nextUrl.pathname, visit);
  return !known && defaultShouldRevalidate;
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
