import { useSite } from '@forecourt/site-config/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const load = () => import('../logic/visit.ts');
let loading: ReturnType<typeof load> | undefined;

/** One promise for all pages: each waits its turn, however long the first one loads. */
const visitLog = () => (loading ??= load());

/** Keeps the trail of this visit in this tab; it leaves the browser only with a lead. */
export default function VisitRecorder() {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    const url = pathname + search;
    const referrer = arrived.current ? '' : document.referrer; // it tells of the first page of this document alone
    arrived.current = true;
    visitLog().then(
      ({ recordPage, pageBefore }) =>
        recordPage(() => window.sessionStorage, slug, url, pageBefore(referrer, window.location.origin)),
      () => undefined, // the lead goes without its trail
    );
  }, [slug, pathname, search]);
  return null;
}
