import { useLoaderData } from 'react-router';
import type {
  ClientLoaderFunctionArgs,
  HeadersArgs,
  LoaderFunctionArgs,
  MetaArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { siteServices } from '@forecourt/site-config/loader';
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

// `url`, not `request.url`: a navigation in the browser asks for the data of a page under another address.
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadResults(context.get(siteServices), url.href);
}

/** Who comes back to a search of this visit finds it as it was, without asking anybody. */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  return returningPage(`${url.pathname}${url.search}`, visit) ?? serverLoader<typeof loader>();
}

/** Of an answer without results: when to try again. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/**
 * On a path that it knows the page asks the engine itself; the loader is for the first sight of a path, for plain words and for a
 * place that is still to be looked up.
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
