import { redirect, useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { lazyModule } from '@forecourt/browser';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/search';
import { asksServer } from '../logic/asks-server.ts';
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
 * the page loads at the same time. Without a connection or an engine, words are a text query, whose failure the page reports.
 */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const island = loadIsland().catch(() => undefined); // The part itself handles the failure.
  const visit = currentVisit();
  const returning = visit && (await returningModule());
  const page = (returning && (await returning.returningPage(visit, url))) ?? serverLoader<typeof loader>();
  const asText = visit && wordsAsText(`${url.pathname}${url.search}`);
  try {
    const [loaded] = await Promise.all([page, island]);
    if (asText !== null && loaded.status === 'unavailable') throw redirect(asText);
    return loaded;
  } catch (error) {
    throw asText !== null && error instanceof TypeError ? redirect(asText) : error;
  }
}

/** The Retry-After header of a failed response. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export const shouldRevalidate = asksServer;

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
