import { PartBoundary, lazyPart } from '@forecourt/browser';
import { Link } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

const ErrorPage = lazyPart(async () => (await import('./ErrorPage.tsx')).ErrorPage);

/** What is shown for an error: by the status of the server's answer, or that the browser got no answer. */
export function SiteError() {
  const error = useRouteError();
  const isAnswer = isRouteErrorResponse(error);
  // False while the server's page is hydrated: the server had a connection.
  const isOffline = useSyncExternalStore(
    neverChanges,
    () => !isAnswer && (!navigator.onLine || isLostRequest(error)),
    () => false,
  );
  if (isOffline) return <NoConnection />;
  const status = isAnswer ? error.status : 500;
  return (
    <PartBoundary
      fallback={status === 404 ? null : <p className="container-site py-14">This page could not be shown.</p>}
    >
      <ErrorPage status={status} />
    </PartBoundary>
  );
}

const neverChanges = () => () => undefined;

/** What `fetch` throws without a connection, in Chrome, Safari and Firefox. A bug of the code is a `TypeError` too, with other words. */
const isLostRequest = (error: unknown): boolean =>
  error instanceof TypeError && /^(Failed to fetch|Load failed|NetworkError)/.test(error.message);

/** Not lazy: without a connection its code could not be loaded. Loads the page by itself when the connection is back. */
function NoConnection() {
  const { name } = useSite();
  useEffect(() => {
    // An empty address is that of this page, and is always a GET.
    const retry = () => location.replace('');
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <div className="container-site py-14">
      <title>{`Page not loaded | ${name}`}</title>
      <h1>This page didn’t load.</h1>
      <p className="my-4">Check your internet connection, then try again.</p>
      <Link href="" className="underline">
        Try again
      </Link>
    </div>
  );
}
