import { lazyModule } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** One request for all pages, so that pages are recorded in order even if it loads slowly. */
const visitLog = lazyModule(() => import('../logic/visit.ts'));

/** Records the pages of this visit in this tab; they are sent only with a lead. */
export default function VisitRecorder() {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    const url = pathname + search;
    const referrer = arrived.current ? '' : document.referrer; // the referrer applies only to the first page of this document
    arrived.current = true;
    visitLog().then(
      ({ recordPage, pageBefore }) => recordPage(slug, url, pageBefore(referrer, window.location.origin)),
      () => undefined, // the lead is sent without its pages
    );
  }, [slug, pathname, search]);
  return null;
}
