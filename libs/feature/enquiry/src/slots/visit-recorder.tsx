import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordPage } from '../logic/visit.ts';

/** Keeps the trail of this visit in this tab; it leaves the browser only with a lead. */
export default function VisitRecorder() {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => recordPage(() => window.sessionStorage, slug, pathname + search), [slug, pathname, search]);
  return null;
}
