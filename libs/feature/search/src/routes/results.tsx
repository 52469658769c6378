import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { HeadersArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { headMeta } from '@forecourt/site-config/head';
import { siteServices } from '@forecourt/site-config/loader';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/search';
import { loadResults } from '../logic/load-results.tsx';
import { ResultsPage } from '../ResultsPage.tsx';
import { SearchDown } from '../SearchDown.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a navigation in the browser asks for the data of a page under another address.
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadResults(context.get(siteServices), url.href);
}

/** Of an answer without results: when to try again. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** On its own path the page asks the engine itself; the loader is for the first sight of a path, and for plain words. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const words = nextUrl.searchParams.get('words');
  if (words !== null && words !== currentUrl.searchParams.get('words')) return defaultShouldRevalidate;
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Results() {
  const page = useLoaderData<typeof loader>();
  const now = useMemo(() => new Date(page.now), [page.now]);
  return (
    <SlotProvider filling={filling}>
      {page.status === 'unavailable' ? (
        <SearchDown heading={page.heading} />
      ) : (
        <ResultsPage key={page.currentPath} {...page} now={now} />
      )}
    </SlotProvider>
  );
}
