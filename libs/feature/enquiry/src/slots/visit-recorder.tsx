import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Keeps the trail of this visit in this tab; it leaves the browser only with a lead. */
export default function VisitRecorder() {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = pathname + search;
    import('../logic/visit.ts').then(
      ({ recordPage }) => recordPage(() => window.sessionStorage, slug, url),
      () => undefined, // the lead goes without its trail
    );
  }, [slug, pathname, search]);
  return null;
}
